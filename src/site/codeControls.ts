/** Words of the buttons of code that `src/client/controls` gives life to; those of stock code blocks are the framework's. */
export const codeControls = {
  copyPath: 'Copy path',
  refused: 'Copying is not allowed here. The code is selected: copy it with the keyboard.',
  run: 'Run',
  runHere: 'Run in the sandbox of this page',
} as const;
