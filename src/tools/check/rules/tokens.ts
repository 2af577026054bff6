import { didYouMean } from '../../../plugins/front-matter/closest';
import { parseTokens } from '../../../plugins/social-cards/tokens';
import { lineAt, type SiteRule } from './site';

const tokensFile = 'src/css/tokens.css';

/** What is read on what, and the contrast that it needs (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: readonly [texts: string, on: string, atLeast: number][] = [
  [
    'color-text color-text-muted color-accent color-accent-strong color-second color-danger',
    'color-page color-surface color-surface-raised',
    4.5,
  ],
  ['color-text', 'color-accent-soft color-code color-highlight', 4.5],
  ['color-text', 'color-danger-soft color-warning-soft color-second-soft', 4.5],
  ['color-on-accent', 'color-accent color-accent-strong', 4.5],
  [
    'code-text code-comment code-string code-keyword code-name code-number code-property code-deleted',
    'code-background',
    4.5,
  ],
  ['color-border-strong color-focus', 'color-page color-surface', 3],
];

/** Relative luminance of a color `#rrggbb`; `NaN` of anything else. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number(`0x${color.slice(start, start + 2)}`) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colors `#rrggbb`, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Style sheets name tokens that there are, and colors can be read on each other in both modes. */
export const checkTokens: SiteRule = ({ site: { files } }, report) => {
  const styles = [...files].filter(([file]) => /^src\/.+\.css$/.test(file));
  const defined = new Set(
    styles.flatMap(([, css]) => [...css.matchAll(/--([\w-]+)\s*:/g)].map(([, name = '']) => name)),
  );
  const named = /var\(--((?:color|code|font|space|radius|duration|width)-[\w-]+)/g;
  for (const [file, css] of styles) {
    for (const { index, 1: name = '' } of css.matchAll(named)) {
      if (!defined.has(name)) {
        const fix = didYouMean(
          name,
          [...defined],
          `See ${tokensFile}.`,
          (near) => `Did you mean --${near}?`,
        );
        report(file, lineAt(css, index), `There is no token --${name}. ${fix}`);
        // A token that was renamed is missing in a hundred places: the first one says it.
        defined.add(name);
      }
    }
  }
  const css = files.get(tokensFile) ?? '';
  for (const mode of css === '' ? [] : ['light', 'dark']) {
    const colors = parseTokens(css, (selector) => selector.includes(`[data-theme='${mode}']`));
    for (const [texts, grounds, atLeast] of pairs) {
      for (const text of texts.split(' ')) {
        for (const ground of grounds.split(' ')) {
          const found = contrast(colors.get(text) ?? '', colors.get(ground) ?? '');
          if (!(found >= atLeast)) {
            const line = lineAt(css, css.indexOf(`--${text}: ${colors.get(text)};`));
            const what = `--${text} on --${ground} of the ${mode} mode`;
            report(
              tokensFile,
              line,
              `${what} has a contrast of ${found.toFixed(1)} to 1. It needs ${atLeast} to 1, of two colors #rrggbb.`,
            );
          }
        }
      }
    }
  }
};
