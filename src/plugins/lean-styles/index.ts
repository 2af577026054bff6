import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { parse, type Result, type Root } from 'postcss';
import { listFiles } from '../built-pages/files';
import { codeKey } from '../cache/codeKey';
import { LinkStylesPlugin, splitStyles } from './groups';
import { articleClasses, keptClasses, neverShown } from './infima';
import { describeMissing, missingIn } from './missing';
import { siteProperties } from './properties';
import { definedClasses, type Kept, reduce, reduceToArticles } from './reduce';

/** Infima's style sheet as the theme takes it. */
const infimaFile = 'infima/dist/css/default/default.css';
const keptFile = 'kept.json';
/** What articles need of it: `@generated/lean-styles/default/articles.css`. */
const articlesFile = 'articles.css';

const readInfima = async (siteDir: string): Promise<Root> => {
  const { resolve } = createRequire(join(siteDir, 'package.json'));
  return parse(await readFile(resolve(infimaFile), 'utf8'));
};

/** Returns the classes of Infima that it has rules for and the build has not. */
export async function droppedClasses(siteDir: string): Promise<Set<string>> {
  const defined = definedClasses(await readInfima(siteDir));
  const kept = new Set([...keptClasses, ...Object.keys(neverShown)]);
  return new Set([...defined].filter((name) => !kept.has(name)));
}

/**
 * Keeps the style sheets of readers small, in the browser bundle of a production build; development has all of Infima. Of
 * Infima, 56 of the 132 KB that each page loaded, what no page shows is left out, and what only articles show comes with them.
 *
 * @throws Error at the end of a build whose pages or scripts carry a class that was left out.
 */
export default function leanStylesPlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const isProduction = process.env.NODE_ENV === 'production';
  let kept: Kept | undefined;
  let dependency: string | undefined;

  return {
    name: 'lean-styles',
    async contentLoaded({ actions }) {
      if (!isProduction) {
        await actions.createData(articlesFile, '/* Development has all of it in one. */\n');
      } else {
        kept = { classes: keptClasses, articleClasses, ...(await siteProperties(siteDir)) };
        // The bundler's cache keeps a style sheet until a file that it depends on changes.
        const key = await codeKey(siteDir, ['src/plugins/lean-styles']);
        dependency = await actions.createData(keptFile, JSON.stringify({ key, ...kept }));
        const articles = await readInfima(siteDir);
        reduceToArticles(articles, kept);
        await actions.createData(articlesFile, `@layer docusaurus.infima {\n${articles}\n}\n`);
      }
    },
    configureWebpack(config, isServer) {
      if (isServer || !isProduction) {
        return {};
      }
      splitStyles(config);
      return { plugins: [new LinkStylesPlugin(join(generatedFilesDir, 'client-manifest.json'))] };
    },
    configurePostCss(options) {
      const what = kept;
      if (what !== undefined) {
        options.plugins.unshift({
          postcssPlugin: 'lean-styles',
          Once(root: Root, { result }: { result: Result }) {
            if (root.source?.input.file?.replaceAll('\\', '/').endsWith(infimaFile)) {
              reduce(root, what);
              result.messages.push({
                type: 'dependency',
                plugin: 'lean-styles',
                file: dependency,
                parent: root.source.input.file,
              });
            }
          },
        });
      }
      return options;
    },
    async postBuild({ outDir }) {
      const dropped = await droppedClasses(siteDir);
      const files = (await listFiles(outDir)).filter((file) => /\.(html|js)$/.test(file));
      const missing = [];
      for (const file of files) {
        missing.push(
          ...missingIn({ file, text: await readFile(join(outDir, file), 'utf8') }, dropped),
        );
      }
      if (missing.length > 0) {
        throw new Error(describeMissing(missing));
      }
    },
  };
}
