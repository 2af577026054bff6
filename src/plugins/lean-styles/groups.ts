import { readFileSync, writeFileSync } from 'node:fs';
import type { Plugin } from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** A style file that some pages load beside `styles`, which all load. */
interface StyleGroup {
  name: string;
  /** Paths of its sources. */
  test: RegExp;
}

/** What both landing pages and articles show: of two files it would be in one, and the pages of the other would load both. */
const shared = /src[\\/](components[\\/]Diagram|theme[\\/](CodeBlock|TabItem|Tabs))[\\/]/;

/** Parts of the home page. Other landing pages show most of them, too. */
const landingComponents = [
  'ButtonLink',
  'Card',
  'CatalogTree',
  'CodeSamples',
  'CopyLine',
  'Hero',
  'Icon',
  'Metrics',
  'PillNav',
  'Section',
  'SignUpForm',
];
/** Parts of other pages that are no articles. */
const pageComponents = [
  'AnnouncementSpecimen',
  'FactTable',
  'JobList',
  'JobPage',
  'Specimens',
  'Split',
  'Timeline',
];

const inComponents = (names: readonly string[]): RegExp =>
  new RegExp(`src[\\\\/]components[\\\\/](${names.join('|')})[\\\\/]`);

/**
 * The first that fits a source takes it, if no page loads it from the start: that stays in `styles`. The order of the files is
 * another after each way through the site, so rules of two groups must not set the same thing on one element.
 */
export const styleGroups: readonly StyleGroup[] = [
  { name: 'search', test: /@docsearch|src[\\/]components[\\/]Search(PopUp|Results)[\\/]/ },
  { name: 'landing', test: inComponents(landingComponents) },
  { name: 'pages', test: inComponents(pageComponents) },
  { name: 'reading', test: new RegExp(`^(?!.*${shared.source})`) },
];

/** Has the bundler write the style files of the groups beside the framework's single one. */
export function splitStyles({ optimization }: Configuration): void {
  const { splitChunks } = optimization ?? {};
  const { cacheGroups } = splitChunks || {};
  const single = cacheGroups?.styles;
  if (typeof single !== 'object' || single instanceof RegExp || cacheGroups === undefined) {
    throw new Error(
      'The bundler has no cache group "styles": this version of Docusaurus divides styles another way. Adapt src/plugins/lean-styles.',
    );
  }
  for (const [index, { name, test }] of styleGroups.entries()) {
    cacheGroups[name] = {
      ...single,
      name,
      test,
      chunks: 'async',
      priority: (single.priority ?? 0) + styleGroups.length - index,
    };
  }
}

/** What the framework writes about a browser bundle, for the pages' links and scripts. */
interface ClientManifest {
  /** Chunks by what they are asked for. */
  origins: Record<string, (string | number)[]>;
}

/** As much of the bundler's compilation as tells which styles come with a module. */
interface Compilation {
  chunkGroups: readonly {
    isInitial: () => boolean;
    origins: readonly { request?: string | null }[];
    chunks: readonly { id?: string | number | null; files: ReadonlySet<string> }[];
  }[];
}

/** Returns the chunks of styles that come with each module that is imported when it is needed, by the import's words. */
export function stylesByRequest({ chunkGroups }: Compilation): Record<string, (string | number)[]> {
  const found: Record<string, (string | number)[]> = {};
  for (const { origins, chunks } of chunkGroups.filter((group) => !group.isInitial())) {
    const ids = chunks
      .filter(({ files }) => [...files].some((file) => file.endsWith('.css')))
      .flatMap(({ id }) => id ?? []);
    for (const request of origins.flatMap((origin) => origin.request ?? [])) {
      found[request] = [...new Set([...(found[request] ?? []), ...ids])];
    }
  }
  return found;
}

/**
 * Makes every page link the styles of its parts. The framework looks modules up by their imports, and its manifest names
 * chunks only: this adds the imports.
 */
export class LinkStylesPlugin {
  constructor(private readonly manifestFile: string) {}

  apply(compiler: {
    hooks: { afterEmit: { tap: (name: string, run: (compilation: Compilation) => void) => void } };
  }): void {
    compiler.hooks.afterEmit.tap('LinkStylesPlugin', (compilation) => {
      const manifest = JSON.parse(readFileSync(this.manifestFile, 'utf8')) as ClientManifest;
      Object.assign(manifest.origins, stylesByRequest(compilation));
      writeFileSync(this.manifestFile, JSON.stringify(manifest));
    });
  }
}
