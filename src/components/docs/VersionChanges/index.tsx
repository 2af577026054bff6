import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import FactTable from '@site/src/components/shared/FactTable';
import { startsAtOnce } from '@site/src/site/controls';
import { compareFacts, type FactChange, type VersionFacts } from '@site/src/site/versionChanges';
import { nextPath } from '@site/src/site/versions';
import { BreakableCode } from '../Inline';
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

const heads = [
  translate({ id: 'versionChanges.name', message: 'Name' }),
  translate({ id: 'versionChanges.change', message: 'Change' }),
  translate({ id: 'versionChanges.value', message: 'Default, call, or address' }),
];

const noDefault = translate({ id: 'versionChanges.none', message: 'no default' });

/** The default of a key or the address of an operation or a page. */
const value = (text: string | undefined) =>
  text ? <BreakableCode>{text}</BreakableCode> : noDefault;

const rowOf = ({ change, kind, name, group, to, before, after }: FactChange) => ({
  key: `${to} ${name}`,
  cells: [
    <>
      <Link to={to}>{kind === 'key' ? <BreakableCode>{name}</BreakableCode> : name}</Link>
      {group && ` (${group})`}
    </>,
    labels[change],
    change === 'changed' ? (
      <>
        {value(before)} → {value(after)}
      </>
    ) : (
      (after || before) && value(after || before)
    ),
  ],
});

/** Everything that changed from one version to another. Search leaves it out: who searches for a key wants the page that explains it. */
function Changes({ before, after }: { before: VersionFacts; after: VersionFacts }) {
  const changes = compareFacts(before, after);
  const step = { before: before.label, after: after.label, count: changes.length };
  return (
    <div data-unsearched="">
      <p role="status">
        {translate(
          { id: 'versionChanges.summary', message: 'Changes from {before} to {after}: {count}.' },
          step,
        )}
      </p>
      <h2>{translate({ id: 'versionChanges.step', message: '{before} to {after}' }, step)}</h2>
      {Object.entries(titles).map(([kind, title]) => {
        const rows = Object.keys(labels).flatMap((label) =>
          changes.filter((change) => change.kind === kind && change.change === label).map(rowOf),
        );
        return (
          rows.length > 0 && (
            <section key={kind}>
              <h3>{title}</h3>
              <FactTable heads={heads} rows={rows} />
            </section>
          )
        );
      })}
    </div>
  );
}

/** Returns the name of a version in addresses. */
const slugOf = ({ name }: VersionFacts): string => (name === 'current' ? nextPath : name);

/**
 * What changed between two versions that the reader picks; the address has the choice. Until the app runs it is the step to the latest
 * release, and without JavaScript also every other step.
 *
 * @param versions the newest first.
 */
export default function VersionChanges({ versions }: { versions: readonly VersionFacts[] }) {
  const isBrowser = useIsBrowser();
  const { pathname, search } = useLocation();
  const router = useHistory();
  const releases = versions.filter(({ name }) => name !== 'current');
  const [latest, older] = releases.length > 1 ? releases : versions;
  const query = new URLSearchParams(isBrowser ? search : '');
  const versionAt = (end: string) => versions.find((version) => slugOf(version) === query.get(end));
  const before = versionAt('from') ?? older;
  const after = versionAt('to') ?? latest;
  if (before === undefined || after === undefined) {
    return null;
  }
  const ends = [
    ['from', translate({ id: 'versionChanges.from', message: 'From' }), before],
    ['to', translate({ id: 'versionChanges.to', message: 'To' }), after],
  ] as const;
  return (
    <section className={isBrowser ? undefined : styles.waiting} {...{ [startsAtOnce]: '' }}>
      <p className={styles.picker}>
        {ends.map(([end, label, version]) => (
          <label key={end}>
            {label}
            <select
              value={slugOf(version)}
              disabled={!isBrowser}
              onChange={({ target }) => {
                const slugs = { from: slugOf(before), to: slugOf(after), [end]: target.value };
                // Replaced: after a new entry the framework moves the focus, and the arrow keys go through many versions.
                router.replace({ pathname, search: `?${new URLSearchParams(slugs)}` });
              }}
            >
              {versions.map((choice) => (
                <option key={choice.name} value={slugOf(choice)}>
                  {choice.label}
                </option>
              ))}
            </select>
          </label>
        ))}
      </p>
      <Changes before={before} after={after} />
      <noscript>
        {versions.slice(0, -1).map((newer, at) => (
          <Changes key={newer.name} before={versions[at + 1] ?? newer} after={newer} />
        ))}
      </noscript>
    </section>
  );
}
