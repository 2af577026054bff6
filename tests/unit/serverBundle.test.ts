import { describe, expect, it } from 'vitest';
import serverBundlePlugin from '../../src/plugins/server-bundle';

type Configure = NonNullable<ReturnType<typeof serverBundlePlugin>['configureWebpack']>;

const configured = (isServer: boolean): unknown => {
  const [config, , utils, content] = [
    {},
    isServer,
    {},
    undefined,
  ] as unknown as Parameters<Configure>;
  return serverBundlePlugin().configureWebpack?.(config, isServer, utils, content);
};

describe('the code that renders pages', () => {
  it('comes in one file, without work that only minified code needs', () => {
    expect(configured(true)).toEqual({
      module: { parser: { javascript: { dynamicImportMode: 'eager' } } },
      optimization: {
        innerGraph: false,
        mangleExports: false,
        realContentHash: false,
        usedExports: false,
      },
    });
  });

  it('comes page by page for browsers', () => {
    expect(configured(false)).toEqual({});
  });
});
