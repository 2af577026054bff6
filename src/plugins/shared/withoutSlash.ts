/** Returns an address without the slash at its end. */
export const withoutSlash = (address: string): string => address.replace(/\/$/, '');
