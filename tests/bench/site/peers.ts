import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { restFolder } from '../../../src/site/links';
import released from '../../../versions.json';
import { rootDir } from '../../support/paths';
import { install } from './install';
import { forStarlight, forStock } from './markdown';
import type { SiteKey } from './options';
import { type Cost, measured } from './processes';
import { latest } from './settings';

/** A site that can be built and measured. */
export interface Site {
  name: string;
  /** The folder of the built site. */
  outDir: string;
  /** Path of a page of the latest version. */
  path: (page: string) => string;
  /** Whether the folder holds a build; a peer's is of the sources as they are now. */
  isBuilt: () => boolean;
  build: () => Promise<Cost>;
  /** Removes what a build keeps for the next one. */
  makeCold: () => Promise<void>;
}

/** The sources of a site: text by path. */
type Files = Map<string, string>;

/** How a peer is made. Paths are below its folder. */
interface Recipe {
  name: string;
  /** The folder of a second site of the same peer, below the one that the peer is installed in. */
  folder?: string;
  files: Files;
  outDir: string;
  /** Folders of sources and caches, which hold nothing else. */
  sources: readonly string[];
  caches: readonly string[];
  path: (page: string) => string;
  command: readonly [string, ...string[]];
  env?: Record<string, string>;
}

const latestFolder = join(rootDir, `versioned_docs/version-${latest}`);
const moduleOf = (value: unknown): string => `export default ${JSON.stringify(value)};\n`;

async function remove(dir: string, paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => rm(join(dir, path), { recursive: true, force: true })));
}

/** Reads the Markdown below a folder; of the docs, without the REST reference, which is made by components of this site. */
async function markdownOf(
  from: string,
  to: string,
  rewrite: (markdown: string) => string,
  { extension, withRest = false }: { extension?: string; withRest?: boolean } = {},
): Promise<Files> {
  const files: Files = new Map();
  for (const file of (await readdir(from, { recursive: true })).sort()) {
    if (/\.mdx?$/.test(file) && (withRest || !file.startsWith(restFolder))) {
      const target = extension ? file.replace(/\.mdx?$/, extension) : file;
      files.set(join(to, target), rewrite(await readFile(join(from, file), 'utf8')));
    }
  }
  return files;
}

/** This site as it is: all versions, REST reference, blog, pages, search, cards, Markdown exports. */
const ownSite: Site = {
  name: 'this site',
  outDir: join(rootDir, 'build'),
  path: (page) => `/docs/latest/${page}`,
  isBuilt: () => existsSync(join(rootDir, 'build/index.html')),
  build: () => measured('npm', ['run', 'docusaurus', 'build'], { cwd: rootDir }),
  makeCold: () => remove(rootDir, ['build', '.docusaurus', 'node_modules/.cache']),
};

/** Writes a peer's sources into its folder. */
async function peer(key: Exclude<SiteKey, 'this'>, recipe: Recipe): Promise<Site> {
  const { name, files, outDir, sources, caches, path, env } = recipe;
  const [command, ...args] = recipe.command;
  const dir = join(await install(key), recipe.folder ?? '');
  await remove(dir, sources);
  for (const [file, text] of files) {
    await mkdir(dirname(join(dir, file)), { recursive: true });
    await writeFile(join(dir, file), text);
  }
  const builtFrom = join(dir, 'built-from');
  const hash = createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex');
  return {
    name,
    outDir: join(dir, outDir),
    path,
    isBuilt: () =>
      existsSync(join(dir, outDir, 'index.html')) &&
      existsSync(builtFrom) &&
      readFileSync(builtFrom, 'utf8') === hash,
    async build() {
      const cost = await measured(command, args, { cwd: dir, ...(env && { env }) });
      await writeFile(builtFrom, hash);
      return cost;
    },
    makeCold: () => remove(dir, ['built-from', outDir, ...caches]),
  };
}

