import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import purgeCSSPlugin from '@fullhuman/postcss-purgecss';
import type { Plugin, Root } from 'postcss';

/** Infima's style sheet, as the theme takes it. */
const infimaFile = /[\\/]infima[\\/]dist[\\/]css[\\/]/;

/** Lists the files that may name a class or a property of Infima: those of the site and of the framework's components. */
function sources(siteDir: string): string[] {
  const { resolve } = createRequire(join(siteDir, 'package.json'));
  const folders = [
    join(siteDir, 'src'),
    join(dirname(resolve('@docusaurus/core/package.json')), 'lib/client'),
    dirname(resolve('@docusaurus/theme-common')),
    dirname(resolve('@docusaurus/theme-classic')),
  ];
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(({ name }) => /\.(css|[jt]sx?)$/.test(name) && !name.endsWith('.d.ts'))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
}

/** Returns the properties of Infima that a file reads: a style sheet in `var()`, a script by their name. */
const readProperties = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      file.endsWith('.css') ? /var\(\s*(--ifm-[\w-]+)/g : /(--ifm-[\w-]+)/g,
    ),
  ].map(([, name = '']) => name);

/** Takes the properties out of `:root` that the site's tokens set: outside of cascade layers, theirs win. */
function removeOverridden(root: Root, tokens: string): void {
  const overridden = new Set([...tokens.matchAll(/(--ifm-[\w-]+)\s*:/g)].map(([, name]) => name));
  root.walkRules(/^(:root|html\[data-theme=.?dark.?\])$/, (rule) => {
    rule.walkDecls(/^--ifm-/, (declaration) => {
      if (overridden.has(declaration.prop)) {
        declaration.remove();
      }
    });
  });
}

/** Writes each `var()` on one line: PurgeCSS doesn't see the others, and takes the properties that they read for unused. */
function joinVariables(root: Root): void {
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(/var\(\s*([\w-]+)\s*/g, 'var($1');
  });
}

/**
 * A PostCSS plugin that takes out of Infima, the framework's style sheet, what neither the site nor the framework's components name;
 * other style sheets stay as they are. A class that only Markdown names must stand in `src`, too.
 */
export function purgeInfima(siteDir: string): Plugin {
  let purge: Plugin | undefined;
  return {
    postcssPlugin: 'purge-infima',
    async OnceExit(root, helpers) {
      if (!infimaFile.test(root.source?.input.file ?? '')) {
        return;
      }
      joinVariables(root);
      removeOverridden(root, readFileSync(join(siteDir, 'src/css/tokens.css'), 'utf8'));
      if (purge === undefined) {
        const files = sources(siteDir);
        purge = purgeCSSPlugin({
          content: files.filter((file) => !file.endsWith('.css')),
          variables: true,
          safelist: { variables: [...new Set(files.flatMap(readProperties))] },
        }) as Plugin;
      }
      await purge.OnceExit?.(root, helpers);
    },
  };
}
