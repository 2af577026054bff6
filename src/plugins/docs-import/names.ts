/** Languages of code blocks, by the names that pages give them. */
export const codeLanguages: readonly string[] =
  'bash cpp csharp css diff dockerfile ebnf go graphql groovy html http ini java javascript json jsx julia kotlin markdown php powershell properties python ruby rust scala shell sql text toml tsx typescript xml yaml'.split(
    ' ',
  );

/** Other names of languages that the build colors too, and `mdx-code-block`, which it unwraps. */
export const languageAliases: readonly string[] =
  'cs docker js kt md mdx-code-block objectivec plaintext py rb sh svg swift ts txt yml'.split(' ');

/** Names of languages that the build doesn't know, and what they mean. */
export const otherLanguages: Readonly<Record<string, string>> = {
  conf: 'ini',
  console: 'shell',
  curl: 'shell',
  env: 'properties',
  jsonc: 'json',
  mdx: 'markdown',
  mysql: 'sql',
  postgresql: 'sql',
  terminal: 'shell',
  test: 'text',
  zsh: 'shell',
};

/** Names of notes that the build draws. */
export const noteNames: readonly string[] =
  'note tip info warning danger secondary success important caution'.split(' ');

/** Names of notes that the build doesn't draw, and what they mean. */
export const otherNotes: Readonly<Record<string, string>> = {
  attention: 'warning',
  error: 'danger',
  hint: 'tip',
  warn: 'warning',
};
