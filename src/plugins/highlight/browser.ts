// `@highlight` in a reader's browser: no Prism. Code that a component makes up in the browser is shown plainly.
import { content } from '../../site/content';
import { escapeHtml } from './html';
import type { CodeBlockInput } from './metadata';
import type { CodeBlockView } from './view';

export function codeBlockView({ code, language, title }: CodeBlockInput): CodeBlockView {
  return {
    language: language ?? content.defaultCodeLanguage,
    title,
    html: escapeHtml(code.replace(/\n$/, '')),
  };
}
