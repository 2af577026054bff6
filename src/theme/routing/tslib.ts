/** What `@docusaurus/utils-common` uses of tslib, which comes whole otherwise. */
export function __importDefault(module: { __esModule?: boolean }): object {
  return module.__esModule ? module : { default: module };
}
