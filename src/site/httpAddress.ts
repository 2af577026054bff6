/** `URL.canParse`, which browsers have since Chrome 120 and Safari 17. */
function canParse(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}

/** Tells whether a text is a whole http(s) address. */
export const isHttpAddress = (text: string): boolean =>
  /^https?:\/\/[^\s/]\S*$/.test(text) && canParse(text);
