// The build that browsers load has no types of its own.
declare module 'algoliasearch/dist/lite/builds/browser.js' {
  export * from 'algoliasearch/lite';
}
