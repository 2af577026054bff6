import { toHtml } from 'hast-util-to-html';
import { describe, type Html } from './describe';
import { blocks } from './schemaFields';

export const components = '@site/src/components/rest';

/** Escapes Markdown and MDX syntax in a text with character references. */
export const escaped = (text: string): string =>
  text.replace(/[^\p{L}\p{N}\s]/gu, (character) => `&#${character.codePointAt(0)};`);

/** Writes front matter with JSON values. */
export const pageStart = (id: string, title: string, about = '', fields: object): string => {
  const description = describe(about).text || title;
  const all = Object.entries({ id, title, description, ...fields, custom_edit_url: null });
  const lines = all.map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
  return `---\n${lines.join('')}---`;
};

/** Wraps Markdown in a component or a `div`, with blank lines so that it contains blocks. Styles: `RestReference/rest.css`. */
export const inside = (tag: string, ...parts: readonly (string | false)[]): string =>
  blocks(`<${tag}>`, ...parts, `</${tag.split(' ')[0]}>`);

/** Writes HTML as a string for a component, because MDX would parse it. A brace would end the string for MDX. */
export function html(children: Html): string {
  const text = toHtml({ type: 'root', children }).trim();
  return text && `<Html html={${JSON.stringify(text).replaceAll('}', '\\u007d')}} />`;
}

/** Writes code in a fence that is longer than those in the code. */
export function fence(language: string, code: string): string {
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([{ length }]) => length));
  const mark = '`'.repeat(longest + 1);
  return `${mark}${language}\n${code}\n${mark}`;
}

/** Writes a heading, and tabs with their attributes and contents, if there are any. */
export function tabs(title: string, attributes: string, items: readonly string[][]): string {
  const panels = items.map(([own, ...content]) => inside(`TabItem ${own}`, ...content));
  const list = inside(`Tabs className="rest-tabs"${attributes}`, ...panels);
  return items.length > 0 ? blocks(`## ${title}`, list) : '';
}
