import { describe, expect, it } from 'vitest';
import {
  allDocsModule,
  globalDataModule,
  leanConfig,
  leanGlobalData,
  leanMetadata,
  leanVersion,
} from '../../src/plugins/lean-client/data';

const docs = 'docusaurus-plugin-content-docs';
const version = (path: string, isLast: boolean, more: object[] = []) => ({
  path,
  isLast,
  mainDocId: 'index',
  docs: [
    { id: 'overview', path: `${path}/overview`, sidebar: 'docs' },
    { id: 'index', path: `${path}/`, sidebar: 'docs' },
    ...more,
  ],
});
const globalData = {
  [docs]: {
    default: {
      path: '/docs',
      versions: [
        version('/docs/latest', true),
        version('/docs/0.5.0', false),
        version('/docs/next', false, [
          { id: 'hidden', path: '/docs/next/hidden', sidebar: undefined },
        ]),
      ],
    },
  },
  other: { default: { kept: true } },
};

describe('the data of the lean client', () => {
  it('has all pages of the last version, and of others the one that the navbar leads to', () => {
    const lean = leanGlobalData(globalData);
    expect(lean.other).toEqual(globalData.other);
    expect(lean).toMatchObject({
      [docs]: {
        default: {
          versions: [
            { docs: [{ path: '/docs/latest/overview' }, { path: '/docs/latest/' }] },
            { docs: [{ path: '/docs/0.5.0/' }] },
            { docs: [{ path: '/docs/next/' }] },
          ],
        },
      },
    });
    expect(JSON.stringify(lean)).not.toContain('0/overview');
  });

  it('is written briefly, and read in the browser as it was', () => {
    const code = globalDataModule(globalData).replace('export default globalData;', '');
    expect(new Function(`${code} return globalData;`)()).toEqual(leanGlobalData(globalData));
    expect(code).not.toContain('"path":"/docs/latest/overview"');
    expect(leanGlobalData(globalData)).toMatchObject({ [docs]: { default: { path: '/docs' } } });
  });

  it('gets back all pages with the documentation', () => {
    const code = allDocsModule(globalData).replace(/^import .*;$/m, '');
    const restored = structuredClone(leanGlobalData(globalData));
    new Function('globalData', code)(restored);
    expect(restored).toEqual(globalData);
    expect(leanGlobalData(globalData)).not.toEqual(globalData);
  });

  it('names the plugin when its data has another shape', () => {
    expect(() => leanGlobalData({ [docs]: { second: { versions: [{ pages: [] }] } } })).toThrow(
      `The data of ${docs} "second" has no list of pages`,
    );
  });

  it('has no part of the configuration that only the build and the server read', () => {
    const config = {
      title: 'Site',
      themeConfig: { navbar: {}, prism: {}, footer: {} },
      future: { v4: {}, experimental_router: 'browser' },
      presets: [],
      onBrokenLinks: 'warn',
    };
    expect(leanConfig(config)).toEqual({
      title: 'Site',
      themeConfig: { navbar: {} },
      future: { experimental_router: 'browser' },
    });
    expect(leanMetadata({ docusaurusVersion: '3', pluginVersions: { a: {} } })).toEqual({
      docusaurusVersion: '3',
      pluginVersions: {},
    });
  });

  it("has a version's sidebars without the descriptions of its pages", () => {
    expect(
      leanVersion({ version: { docsSidebars: { docs: [] }, docs: { a: { title: 'A' } } } }),
    ).toEqual({ version: { docsSidebars: { docs: [] }, docs: {} } });
    expect(leanVersion({ other: 1 })).toEqual({ other: 1 });
  });
});
