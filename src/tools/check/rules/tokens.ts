import { closest } from '../../../plugins/front-matter/closest';
import { parseTokens } from '../../../plugins/social-cards/tokens';
import { type Finding, findingsIn } from '../finding';
import type { CheckedSite } from '../site';

/** Where colors are tokens. */
export const tokensFile = 'src/css/tokens.css';

/** Style sheets, which name the tokens. */
export const isStyle = (file: string): boolean => /^src\/.+\.css$/.test(file);

/** Files that readers get without the style sheet, so that they repeat colors of it. */
export const isColored = (file: string): boolean =>
  /^static\/(?:img\/[^/]+\.svg|[^/]+\.webmanifest)$/.test(file);

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

/** Relative luminance of a color `#rrggbb` (WCAG 2.2). */
function luminance(color: string): number {
  if (!/^#[0-9a-f]{6}$/i.test(color)) {
    throw new Error(`"${color}" isn't a color of the form #rrggbb.`);
  }
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

const lineAt = (text: string, words: string): number =>
  text.slice(0, text.indexOf(words)).split('\n').length;

/** Style sheets name tokens that there are. Values that a component sets have names of other kinds. */
export function namedTokens({ files }: CheckedSite): Finding[] {
  const styles = [...files].filter(([file]) => isStyle(file));
  const defined = new Set(
    styles.flatMap(([, css]) => [...css.matchAll(/--([\w-]+)\s*:/g)].map(([, name = '']) => name)),
  );
  const missing = styles.flatMap(([file, css]) =>
    [...css.matchAll(/var\(--((?:color|code|font|space|radius|duration|width)-[\w-]+)/g)]
      .filter(([, name = '']) => !defined.has(name))
      .map(({ index, 1: name = '' }) => ({
        file,
        line: css.slice(0, index).split('\n').length,
        name,
      })),
  );
  // A token that was renamed is missing in a hundred places: the first one says it.
  return missing
    .filter(({ name }, index) => missing.findIndex((other) => other.name === name) === index)
    .map(({ file, line, name }) => {
      const more = missing.filter((other) => other.name === name).length - 1;
      const near = closest(name, [...defined]);
      const fix = near === undefined ? `Use one of ${tokensFile}.` : `Did you mean --${near}?`;
      const message = `There is no token --${name}${more > 0 ? ` (${more + 1} places name it)` : ''}.`;
      return findingsIn('tokens', file)(line, message, fix);
    });
}

/** Values that browsers drop without a word: colors with a digit too few, and lengths and times without a unit. */
export function tokenValues({ files }: CheckedSite): Finding[] {
  const css = files.get(tokensFile) ?? '';
  const at = findingsIn('tokens', tokensFile);
  return [...css.matchAll(/--([\w-]+):\s*([^;{}]+);/g)].flatMap(
    ({ index, 1: name = '', 2: value = '' }): Finding[] => {
      const line = css.slice(0, index).split('\n').length;
      if (/#(?![0-9a-f]{3,4}\b|[0-9a-f]{6}\b|[0-9a-f]{8}\b)/i.test(value)) {
        return [at(line, `--${name} is "${value}", which isn't a color.`, 'Write it as #rrggbb.')];
      }
      return /^(?:space|radius|duration|width|font-size)/.test(name) &&
        /^-?[\d.]*[1-9][\d.]*$/.test(value)
        ? [at(line, `--${name} is "${value}" without a unit.`, 'Add one, such as rem or ms.')]
        : [];
    },
  );
}

/** Colors can be read on each other in both modes, and files that can't name a token have the color of one. */
export function tokens({ files }: CheckedSite): Finding[] {
  const css = files.get(tokensFile);
  return css === undefined
    ? []
    : ['light', 'dark'].flatMap((mode) => {
        const colors = parseTokens(css, (selector) => selector.includes(`[data-theme='${mode}']`));
        const unreadable = pairs.flatMap(({ texts, on, atLeast }) =>
          texts.split(' ').flatMap((text) =>
            on.split(' ').flatMap((background): Finding[] => {
              const [front = '', back = ''] = [colors.get(text), colors.get(background)];
              const at = findingsIn('tokens', tokensFile);
              const line = lineAt(css, `--${text}: ${front};`);
              if (![front, back].every((color) => /^#[0-9a-f]{6}$/i.test(color))) {
                const message = `--${text} on --${background} of the ${mode} mode isn't a pair of colors.`;
                return [at(line, message, 'Write both as #rrggbb.')];
              }
              const found = contrast(front, back);
              const message = `--${text} on --${background} of the ${mode} mode has a contrast of ${found.toFixed(1)} to 1.`;
              return found >= atLeast ? [] : [at(line, message, `It needs ${atLeast} to 1.`)];
            }),
          ),
        );
        // The ring of the focus follows the accent, so it can't vouch for it.
        const known = [...colors]
          .filter(([name]) => name !== 'color-focus')
          .map(([, color]) => color);
        const stray = [...files]
          .filter(([file]) => isColored(file) && file.includes('dark') === (mode === 'dark'))
          .flatMap(([file, text]) =>
            (text.match(/#[0-9a-f]{6}\b/gi) ?? [])
              .filter((color) => !known.includes(color))
              .map((color) =>
                findingsIn('tokens', file)(
                  lineAt(text, color),
                  `${color} isn't the color of a token of the ${mode} mode.`,
                  `Write one of ${tokensFile}.`,
                ),
              ),
          );
        return [...unreadable, ...stray];
      });
}
