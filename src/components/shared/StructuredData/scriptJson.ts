/** Writes data as JSON inside a script element: a `<` in a text must not end the script. */
export const scriptJson = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');
