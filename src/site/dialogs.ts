/** What opens over a page. A button of any part of the site opens one by this attribute, with its name as the value. */
export const opensDialog = 'data-opens-dialog';

export const dialogNames = ['image', 'keys', 'sample-values'] as const;

export type DialogName = (typeof dialogNames)[number];

/** Words of every dialog, and of the pictures that open one. */
export const dialogs = { close: 'Close', enlarge: 'Enlarge: {picture}' } as const;
