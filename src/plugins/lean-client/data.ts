/** A version of the documentation in the data that the docs plugin gives to every page. */
interface DocsVersion {
  path: string;
  isLast: boolean;
  mainDocId: string;
  docs: Doc[];
  [key: string]: unknown;
}

interface Doc {
  id: string;
  path: string;
  sidebar?: string;
}

/** What plugins give to every page, by plugin and its id. */
export type GlobalData = Record<string, Record<string, unknown>>;

const docsPlugin = 'docusaurus-plugin-content-docs';

const isDocsData = (data: unknown): data is { versions: DocsVersion[] } =>
  typeof data === 'object' &&
  data !== null &&
  'versions' in data &&
  Array.isArray(data.versions) &&
  data.versions.every((version) => Array.isArray(version.docs));

/** Parts of the configuration that only the build reads. */
const ofTheBuild = [
  'organizationName',
  'projectName',
  'presets',
  'plugins',
  'themes',
  'clientModules',
  'headTags',
  'scripts',
  'stylesheets',
  'markdown',
  'staticDirectories',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
];

/** Parts of a theme's configuration that only the server reads: code is coloured by the build, and the footer is its HTML. */
const ofTheServer = ['prism', 'footer'];

const without = (keys: readonly string[], values: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)));

/** The parts of a configuration that its browser's form changes. */
interface SiteConfig {
  themeConfig: object;
  future: { experimental_router: unknown };
}

/** Leaves out of a configuration what only the build and the server read. */
export function leanConfig(config: SiteConfig): Record<string, unknown> {
  const { themeConfig, future } = config;
  return {
    ...without(ofTheBuild, config),
    themeConfig: without(ofTheServer, themeConfig),
    future: { experimental_router: future.experimental_router },
  };
}

/** Leaves out of the site's metadata the versions of plugins; the framework's own is a `<meta>` of each page. */
export const leanMetadata = <T extends object>(metadata: T): T => ({
  ...metadata,
  pluginVersions: {},
});

/**
 * Leaves of the older versions' lists of pages the main one, which the navbar leads to; the rest comes with the documentation,
 * whose version menu needs it. The last version's list stays: an item of the navbar may be a page of it, and a page that isn't
 * found looks for itself there.
 *
 * @throws Error when the docs plugin's data has another shape.
 */
export function leanGlobalData(globalData: GlobalData): GlobalData {
  const instances = Object.entries(globalData[docsPlugin] ?? {}).map(([id, data]) => {
    if (!isDocsData(data)) {
      throw new Error(
        `The data of ${docsPlugin} "${id}" has no list of pages in each version: this version of Docusaurus keeps it another way. Adapt src/plugins/lean-client.`,
      );
    }
    const versions = data.versions.map((version) => ({
      ...version,
      docs: version.docs.filter((doc) => version.isLast || doc.id === version.mainDocId),
    }));
    return [id, { ...data, versions }];
  });
  return { ...globalData, [docsPlugin]: Object.fromEntries(instances) };
}

/** Writes a page as briefly as its address allows: most are at their version's path and their own id. */
const brief = ({ id, path, sidebar }: Doc, version: DocsVersion): unknown[] =>
  path === `${version.path}/${id}` ? [id, sidebar ?? ''] : [id, sidebar ?? '', path];

const json = (value: unknown): string => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;

/** Returns the lists of pages of each instance of the docs plugin, one for each version; `false` for a version left out. */
const briefLists = (
  globalData: GlobalData,
  isListed: (version: DocsVersion) => boolean,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(globalData[docsPlugin] ?? {}).map(([id, data]) => [
      id,
      isDocsData(data)
        ? data.versions.map(
            (version) => isListed(version) && version.docs.map((doc) => brief(doc, version)),
          )
        : [],
    ]),
  );

/** Writes what puts lists of pages, written briefly, into the browser's `globalData`. */
const putInto = (lists: Record<string, unknown>): string =>
  `for (const [id, lists] of Object.entries(${json(lists)})) {
  globalData['${docsPlugin}'][id].versions.forEach((version, index) => {
    if (lists[index]) {
      version.docs = lists[index].map(([id, sidebar, path = version.path + '/' + id]) => ({ id, path, sidebar: sidebar || undefined }));
    }
  });
}
`;

/** Writes the module of what plugins give to every page, as `leanGlobalData` leaves it. */
export function globalDataModule(globalData: GlobalData): string {
  const lean = leanGlobalData(globalData);
  const lists = briefLists(lean, () => true);
  for (const data of Object.values(lean[docsPlugin] ?? {}).filter(isDocsData)) {
    for (const version of data.versions) {
      version.docs = [];
    }
  }
  return `const globalData = ${JSON.stringify(lean)};\n${putInto(lists)}export default globalData;\n`;
}

/** Writes the module that puts back the pages that `leanGlobalData` left out. */
export const allDocsModule = (globalData: GlobalData): string =>
  `import globalData from '@generated/globalData';\n${putInto(briefLists(globalData, ({ isLast }) => !isLast))}`;

/** Leaves out of what a version's readers get of it the titles and descriptions of its pages: only DocCard reads them. */
export function leanVersion(props: Record<string, unknown>): Record<string, unknown> {
  const { version } = props;
  return typeof version === 'object' && version !== null && 'docs' in version
    ? { ...props, version: { ...version, docs: {} } }
    : props;
}