/** The blog's posts, authors, and tags as stock Docusaurus reads them. */
async function stockBlog(): Promise<Files> {
  const files = await markdownOf(join(rootDir, 'blog'), 'blog', forStock);
  for (const data of ['authors.yml', 'tags.yml']) {
    files.set(`blog/${data}`, await readFile(join(rootDir, 'blog', data), 'utf8'));
  }
  return files;
}

/**
 * The files of stock Docusaurus with the classic preset, all fast flags, and all versions.
 *
 * @param isWhole whether it has as many pages as this site: a page for each REST operation, if only of words, and the blog.
 */
async function stockFiles(isWhole: boolean): Promise<Files> {
  const rest = { withRest: isWhole };
  const config = {
    title: 'Stock',
    url: 'https://stock.example',
    baseUrl: '/',
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    markdown: { hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' } },
    future: { v4: true, faster: true },
    presets: [
      [
        'classic',
        {
          blog: isWhole && { onUntruncatedBlogPosts: 'ignore' },
          docs: { lastVersion: latest, versions: { [latest]: { path: 'latest' } } },
        },
      ],
    ],
    themeConfig: {
      navbar: {
        title: 'Stock',
        items: [
          // The navbar of the classic template names the blog as well.
          ...(isWhole ? [{ to: '/blog', label: 'Blog' }] : []),
          { type: 'docsVersionDropdown' },
        ],
      },
    },
  };
  const sidebar = { docs: [{ type: 'autogenerated', dirName: '.' }] };
  const files: Files = new Map([
    ['docusaurus.config.mjs', moduleOf(config)],
    ['src/pages/index.md', '# Stock\n'],
    ['versions.json', JSON.stringify(released)],
    ...(await markdownOf(join(rootDir, 'docs'), 'docs', forStock, rest)),
    ...(isWhole ? await stockBlog() : []),
  ]);
  for (const version of released) {
    const folder = `versioned_docs/version-${version}`;
    files.set(`versioned_sidebars/version-${version}-sidebars.json`, JSON.stringify(sidebar));
    for (const [file, text] of await markdownOf(join(rootDir, folder), folder, forStock, rest)) {
      files.set(file, text);
    }
  }
  return files;
}

/** Stock Docusaurus with the hand-written documentation, or with as many pages as this site. */
export async function stockSite(isWhole: boolean): Promise<Site> {
  return peer('stock', {
    name: isWhole ? 'stock Docusaurus, with REST pages and blog' : 'stock Docusaurus',
    ...(isWhole && { folder: 'whole' }),
    files: await stockFiles(isWhole),
    outDir: 'build',
    sources: ['docs', 'blog', 'versioned_docs', 'versioned_sidebars'],
    caches: ['.docusaurus', 'node_modules/.cache'],
    path: (page) => `/docs/latest/${page}`,
    command: ['npx', 'docusaurus', 'build'],
  });
}

async function starlightSite(): Promise<Site> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isNew = major > 22 || (major === 22 && minor >= 12);
  const files = await markdownOf(latestFolder, 'src/content/docs', forStarlight, {
    extension: '.mdx',
  });
  files.set(
    'astro.config.mjs',
    `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({ integrations: [starlight({ title: 'Starlight' })] });\n`,
  );
  files.set(
    'src/content.config.ts',
    `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };\n`,
  );
  return peer('starlight', {
    name: 'Starlight',
    files,
    outDir: 'dist',
    sources: ['src'],
    caches: ['.astro', 'node_modules/.astro'],
    path: (page) => `/${page}/`,
    command: [isNew ? 'node' : 'node_modules/.bin/node', 'node_modules/.bin/astro', 'build'],
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
  });
}

const makers: Record<SiteKey, () => Promise<Site>> = {
  this: async () => ownSite,
  stock: () => stockSite(false),
  starlight: starlightSite,
};

/** Makes a site ready to be built. */
export const makeSite = (key: SiteKey): Promise<Site> => makers[key]();
