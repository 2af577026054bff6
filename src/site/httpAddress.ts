/** Tells whether a text is a whole http(s) address. */
export const isHttpAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/]\S*$/.test(text) && URL.canParse(text);
