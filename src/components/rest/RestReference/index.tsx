// One import for the generated pages.
import './methods.css';

export { Parameters, RequestBody, Response, SharedType } from './Body';
export { Lead, Main, Operation, Side } from './Columns';
export { default as Endpoint } from './Endpoint';
export { ResponseSamples, Samples } from './Samples';
