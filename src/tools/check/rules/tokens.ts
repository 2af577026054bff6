import { didYouMean } from '../../../plugins/front-matter/closest';
import { parseTokens } from '../../../plugins/social-cards/tokens';
import { type Findings, findingsIn, lineAt } from '../finding';
import type { CheckedSite } from '../site';

/** Where colors are tokens. */
const tokensFile = 'src/css/tokens.css';

/** Style sheets, which name the tokens. */
export const isStyle = (file: string): boolean => /^src\/.+\.css$/.test(file);

/** What is read on what, and the contrast that it needs (WCAG 2.2, 1.4.3 and 1.4.11). */
const pairs: readonly { texts: string; on: string; atLeast: number }[] = [
  {
    texts: 'color-text color-text-muted color-accent color-accent-strong color-second color-danger',
    on: 'color-page color-surface color-surface-raised',
    atLeast: 4.5,
  },
  { texts: 'color-text', on: 'color-accent-soft color-code color-highlight', atLeast: 4.5 },
  {
    texts: 'color-text',
    on: 'color-danger-soft color-warning-soft color-second-soft',
    atLeast: 4.5,
  },
  { texts: 'color-on-accent', on: 'color-accent color-accent-strong', atLeast: 4.5 },
  {
    texts:
      'code-text code-comment code-string code-keyword code-name code-number code-property code-deleted',
    on: 'code-background',
    atLeast: 4.5,
  },
  { texts: 'color-border-strong color-focus', on: 'color-page color-surface', atLeast: 3 },
];

const isColor = (color: string): boolean => /^#[0-9a-f]{6}$/i.test(color);

/** Relative luminance of a color `#rrggbb` (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colors, 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Style sheets name tokens that there are. Values that a component sets have names of other kinds. */
export function* namedTokens({ files }: CheckedSite): Findings {
  const styles = [...files].filter(([file]) => isStyle(file));
  const defined = new Set(
    styles.flatMap(([, css]) => [...css.matchAll(/--([\w-]+)\s*:/g)].map(([, name = '']) => name)),
  );
  const seen = new Set<string>();
  for (const [file, css] of styles) {
    for (const { index, 1: name = '' } of css.matchAll(
      /var\(--((?:color|code|font|space|radius|duration|width)-[\w-]+)/g,
    )) {
      // A token that was renamed is missing in a hundred places: the first one says it.
      if (!defined.has(name) && !seen.has(name)) {
        seen.add(name);
        const fix = didYouMean(name, [...defined], `See ${tokensFile}.`, (near) => `--${near}`);
        yield findingsIn('tokens', file)(lineAt(css, index), `There is no token --${name}.`, fix);
      }
    }
  }
}

/** Colors can be read on each other. */
function* readable(css: string, mode: string, colors: ReadonlyMap<string, string>): Findings {
  const at = findingsIn('tokens', tokensFile);
  for (const { texts, on, atLeast } of pairs) {
    for (const [text, background] of texts
      .split(' ')
      .flatMap((one) => on.split(' ').map((other) => [one, other] as const))) {
      const [front = '', back = ''] = [colors.get(text), colors.get(background)];
      const line = lineAt(css, css.indexOf(`--${text}: ${front};`));
      const what = `--${text} on --${background} of the ${mode} mode`;
      if (!isColor(front) || !isColor(back)) {
        yield at(line, `${what} isn't a pair of colors.`, 'Write both as #rrggbb.');
      } else if (contrast(front, back) < atLeast) {
        const found = contrast(front, back).toFixed(1);
        yield at(line, `${what} has a contrast of ${found} to 1.`, `It needs ${atLeast} to 1.`);
      }
    }
  }
}

/** Colors can be read on each other in both modes. */
export function* tokens({ files }: CheckedSite): Findings {
  const css = files.get(tokensFile) ?? '';
  for (const mode of css === '' ? [] : ['light', 'dark']) {
    const colors = parseTokens(css, (selector) => selector.includes(`[data-theme='${mode}']`));
    yield* readable(css, mode, colors);
  }
}
