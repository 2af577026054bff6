// One import for the generated pages.
import './columns.css';
import './methods.css';

export { Callbacks, Notes, Parameters, RequestBody, Response, SharedType } from './Body';
export { default as Description } from './Description';
export { default as Endpoint } from './Endpoint';
export { ResponseSamples, Samples } from './Samples';
