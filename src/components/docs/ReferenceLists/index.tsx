import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { factCell, type ListedRow } from '@site/src/site/reference';
import { Fragment } from 'react';
import { TextWithCode } from '../BreakableCode';
import Key from '../Key';
import PropertyFilter from '../PropertyFilter';

/** Facts of a key that every page gives alike; what a page has besides is read there. */
const shownFacts = ['Type', 'Default', 'Required', 'Since'];

const titlesOf = (rows: readonly ListedRow[]): string[] =>
  [...new Set(rows.flatMap(({ places }) => places.map(({ title }) => title)))].sort((a, b) =>
    a.localeCompare(b, 'en'),
  );

/** Newest first. */
const versionsOf = (keys: readonly ListedRow[]): string[] =>
  [...new Set(keys.flatMap(({ facts }) => facts.Since ?? []))].sort((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );

interface TableProps {
  columns: readonly string[];
  rows: readonly ListedRow[];
}

/** A table of keys such as `remarkTables` marks up, with the pages that define each. Search leaves it out: it finds those places. */
function KeyTable({ columns: headers, rows }: TableProps) {
  const facts = headers.slice(1, -2);
  return (
    <div data-unsearched="">
      <table data-keys="">
        <thead>
          <tr>
            {headers.map((header) => (
              <th key={header}>{header}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, description, facts: values, places }) => (
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
  );
}

/** Every key of a version, each with a link to the place that defines it. */
export function ConfigurationKeys({ list }: { list: readonly ListedRow[] }) {
  return (
    <>
      <PropertyFilter pages={titlesOf(list)} versions={versionsOf(list)} />
      <KeyTable columns={['Key', ...shownFacts, 'Page', 'Description']} rows={list} />
    </>
  );
}

/** Every error message that the pages of a version explain, each with a link to where. */
export function ErrorMessages({ list }: { list: readonly ListedRow[] }) {
  const headers = [...new Set(list.flatMap(({ facts }) => Object.keys(facts)))];
  return (
    <>
      <PropertyFilter
        placeholder={translate({
          id: 'propertyFilter.errorPlaceholder',
          message: 'Part of a message',
        })}
        pages={titlesOf(list)}
      />
      <KeyTable columns={['Message', ...headers, 'Page', 'Cause and fix']} rows={list} />
    </>
  );
}
