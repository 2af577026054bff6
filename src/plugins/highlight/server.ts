// `@highlight` in the server's rendering and in `npm run dev`: code that a component gives is coloured like that of a fence.
import { highlight } from './highlight';
import { type CodeBlockInput, codeBlockOptions } from './metadata';
import type { CodeBlockView } from './view';

export function codeBlockView(input: CodeBlockInput): CodeBlockView {
  const options = codeBlockOptions(input);
  return { language: options.language, title: options.title, html: highlight(options) };
}
