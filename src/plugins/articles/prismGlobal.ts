// Prism's language files extend a global; this module sets it before they are read.
import { Prism } from 'prism-react-renderer';

Object.assign(globalThis, { Prism });

export { Prism };
