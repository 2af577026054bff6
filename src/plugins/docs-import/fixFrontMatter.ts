import { toString as textOf } from 'mdast-util-to-string';
import { isMap, isScalar, parseDocument, type YAMLMap } from 'yaml';
import { readMarkdown } from '../../markdown/markdownTree';
import { blogFrontMatter, closestText, docsFrontMatter } from '../front-matter/schema';

/** The front matter at the start of a page, and its fields. */
export const frontMatter = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[ \t]*\r?\n/;

/** The comment above a generated description. */
const descriptionMark = ' Look at this description: a program took it from the text.';

/** A sentence within a paragraph, which the dot of an abbreviation doesn't end. */
const sentence = /\S.*?(?<!\b(?:\w|aka|etc|vs))[.!?](?= ["“(]?[A-Z]|$)/g;

/** Returns the first sentence of a page, with the second if it is short, unless a description can't have that length. */
function firstDescription(page: string): string | undefined {
  const first = readMarkdown(page).tree.children.find(({ type }) => type === 'paragraph');
  const text = first === undefined ? '' : textOf(first).replace(/\s+/g, ' ');
  const [one = '', two = ''] = text.match(sentence) ?? [];
  const description = (one.length < 50 ? `${one} ${two}` : one).replace(/\.\.$/, '.');
  return docsFrontMatter.shape.description.safeParse(description).data;
}

/**
 * Fixes the fields of a page: it renames or removes unknown fields, and adds a missing description or slug. It doesn't change
 * invalid YAML.
 */
export function fixFrontMatter(
  page: string,
  isPost: boolean,
  slug: string | undefined,
): { text: string; messages: string[] } {
  const [front = '', yaml = ''] = frontMatter.exec(page) ?? [];
  const document = parseDocument(yaml);
  const messages: string[] = [];
  if (document.errors.length > 0 || !isMap(document.contents)) {
    return { text: page, messages };
  }
  const contents: YAMLMap = document.contents;
  const names = Object.keys((isPost ? blogFrontMatter() : docsFrontMatter).shape);
  for (const { key } of contents.items.filter(({ key }) => !names.includes(String(key)))) {
    const name = String(key);
    const near = name.length < 4 ? undefined : closestText(name, names);
    if (near !== undefined && !contents.has(near) && isScalar(key)) {
      key.value = near;
      messages.push(`"${name}" for "${near}"`);
    } else {
      messages.push(`the unknown field ${name}: ${JSON.stringify(contents.get(name))}`);
      contents.delete(name);
    }
  }
  const keywords: unknown = contents.get('keywords');
  if (typeof keywords === 'string') {
    const list = [...new Set(keywords.split(/\s*,\s*/).filter(Boolean))];
    contents.set('keywords', document.createNode(list, { flow: true }));
    messages.push("keywords that aren't a list");
  }
  if (slug !== undefined && !contents.has('slug')) {
    contents.set('slug', slug);
    messages.push(`a missing slug: ${slug}`);
  }
  const description = contents.has('description') ? undefined : firstDescription(page);
  if (description !== undefined) {
    const key = document.createNode('description');
    key.commentBefore = descriptionMark;
    contents.items.splice(1, 0, document.createPair(key, description));
    messages.push('a missing description by the first sentence: look at it');
  }
  const fields = document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd();
  const text = `---\n${fields}\n---\n${page.slice(front.length)}`;
  return { text: messages.length === 0 ? page : text, messages };
}
