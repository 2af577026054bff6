import { describe, type Html } from './describe';
import { blocks } from './schemaFields';

export const components = '@site/src/components/rest';

/** Makes a text safe in Markdown and MDX: whatever could be syntax becomes a character reference. */
export const escaped = (text: string): string =>
  text.replace(/[^\p{L}\p{N}\s]/gu, (character) => `&#${character.codePointAt(0)};`);

/** Writes front matter, whose values are JSON, and the import of what `Texts` keeps. */
export const pageStart = (id: string, title: string, about = '', fields: object): string => {
  const description = describe(about).text || title;
  const all = Object.entries({ id, title, description, ...fields, custom_edit_url: null });
  const lines = all.map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
  return `---\n${lines.join('')}---\n\nimport page from './${id}.json';`;
};

/** Markdown inside a component or a division: blank lines make it blocks. Styles: `RestReference/rest.css`. */
export const inside = (tag: string, ...parts: readonly (string | false)[]): string =>
  blocks(`<${tag}>`, ...parts, `</${tag.split(' ')[0]}>`);

/** Keeps HTML for the component that shows it: MDX would read it. */
export class Texts {
  readonly all: string[] = [];

  show = ({ text }: Html): string =>
    text && `<Html html={page.texts[${this.all.push(text) - 1}]} />`;
}

/** Writes code between marks that are longer than any in it. */
export function fence(language: string, code: string): string {
  const mark = '`'.repeat(
    1 + Math.max(2, ...[...code.matchAll(/`+/g)].map(([{ length }]) => length)),
  );
  return `${mark}${language}\n${code}\n${mark}`;
}

/** Writes tabs: of each its attributes, then its contents. */
export const tabs = (
  attributes: string,
  items: readonly (readonly [attributes: string, ...string[]])[],
) =>
  inside(
    `Tabs className="rest-tabs"${attributes}`,
    ...items.map(([own, ...content]) => inside(`TabItem ${own}`, ...content)),
  );
