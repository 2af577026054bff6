import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import manifest from '../../../package.json';
import { restFolder } from '../../../src/site/links';
import released from '../../../versions.json';
import { rootDir } from '../../support/paths';
import { latest } from '../../support/versions';
import { forStarlight, forStock } from './markdown';

/** Peers are installed here, apart from what the site depends on. */
const cacheFolder = process.env.BENCH_CACHE ?? join(homedir(), '.cache/gravitino-website-bench');

const { dependencies } = manifest;

/** What is compared, at versions that stay the same until somebody changes them here. */
const packages = {
  stock: {
    '@docusaurus/core': dependencies['@docusaurus/core'],
    '@docusaurus/faster': dependencies['@docusaurus/faster'],
    '@docusaurus/preset-classic': dependencies['@docusaurus/preset-classic'],
    '@mdx-js/react': dependencies['@mdx-js/react'],
    react: dependencies.react,
    'react-dom': dependencies['react-dom'],
  },
  // Astro 7 asks for Node 22.12: it brings its own Node along.
  starlight: { astro: '7.3.5', '@astrojs/starlight': '0.42.4', node: '22.23.3' },
} as const;

/** The site's own pins hold for the stock site as well: same bundler, same compiler. */
const overrides = manifest.overrides;

/** Runs a command to its end. @throws Error with what it printed when it fails. */
async function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<void> {
  await promisify(execFile)(command, args, {
    cwd,
    env: { ...process.env, NO_COLOR: '1', ...env },
    maxBuffer: 2 ** 26,
  });
}

/**
 * Installs a peer below the cache, once for each set of versions.
 *
 * @returns its folder.
 * @throws Error when npm can't.
 */
async function install(name: keyof typeof packages): Promise<string> {
  const dir = join(cacheFolder, name);
  const file = join(dir, 'package.json');
  const wanted = JSON.stringify({
    private: true,
    dependencies: packages[name],
    ...(name === 'stock' && { overrides }),
  });
  const done = join(dir, 'node_modules/.package-lock.json');
  if (!existsSync(done) || readFileSync(file, 'utf8') !== wanted) {
    console.log(`Installing ${name} into ${dir} …`);
    await rm(dir, { recursive: true, force: true });
    await mkdir(dir, { recursive: true });
    await writeFile(file, wanted);
    await run('npm', ['install', '--no-audit', '--no-fund'], dir);
  }
  return dir;
}

/** A site that can be built and measured. */
export interface Site {
  name: string;
  /** The folder of the built site. */
  outDir: string;
  /** Path of a page of the latest version. */
  path: (page: string) => string;
  /** Whether the folder holds a build; a peer's is of the sources as they are now. */
  isBuilt: () => boolean;
  build: () => Promise<void>;
}

/** The sources of a site: text by path. */
type Files = Map<string, string>;

/** How a peer is made. Paths are below its folder. */
interface Recipe {
  name: string;
  files: Files;
  outDir: string;
  /** Folders that hold nothing but sources. */
  sources: readonly string[];
  path: (page: string) => string;
  command: readonly [string, ...string[]];
  env?: Record<string, string>;
}

const latestFolder = join(rootDir, `versioned_docs/version-${latest}`);
const moduleOf = (value: unknown): string => `export default ${JSON.stringify(value)};\n`;

/** Reads the Markdown below a folder; of the docs, without the REST reference, which is made by components of this site. */
async function markdownOf(
  from: string,
  to: string,
  rewrite: (markdown: string) => string,
  extension?: string,
): Promise<Files> {
  const files: Files = new Map();
  for (const file of (await readdir(from, { recursive: true })).sort()) {
    if (/\.mdx?$/.test(file) && !file.startsWith(restFolder)) {
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
  build: () => run('npm', ['run', 'docusaurus', 'build'], rootDir),
};

/** Writes a peer's sources into its folder. */
async function peer(key: keyof typeof packages, recipe: Recipe): Promise<Site> {
  const { name, files, outDir, sources, path, env } = recipe;
  const [command, ...args] = recipe.command;
  const dir = await install(key);
  for (const folder of sources) {
    await rm(join(dir, folder), { recursive: true, force: true });
  }
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
      await run(command, args, dir, env);
      await writeFile(builtFrom, hash);
    },
  };
}

/** Stock Docusaurus with the classic preset, all fast flags, and the handwritten documentation of all versions. */
async function stockSite(): Promise<Site> {
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
          blog: false,
          docs: { lastVersion: latest, versions: { [latest]: { path: 'latest' } } },
        },
      ],
    ],
    themeConfig: { navbar: { title: 'Stock', items: [{ type: 'docsVersionDropdown' }] } },
  };
  const sidebar = { docs: [{ type: 'autogenerated', dirName: '.' }] };
  const files: Files = new Map([
    ['docusaurus.config.mjs', moduleOf(config)],
    ['src/pages/index.md', '# Stock\n'],
    ['versions.json', JSON.stringify(released)],
    ...(await markdownOf(join(rootDir, 'docs'), 'docs', forStock)),
  ]);
  for (const version of released) {
    const folder = `versioned_docs/version-${version}`;
    files.set(`versioned_sidebars/version-${version}-sidebars.json`, JSON.stringify(sidebar));
    for (const [file, text] of await markdownOf(join(rootDir, folder), folder, forStock)) {
      files.set(file, text);
    }
  }
  return peer('stock', {
    name: 'stock Docusaurus',
    files,
    outDir: 'build',
    sources: ['docs', 'versioned_docs', 'versioned_sidebars'],
    path: (page) => `/docs/latest/${page}`,
    command: ['npx', 'docusaurus', 'build'],
  });
}

async function starlightSite(): Promise<Site> {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isNew = major > 22 || (major === 22 && minor >= 12);
  const files = await markdownOf(latestFolder, 'src/content/docs', forStarlight, '.mdx');
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
    path: (page) => `/${page}/`,
    command: [isNew ? 'node' : 'node_modules/.bin/node', 'node_modules/.bin/astro', 'build'],
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
  });
}

/** What makes each site ready to be built. */
export const makers = { this: async () => ownSite, stock: stockSite, starlight: starlightSite };

/** This site, or a peer. */
export type SiteKey = keyof typeof makers;
