import type { Root } from 'mdast';
import { lineOf, noCell, propertyTables } from '../../markdown/propertyTables';

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
  /** Whether readers set it to configure something; other keys are parts of requests and calls. */
  isSetting: boolean;
  description: string;
  /** The other columns, by what they say (`keyColumns`), in the order of the table. */
  facts: Record<string, string>;
  /** Heading of the section that defines it; `''` above the first one. */
  heading: string;
  page: PropertyPage;
  /** Id of the definition in its page, without `#`. */
  anchor: string;
}

/**
 * Reads the properties that a Markdown page defines in its tables, in their order. Which tables count is said by
 * `keyColumns` of `src/site/reference.ts`. A page that MDX can't read has none: the build and `npm run check` say why.
 */
export function readProperties(tree: Root, page: PropertyPage): Property[] {
  const tables = [...propertyTables(tree).values()];
  return tables.flatMap(({ columns, rows, heading }) =>
    rows.map(({ anchor, name, cells }) => {
      const textAt = (column: number): string => lineOf(cells[column] ?? noCell);
      const facts = Object.entries(columns.facts).map(([fact, at]) => [fact, textAt(at)]);
      return {
        key: name.replaceAll('`', ''),
        name,
        isSetting: columns.areSettings,
        description: textAt(columns.description),
        facts: Object.fromEntries(facts),
        heading,
        page,
        anchor,
      };
    }),
  );
}
