import { toString as textOf } from 'mdast-util-to-string';
import { isMap, isScalar, parseDocument, type YAMLMap } from 'yaml';
import { readMarkdown } from '../../markdown/markdownTree';
import { blogFrontMatter, closestText, docsFrontMatter } from '../front-matter/schema';

/** The comment above a generated description. */
const descriptionMark = ' Look at this description: a program took it from the text.';

/** Generates a description from the first sentences of a page, or returns `undefined` without sentences. */
function firstDescription(page: string): string | undefined {
  const paragraphs = readMarkdown(page).tree.children.filter(({ type }) => type === 'paragraph');
  const text = paragraphs.flatMap((node) => textOf(node).split(/\s+/)).join(' ');
  const [sentences = ''] = /^.{49,}?(?:[.!?](?= [A-Z])|.$)/.exec(text) ?? [];
  const cut = sentences.slice(0, 159).replace(/[\s,;:(–-]+\S*$/, '…');
  return sentences === '' ? undefined : sentences.length <= 160 ? sentences : cut;
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
  const [front = '', yaml = ''] = /^---\n([\s\S]*?)\n---[ \t]*\n/.exec(page) ?? [];
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
