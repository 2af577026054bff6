import type { Root } from 'mdast';
import { lineOf, propertyTables } from '../../markdown/propertyTables';
import type { KeyHeader } from '../../site/reference';

/** A page that defines properties. */
export interface PropertyPage {
  title: string;
  permalink: string;
}

/** A key that a page defines. Texts are plain, with code between backticks. */
export interface Property {
  /** The key as it is written, without backticks. */
  key: string;
  /** The key with its backticks: some rows define “Any topic setting of Kafka”. */
  name: string;
  /** What it is: the header of its column, such as `Key`, `Variable` or `Query parameter`. */
  defines: KeyHeader;
  description: string;
  /** Every column between the key and its description, by header, in the order of the table. */
  facts: Record<string, string>;
  /** Heading of the section that defines it; `''` above the first one. */
  heading: string;
  page: PropertyPage;
  /** Id of the definition in its page, without `#`. */
  anchor: string;
}

/**
 * Reads the properties that a Markdown page defines in its tables, in their order. Which tables count is said by
 * `definedBy` of `src/site/reference.ts`. A page that MDX can't read has none: the build and `npm run check` say why.
 */
export function readProperties(tree: Root, page: PropertyPage): Property[] {
  const tables = [...propertyTables(tree).values()];
  return tables.flatMap(({ defines, headers, rows, heading }) =>
    rows.map(({ anchor, name, cells }) => {
      const texts = cells.slice(1).map(lineOf);
      const description = texts.pop() ?? '';
      const facts = Object.fromEntries(
        headers.slice(1, -1).map((header, index) => [header, texts[index] ?? '']),
      );
      return {
        key: name.replaceAll('`', ''),
        name,
        defines,
        description,
        facts,
        heading,
        page,
        anchor,
      };
    }),
  );
}
