import { createSlugger } from '@docusaurus/utils';
import { pageTags } from './links';
import type { MarkdownPage } from './markdown';

/** The words of a heading as the framework makes its anchor of them: no marks, no tags, no addresses. */
function headingWords(text: string): string {
  return text
    .replace(/<[^>]+>/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replace(/(?<![\w*])[*_](?=\S)(.+?)[*_](?![\w*])/g, '$1')
    .replace(/\\([^\w\s])/g, '$1')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
}

/** Lists what an address may name behind `#` in a page: its headings, as the framework numbers them, and every `id`. */
export function pageAnchors(page: MarkdownPage): Set<string> {
  const slugger = createSlugger();
  const ofHeadings = page.headings.map(({ text, id }) => id ?? slugger.slug(headingWords(text)));
  const ofTags = pageTags(page).flatMap(({ attributes }) => attributes.id ?? []);
  return new Set([...ofHeadings, ...ofTags]);
}
