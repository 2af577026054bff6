import { readFile } from 'node:fs/promises';

/** Collects the custom properties of the blocks of a style sheet whose selector passes, names without the dashes. */
export function parseTokens(
  css: string,
  passes: (selector: string) => boolean,
): Map<string, string> {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const tokens = new Map<string, string>();
  for (const [, selector, body] of plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (selector === undefined || body === undefined || !passes(selector)) {
      continue;
    }
    for (const [, name, value] of body.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
      if (name !== undefined && value !== undefined) {
        tokens.set(name, value.trim());
      }
    }
  }
  return tokens;
}

/**
 * Reads the colors of one mode from the site's style sheet: pictures that the build writes use the same colors as pages.
 *
 * @returns values by name, such as `color-accent`.
 * @throws Error when the style sheet has no colors for the mode.
 */
export async function tokenValues(mode: 'light' | 'dark'): Promise<Record<string, string>> {
  const css = await readFile(new URL('../../css/tokens.css', import.meta.url), 'utf8');
  const tokens = parseTokens(css, (selector) => selector.includes(`[data-theme='${mode}']`));
  const colors = [...tokens].filter(([name]) => /^(?:color|code)-/.test(name));
  if (colors.length === 0) {
    throw new Error(`src/css/tokens.css: no colors below [data-theme='${mode}'].`);
  }
  return Object.fromEntries(colors);
}
