import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ListedError, ListedKey, ListedPlace } from '@site/src/site/reference';
import { Fragment } from 'react';
import { TextWithCode } from '../BreakableCode';
import { Fact, Properties, Property } from '../Properties';
import PropertyFilter from '../PropertyFilter';

/** Facts of a key that every page gives alike; what a page has besides is read there. */
const shownFacts = ['Type', 'Default', 'Required', 'Since'];

const titlesOf = (entries: readonly { places: readonly ListedPlace[] }[]): string[] =>
  [...new Set(entries.flatMap(({ places }) => places.map(({ title }) => title)))].sort((a, b) =>
    a.localeCompare(b, 'en'),
  );

/** Newest first. */
const versionsOf = (keys: readonly ListedKey[]): string[] =>
  [...new Set(keys.flatMap(({ facts }) => facts.Since ?? []))].sort((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );

interface EntryProps {
  name: string;
  facts: [string, string][];
  places: readonly ListedPlace[];
  description: string;
}

function Entry({ name, facts, places, description }: EntryProps) {
  return (
    <Property name={name} to={places[0]?.to}>
      <dl>
        {facts.map(([header, value]) => (
          <Fact key={header} name={header} length={value.length}>
            {value.includes('`') ? <TextWithCode text={value} /> : value}
          </Fact>
        ))}
        <Fact name="Page">
          {places.map(({ title, section, to }, index) => (
            <Fragment key={to}>
              {index > 0 && ', '}
              <Link to={to}>{title}</Link>
              {section !== '' && `: ${section}`}
            </Fragment>
          ))}
        </Fact>
      </dl>
      {description !== '' && (
        <p>
          <TextWithCode text={description} />
        </p>
      )}
    </Property>
  );
}

/** Every key of a version, each with a link to the place that defines it. Search leaves it out: it finds those places. */
export function ConfigurationKeys({ list }: { list: readonly ListedKey[] }) {
  return (
    <>
      <PropertyFilter pages={titlesOf(list)} versions={versionsOf(list)} />
      <div data-unsearched="">
        <Properties columns={['Key', ...shownFacts, 'Page', 'Description'].join('|')}>
          {list.map(({ name, facts, places, description }) => (
            <Entry
              key={`${places[0]?.to}`}
              name={name}
              facts={shownFacts.flatMap((header): [string, string][] =>
                facts[header] === undefined ? [] : [[header, facts[header]]],
              )}
              places={places}
              description={description}
            />
          ))}
        </Properties>
      </div>
    </>
  );
}

/** Every error message that the pages of a version explain, each with a link to where. */
export function ErrorMessages({ list }: { list: readonly ListedError[] }) {
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
      <div data-unsearched="">
        <Properties columns={['Message', ...headers, 'Page', 'Cause and fix'].join('|')}>
          {list.map(({ message, facts, places, cause }) => (
            <Entry
              key={`${message}${places[0]?.to}`}
              name={message}
              facts={Object.entries(facts)}
              places={places}
              description={cause}
            />
          ))}
        </Properties>
      </div>
    </>
  );
}
