// One import for the generated pages.
import './methods.css';

export { Lead, Main, Operation, Side } from './Columns';
export { default as Endpoint } from './Endpoint';
export { default as Parameters } from './Parameters';
export { default as RequestBody } from './RequestBody';
export { default as Response } from './Response';
export { default as ResponseSamples } from './ResponseSamples';
export { default as Samples } from './Samples';
export { default as SharedType } from './SharedType';
