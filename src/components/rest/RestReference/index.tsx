// One import for the generated pages.
import './sidebar.css';

export { default as Endpoint } from './Endpoint';
export { default as Parameters } from './Parameters';
export { default as RequestBody } from './RequestBody';
export { default as Response } from './Response';
export { default as Samples } from './Samples';
export { default as SharedType } from './SharedType';
