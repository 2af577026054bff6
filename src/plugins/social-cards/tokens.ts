import { readFile } from 'node:fs/promises';

/**
 * Reads the colors of one mode from the site's style sheet: pictures that the build writes use the same colors as pages.
 *
 * @returns values by name, such as `color-accent`.
 */
export async function tokenValues(mode: 'light' | 'dark'): Promise<Record<string, string>> {
  const css = await readFile(new URL('../../css/tokens.css', import.meta.url), 'utf8');
  const blocks = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g);
  return Object.fromEntries(
    [...blocks]
      .filter(([, selector]) => selector?.includes(`[data-theme='${mode}']`))
      .flatMap(([, , body = '']) => [...body.matchAll(/--((?:color|code)-[\w-]+):\s*([^;]+);/g)])
      .map(([, name = '', value = '']) => [name, value.trim()]),
  );
}
