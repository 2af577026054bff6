import { isMap, isScalar, parseDocument, type YAMLMap } from 'yaml';
import type { ZodObject } from 'zod';
import { closest } from '../front-matter/closest';

/** The comment above a description that a program wrote. */
export const descriptionMark = ' Look at this description: a program took it from the text.';

const [shortest, longest] = [50, 160];

/** Makes a description of the first sentences of a text, or `undefined` where there are none. */
export function firstDescription(body: string): string | undefined {
  const paragraphs = body
    .replace(/^([ \t>]*)(`{3,}|~{3,})[\s\S]*?^\1\2.*$/gm, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .split(/\n\s*\n/)
    .filter((part) => /^[A-Za-z[*`]/.test(part) && !/^(?:import|export) /.test(part));
  const text = paragraphs
    .join(' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>|[*`_](?=\w)|(?<=\w)[*`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const end = [...text.matchAll(/[.!?](?= [A-Z]|$)/g)]
    .map(({ index }) => index + 1)
    .find((at) => at >= shortest);
  const sentence = text.slice(0, end);
  if (sentence.length <= longest) {
    return sentence.length < shortest ? undefined : sentence;
  }
  const cut = sentence.slice(0, longest - 1).replace(/[\s,;:(–-]+\S*$/, '');
  return `${cut}…`;
}

/**
 * Repairs the fields of a page: fields that the schema lacks go or get their right name, and a page without a description or a slug gets
 * one.
 *
 * @param yaml the front matter between its lines `---`.
 * @returns the text of the fields, and what was changed; nothing is changed where the YAML can't be read.
 */
export function fixFrontMatter(
  yaml: string,
  schema: ZodObject,
  given: { body: string; slug: string | undefined },
): { yaml: string; messages: string[] } {
  const document = parseDocument(yaml);
  const messages: string[] = [];
  if (document.errors.length > 0 || !isMap(document.contents)) {
    return { yaml, messages };
  }
  const contents: YAMLMap = document.contents;
  const names = Object.keys(schema.shape);
  for (const { key } of [...contents.items]) {
    const name = String(isScalar(key) ? key.value : key);
    const near = name.length < 4 ? undefined : closest(name, names);
    if (names.includes(name)) {
      continue;
    }
    if (near !== undefined && !contents.has(near) && isScalar(key)) {
      key.value = near;
      messages.push(`"${name}" renamed to "${near}"`);
    } else {
      messages.push(`unknown field taken out: ${name}: ${JSON.stringify(contents.get(name))}`);
      contents.delete(name);
    }
  }
  const keywords: unknown = contents.get('keywords');
  if (typeof keywords === 'string') {
    const list = [...new Set(keywords.split(/\s*,\s*/).filter(Boolean))];
    contents.set('keywords', document.createNode(list, { flow: true }));
    messages.push('keywords written as a list');
  }
  if (contents.hasIn(['last_update', 'author'])) {
    messages.push(`author of last_update taken out: ${contents.getIn(['last_update', 'author'])}`);
    contents.deleteIn(['last_update', 'author']);
  }
  if (given.slug !== undefined && names.includes('slug') && !contents.has('slug')) {
    contents.set('slug', given.slug);
    messages.push(`slug: ${given.slug} added`);
  }
  const description = contents.has('description') ? undefined : firstDescription(given.body);
  if (description !== undefined) {
    const key = document.createNode('description');
    key.commentBefore = descriptionMark;
    contents.items.splice(1, 0, document.createPair(key, description));
    messages.push('description taken from the first sentence: look at it');
  }
  const text = document.toString({ lineWidth: 0, flowCollectionPadding: false }).trimEnd();
  return { yaml: messages.length === 0 ? yaml : text, messages };
}
