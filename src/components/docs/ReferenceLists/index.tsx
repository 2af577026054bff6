import Link from '@docusaurus/Link';
import { factCell, type ListedRow } from '@site/src/site/reference';
import { Fragment } from 'react';
import { TextWithCode } from '../BreakableCode';
import Key from '../Key';
import PropertyFilter from '../PropertyFilter';

interface Props {
  list: readonly ListedRow[];
}

/**
 * A filter, and a table of keys such as `remarkTables` marks up, with the pages that define each. Search leaves it out: it finds those
 * pages.
 *
 * @param ends headers of the first and of the last column.
 */
const keyTable = (list: Props['list'], facts: readonly string[], ends: [string, string]) => (
  <>
    <PropertyFilter />
    <div data-unsearched="">
      <table data-keys="">
        <thead>
          <tr>
            {[ends[0], ...facts, 'Page', ends[1]].map((header) => (
              <th key={header}>{header}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.map(({ name, description, facts: values, places }) => (
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
                <TextWithCode text={description} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </>
);

/** Every key of a version, each with a link to the place that defines it. Further facts are on its page. */
export const ConfigurationKeys = ({ list }: Props) =>
  keyTable(list, ['Type', 'Default', 'Required', 'Since'], ['Key', 'Description']);

/** Every error message that the pages of a version explain, each with a link to where. */
export const ErrorMessages = ({ list }: Props) => {
  const facts = list.flatMap((row) => Object.keys(row.facts));
  return keyTable(list, [...new Set(facts)], ['Message', 'Cause and fix']);
};
