import type { HighlightedCode } from './html';

/** What a code block needs to be drawn. */
export interface CodeBlockView {
  language: string;
  title?: string;
  html: HighlightedCode;
}
