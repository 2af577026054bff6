/** Loaders by chunk name, which tests replace. */
export const chunks: Record<string, () => Promise<unknown>> = {};

const entry = (name: string) => [() => chunks[name]?.() ?? Promise.reject(name), name, name];

export default { good: entry('good'), bad: entry('bad') };
