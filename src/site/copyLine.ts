/** Words of a command with a button that copies it. */
export const copyLine = {
  copy: 'Copy',
  copied: 'Copied',
  refused: 'Copying is not allowed here: select the text instead',
} as const;
