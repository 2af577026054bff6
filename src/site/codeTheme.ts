/** One code theme for both colour modes: the tokens behind the variables change with the mode, not the theme. */
export const codeTheme = {
  plain: { color: 'var(--code-text)', backgroundColor: 'var(--code-background)' },
  styles: [
    {
      types: ['comment', 'prolog', 'doctype', 'cdata'],
      style: { color: 'var(--code-comment)', fontStyle: 'italic' as const },
    },
    {
      types: ['string', 'char', 'attr-value', 'inserted', 'regex', 'url'],
      style: { color: 'var(--code-string)' },
    },
    {
      types: ['keyword', 'atrule', 'selector', 'important', 'tag'],
      style: { color: 'var(--code-keyword)' },
    },
    {
      types: ['function', 'class-name', 'builtin', 'maybe-class-name'],
      style: { color: 'var(--code-name)' },
    },
    {
      types: ['number', 'boolean', 'constant', 'symbol', 'variable'],
      style: { color: 'var(--code-number)' },
    },
    {
      types: ['property', 'attr-name', 'annotation', 'key'],
      style: { color: 'var(--code-property)' },
    },
    { types: ['punctuation', 'operator'], style: { color: 'var(--code-punctuation)' } },
    { types: ['deleted'], style: { color: 'var(--code-deleted)' } },
  ],
};
