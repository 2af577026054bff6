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

/** The default of a key or the address of an operation or a page. */
const value = (text: string | undefined) =>
  text ? <code>{text}</code> : translate({ id: 'versionChanges.none', message: 'no default' });

function ChangeItem({
  change: { kind, change, name, group, to, before, after },
}: {
  change: Change;
}) {
  const only = kind === 'page' ? undefined : after || before;
  return (
    <li>
      <span className={styles[change]}>{labels[change]}</span>{' '}
      <Link to={to}>{kind === 'key' ? <code>{name}</code> : name}</Link>
      {group && ` (${group})`}
      {change !== 'changed' && only && <>: {value(only)}</>}
      {change === 'changed' && (
        <>
          : {value(before)} → {value(after)}
        </>
      )}
    </li>
  );
}

/** Everything that changed from one version to another. Search leaves it out: who searches for a key wants the page that explains it. */
function Changes(props: { before: VersionFacts; after: VersionFacts; changes: Change[] }) {
  const { before, after, changes } = props;
  const step = { before: before.label, after: after.label };
  return (
    <div data-unsearched="">
      <h2>{translate({ id: 'versionChanges.step', message: '{before} to {after}' }, step)}</h2>
      {Object.entries(titles).map(([kind, title]) => {
        const sorted = Object.keys(labels).flatMap((label) =>
          changes.filter((change) => change.kind === kind && change.change === label),
        );
        return (
          sorted.length > 0 && (
            <section key={kind}>
              <h3>{title}</h3>
              <ul className={styles.list}>
                {sorted.map((change) => (
                  <ChangeItem key={`${change.to} ${change.name}`} change={change} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}

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
  const changes = changesBetween(before, after);
  const ends = [
    ['from', translate({ id: 'versionChanges.from', message: 'From' }), before],
    ['to', translate({ id: 'versionChanges.to', message: 'To' }), after],
  ] as const;
  return (
    <div className={isBrowser ? undefined : styles.waiting} {...{ [startsAtOnce]: '' }}>
      <div className={styles.picker}>
        {ends.map(([end, label, version]) => (
          <div key={end}>
            <label htmlFor={id + end}>{label}</label>
            <select
              id={id + end}
              value={slugOf(version)}
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
      <p role="status">
        {translate(
          { id: 'versionChanges.summary', message: 'Changes from {before} to {after}: {count}.' },
          { before: before.label, after: after.label, count: changes.length },
        )}
      </p>
      <Changes before={before} after={after} changes={changes} />
      <noscript>
        {versions.slice(0, -1).map((newer, at) => {
          const step = { before: versions[at + 1] ?? newer, after: newer };
          const steps = changesBetween(step.before, newer);
          return <Changes key={newer.name} {...step} changes={steps} />;
        })}
      </noscript>
    </div>
  );
}
