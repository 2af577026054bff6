/** What opens over a page, one chunk that is loaded with the first of them. */
export { default as ImageDialog } from './ImageDialog';
export { default as KeysDialog } from './KeysDialog';
export { default as SampleValuesDialog } from './SampleValuesDialog';
