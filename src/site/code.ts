/**
 * How code is coloured: the class of a token, and the Prism token types that get it. Punctuation has the colour of text:
 * it was half of all elements of a page with code.
 */
export const codeTokens = {
  comment: ['comment', 'prolog', 'doctype', 'cdata', 'coord'],
  string: ['string', 'char', 'attr-value', 'regex', 'url', 'template-string', 'value'],
  keyword: ['keyword', 'atrule', 'selector', 'important', 'tag', 'header'],
  name: ['function', 'class-name', 'builtin', 'maybe-class-name', 'section-name', 'table'],
  number: ['number', 'boolean', 'constant', 'symbol', 'variable', 'datetime', 'date'],
  property: ['property', 'attr-name', 'annotation', 'key', 'parameter', 'decorator'],
  inserted: ['inserted', 'inserted-sign'],
  deleted: ['deleted', 'deleted-sign'],
} as const;

/** Comments that mark lines of code, as the framework names them. */
export const magicComments = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: { start: 'highlight-start', end: 'highlight-end' },
  },
] as const;
