import Link from '@docusaurus/Link';
import { factCell, type ListedRow } from '@site/src/site/reference';
import { Fragment } from 'react';
import { Key, TextWithCode } from '../Inline';
import PropertyFilter from '../PropertyFilter';

type List = readonly ListedRow[];

/**
 * A filter, and a table of keys such as `remarkTables` marks up, with the pages that define each. Search leaves it out: it finds those
 * pages.
 */
const keyTable = (list: List, [key, description]: [string, string], facts: string[]) => (
  <>
    <PropertyFilter />
    <table data-keys="" data-unsearched="">
      <thead>
        <tr>
          {[key, ...facts, 'Page', description].map((header) => (
            <th key={header}>{header}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {list.map(({ name, description: text, facts: values, places }) => (
          <tr key={`${name}${places[0]?.to}`}>
            <td data-key="">
              <Key>
                <Link to={places[0]?.to}>
                  <TextWithCode text={name} />
                </Link>
              </Key>
            </td>
            {facts.map((header) => (
              <td key={header} {...factCell(header, header, values[header] ?? '')}>
                <TextWithCode text={values[header] ?? ''} />
              </td>
            ))}
            <td data-fact="Page">
              {places.map(({ title, section, to }, index) => (
                <Fragment key={to}>
                  {index > 0 && ', '}
                  <Link to={to}>{title}</Link>
                  {section !== '' && `: ${section}`}
                </Fragment>
              ))}
            </td>
            <td data-description="">
              <TextWithCode text={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
);

/** Every key of a version, each with a link to the place that defines it. Further facts are on its page. */
export const ConfigurationKeys = ({ list }: { list: List }) =>
  keyTable(list, ['Key', 'Description'], ['Type', 'Default', 'Required', 'Since']);

/** Every error message that the pages of a version explain, each with a link to where. */
export const ErrorMessages = ({ list }: { list: List }) => {
  const facts = list.flatMap((row) => Object.keys(row.facts));
  return keyTable(list, ['Message', 'Cause and fix'], [...new Set(facts)]);
};
