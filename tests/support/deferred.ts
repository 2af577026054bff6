/** Creates a promise that a test settles. */
export function deferred<T>() {
  let settle: { resolve: (value: T) => void; reject: (error: Error) => void } = {
    resolve: () => {},
    reject: () => {},
  };
  const promise = new Promise<T>((resolve, reject) => {
    settle = { resolve, reject };
  });
  return { promise, ...settle };
}
