import type { Root } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';

/** Verbose: where the end tag of an element stands, or that it has none, tells a page that was cut off. */
const parser = unified().use(rehypeParse, { verbose: true }).freeze();

/** Parses the HTML of a page as a browser does that runs no scripts. */
export const parsePage = (html: string): Root => parser.parse(html);
