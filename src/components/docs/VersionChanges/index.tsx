import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { startsAtOnce } from '@site/src/site/controls';
import { type Change, changesBetween, type VersionFacts } from '@site/src/site/versionChanges';
import { nextPath } from '@site/src/site/versions';
import { useId } from 'react';
import styles from './styles.module.css';

const titles = {
  key: translate({ id: 'versionChanges.keys', message: 'Configuration keys' }),
  operation: translate({ id: 'versionChanges.operations', message: 'REST operations' }),
  page: translate({ id: 'versionChanges.pages', message: 'Pages' }),
};

const labels = {
  added: translate({ id: 'versionChanges.added', message: 'Added' }),
  removed: translate({ id: 'versionChanges.removed', message: 'Removed' }),
  changed: translate({ id: 'versionChanges.changed', message: 'Changed' }),
};

const ends = {
  from: translate({ id: 'versionChanges.from', message: 'From' }),
  to: translate({ id: 'versionChanges.to', message: 'To' }),
};

/** Changes by what they are of, without the kinds that have none. */
const kindsOf = (changes: readonly Change[]) =>
  (['key', 'operation', 'page'] as const)
    .map((kind) => ({ kind, some: changes.filter((change) => change.kind === kind) }))
    .filter(({ some }) => some.length > 0);

/** The default of a key or the address of an operation or a page. */
const value = (text: string | undefined) =>
  text ? <code>{text}</code> : translate({ id: 'versionChanges.none', message: 'no default' });

function ChangeItem({
  change: { kind, change, name, group, to, before, after },
}: {
  change: Change;
}) {
  return (
    <li>
      <span className={styles[change]}>{labels[change]}</span>{' '}
      <Link to={to}>{kind === 'key' ? <code>{name}</code> : name}</Link>
      {group && ` (${group})`}
      {change === 'changed' ? (
        <>
          : {value(before)} → {value(after)}
        </>
      ) : (
        kind !== 'page' && (after || before) && <>: {value(after || before)}</>
      )}
    </li>
  );
}

interface PairProps {
  before: VersionFacts;
  after: VersionFacts;
}

/** Everything that changed from one version to another. Search leaves it out: who searches for a key wants the page that explains it. */
const Changes = ({ before, after }: PairProps) => (
  <div data-unsearched="">
    <h2>
      {translate(
        { id: 'versionChanges.step', message: '{before} to {after}' },
        { before: before.label, after: after.label },
      )}
    </h2>
    {kindsOf(changesBetween(before, after)).map(({ kind, some }) => (
      <section key={kind}>
        <h3>{titles[kind]}</h3>
        <ul className={styles.list}>
          {Object.keys(labels).flatMap((label) =>
            some
              .filter(({ change }) => change === label)
              .map((change) => <ChangeItem key={`${change.to} ${change.name}`} change={change} />),
          )}
        </ul>
      </section>
    ))}
  </div>
);

const summaryOf = ({ before, after }: PairProps): string => {
  const counts = kindsOf(changesBetween(before, after))
    .map(({ kind, some }) => `${titles[kind]}: ${some.length}`)
    .join('; ');
  const names = { before: before.label, after: after.label };
  return counts
    ? translate(
        { id: 'versionChanges.summary', message: 'Changes from {before} to {after}: {counts}.' },
        { ...names, counts },
      )
    : translate(
        {
          id: 'versionChanges.same',
          message:
            '{before} and {after} have the same configuration keys, REST operations, and pages.',
        },
        names,
      );
};

/** What an address calls a version. */
const slugOf = ({ name }: VersionFacts): string => (name === 'current' ? nextPath : name);

/**
 * What changed between two versions that the reader picks; the address has the choice. Until the app runs it is the step to the latest
 * release, and without JavaScript also every other step.
 *
 * @param versions the newest first.
 */
export default function VersionChanges({ versions }: { versions: readonly VersionFacts[] }) {
  const id = useId();
  const isBrowser = useIsBrowser();
  const { pathname, search } = useLocation();
  const router = useHistory();
  const releases = versions.filter(({ name }) => name !== 'current');
  const [latest, older] = releases.length > 1 ? releases : versions;
  const query = new URLSearchParams(isBrowser ? search : '');
  const asked = (end: string) => versions.find((version) => slugOf(version) === query.get(end));
  const before = asked('from') ?? older;
  const after = asked('to') ?? latest;
  if (before === undefined || after === undefined) {
    return null;
  }
  const pair = { from: before, to: after };
  return (
    <div className={isBrowser ? undefined : styles.waiting} {...{ [startsAtOnce]: '' }}>
      <div className={styles.picker}>
        {(['from', 'to'] as const).map((end) => (
          <div key={end}>
            <label htmlFor={id + end}>{ends[end]}</label>
            <select
              id={id + end}
              value={slugOf(pair[end])}
              disabled={!isBrowser}
              onChange={({ target }) => {
                const slugs = { from: slugOf(before), to: slugOf(after), [end]: target.value };
                // Replaced: after a new entry the framework moves the focus, and the arrow keys go through many versions.
                router.replace({ pathname, search: `?${new URLSearchParams(slugs)}` });
              }}
            >
              {versions.map((version) => (
                <option key={version.name} value={slugOf(version)}>
                  {version.label}
                </option>
              ))}
            </select>
          </div>
        ))}
      </div>
      <p role="status">{summaryOf({ before, after })}</p>
      <Changes before={before} after={after} />
      <noscript>
        {versions.slice(0, -1).map((newer, at) => (
          <Changes key={newer.name} before={versions[at + 1] ?? newer} after={newer} />
        ))}
      </noscript>
    </div>
  );
}
