import { highlight } from './highlight';
import type { HighlightedCode } from './html';
import { type CodeBlockInput, codeBlockOptions } from './metadata';

/** What a code block needs to be drawn. */
export interface CodeBlockView {
  language: string;
  title?: string;
  html: HighlightedCode;
}

/** Colors code that is in data, as `rehypeCodeBlocks` colors that of a fence. @throws Error naming a range of lines that can't be read. */
export function codeBlockView(input: CodeBlockInput): CodeBlockView {
  const options = codeBlockOptions(input);
  return { language: options.language, title: options.title, html: highlight(options) };
}
