// @ts-check
/** What a build sends the process that started it when all pages and scripts are written. */
export const rendered = 'rendered';
