/** What the framework's client uses of TypeScript's helpers (src/plugins/bundler). */
export { __importDefault } from 'tslib';
