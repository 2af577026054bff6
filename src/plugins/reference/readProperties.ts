import type { Nodes } from 'mdast';
import { attributesOf, isTag, readMarkdown } from '../../search/records/markdownTree';
import { propertyTables } from '../../search/records/propertyTables';
import type { KeyHeader } from '../../site/properties';

/** A page that defines properties. */
export interface PropertyPage {
  title: string;
  permalink: string;
}

/** A key that a page defines. Texts are plain, with code between backticks; `undefined` where the table has no such column. */
export interface Property {
  /** The key as it is written, without backticks. */
  key: string;
  /** What it is: the header of its column, such as `Key`, `Variable` or `Query parameter`. */
  defines: KeyHeader;
  type?: string;
  default?: string;
  required?: string;
  since?: string;
  description: string;
  /** Every column between the key and its description, by header, in the order of the table. */
  facts: Record<string, string>;
  /** Heading of the section that defines it; `''` above the first one. */
  heading: string;
  page: PropertyPage;
  /** Id of the definition in its page, without `#`. */
  anchor: string;
}

/** What a reader sees of Markdown in a cell, in one line, code between backticks. */
export function lineOf(node: Nodes): string {
  const text = (inner: Nodes): string => {
    if (inner.type === 'inlineCode') {
      return `\`${inner.value}\``;
    }
    if (isTag(inner) && inner.name === 'Since') {
      return `New in ${attributesOf(inner).get('version')}`;
    }
    if (inner.type === 'text') {
      return inner.value;
    }
    if (inner.type === 'break') {
      return ' ';
    }
    return 'children' in inner ? inner.children.map(text).join('') : '';
  };
  return text(node).replace(/\s+/g, ' ').trim();
}

/**
 * Reads the properties that a Markdown page defines in its tables, in their order. Which tables count is said by
 * `definedBy` of `src/site/properties.ts`. A page that MDX can't read has none: the build and `npm run check` say why.
 */
export function readProperties(markdown: string, page: PropertyPage): Property[] {
  const tables = [...propertyTables(readMarkdown(markdown).tree).values()];
  return tables.flatMap(({ defines, headers, rows, heading }) =>
    rows.map(({ anchor, cells }) => {
      const [key = '', ...texts] = cells.map(lineOf);
      const description = texts.pop() ?? '';
      const facts = Object.fromEntries(
        headers.slice(1, -1).map((header, index) => [header, texts[index] ?? '']),
      );
      return {
        key: key.replaceAll('`', ''),
        defines,
        type: facts.Type,
        default: facts.Default,
        required: facts.Required,
        since: facts.Since,
        description,
        facts,
        heading,
        page,
        anchor,
      };
    }),
  );
}
