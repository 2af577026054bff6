/** What the framework's client uses of TypeScript's helpers (src/plugins/start). */
export { __importDefault } from 'tslib';
