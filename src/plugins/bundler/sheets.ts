/**
 * Sources of what is loaded when it is needed: the search pop-up, the form of “Try it”, dialogs and the stock code block. Their styles come
 * with their scripts.
 */
const lazy =
  /@docsearch|src[\\/]components[\\/](?:search[\\/]SearchPopUp|rest[\\/](?:TryIt[\\/]form\.|(?:Console|SandboxTree)[\\/]styles\.)|shared[\\/]Dialogs)|src[\\/]client[\\/]controls[\\/]run\.|theme-classic[\\/]lib[\\/]theme[\\/]CodeBlock/;

/**
 * Sources of the sheets that only some pages link, by the name of the sheet: `reference` has what few guides have, such as the REST pages, and
 * `pages` what is for landing pages and the blog. Everything else is in the one that every page links, and so are the badges of REST methods,
 * which the sidebar of each guide has.
 */
const parts = {
  reference:
    /src[\\/]components[\\/](?:rest(?![\\/]RestReference[\\/]methods)|docs[\\/](?:Lists|Tiles)|shared[\\/](?:Diagram|Embed|Figure|HeadDrawing))[\\/]/,
  pages:
    /src[\\/]components[\\/](?:landing|blog|search[\\/]SearchResults|docs[\\/]VersionChanges|forms[\\/]SignUpForm|shared[\\/](?:ButtonLink|Card|CodeSamples|Section))[\\/]|theme[\\/](?:Blog|TagsListByLetter|Icon[\\/]Socials)/,
} as const;

export type PartName = keyof typeof parts;

export const partNames = Object.keys(parts) as PartName[];

/** A pattern of what one pattern fits and none of others. */
const without = (pattern: RegExp, ...others: readonly RegExp[]): RegExp =>
  new RegExp(`^(?!.*(?:${others.map(({ source }) => source).join('|')})).*(?:${pattern.source})`);

/**
 * The bundler's groups of style sheets. `styles` is the framework's own group; without it, the setting does nothing. Where two parts fit,
 * the first one counts.
 */
export function styleGroups(): Record<string, object> {
  const all = Object.values(parts);
  return {
    styles: { test: without(/(?:)/, lazy, ...all) },
    ...Object.fromEntries(
      partNames.map((name, index) => [
        name,
        {
          name,
          test: without(parts[name], lazy, ...all.slice(0, index)),
          type: 'css/mini-extract',
          chunks: 'all',
          enforce: true,
          priority: 50,
        },
      ]),
    ),
  };
}
