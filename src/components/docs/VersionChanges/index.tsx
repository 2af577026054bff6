import { interpolate } from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { startsAtOnce } from '@site/src/site/controls';
import {
  changesBetween,
  type HistoryVersion,
  stepsOf,
  type VersionHistory,
} from '@site/src/site/versionChanges';
import { useId } from 'react';
import Changes, { summaryOf } from './Changes';
import styles from './styles.module.css';

/** Address of the steps below the first one. */
const stepsId = 'steps';

const ends = [
  { end: 'from', label: translate({ id: 'changeWords.from', message: 'From' }) },
  { end: 'to', label: translate({ id: 'changeWords.to', message: 'To' }) },
];

const step = translate({ id: 'changeWords.step', message: '{before} to {after}' });

/** What an address calls a version. */
const slugOf = ({ name, path }: HistoryVersion): string =>
  name === 'current' ? path.slice(path.lastIndexOf('/') + 1) : name;

interface StepProps {
  history: VersionHistory;
  before: HistoryVersion;
  after: HistoryVersion;
  /** Whether it is the pair above the others, whose changes are unfolded. */
  isFirst?: boolean;
}

/** What people wrote about the way from one version to another, whatever lies between, and what changed. */
function Step({ history, before, after, isFirst = false }: StepProps) {
  const { versions } = history;
  const [first = 0, last = 0] = [before, after]
    .map((version) => versions.indexOf(version))
    .sort((a, b) => a - b);
  const notes = versions.slice(first + 1, last + 1).reverse();
  const changes = changesBetween(history, before, after);
  return (
    <section className={styles.step}>
      <h2 id={isFirst ? undefined : `from-${before.label}`}>
        {interpolate(step, { before: before.label, after: after.label })}
      </h2>
      {notes
        .flatMap((version) => version.notes)
        .map((note) => (
          <p key={note.to}>
            <Link to={note.to}>{note.title}</Link>: {note.text}
          </p>
        ))}
      {!isFirst && changes.length === 0 && <p>{summaryOf(changes, before, after)}</p>}
      {/* Names of every version: who searches for one wants the page that explains it. */}
      <div data-unsearched="">
        <Changes changes={changes} isOpen={isFirst} />
      </div>
    </section>
  );
}

/**
 * What changed between two versions that the reader picks; the address has the choice. Until then, and without JavaScript, it is the step
 * to the latest release, and folded below it every other step. A page whose address has a choice waits for the app.
 */
export default function VersionChanges({ history }: { history: VersionHistory }) {
  useBrokenLinks().collectAnchor(stepsId);
  const id = useId();
  const isBrowser = useIsBrowser();
  const { pathname, search } = useLocation();
  const router = useHistory();
  const { versions } = history;
  const query = new URLSearchParams(isBrowser ? search : '');
  const asked = ends.flatMap(({ end }) =>
    versions.filter((version) => slugOf(version) === query.get(end)?.toLowerCase()),
  );
  const isChosen = asked.length === ends.length;
  // The step that most readers want: from the release before to the latest one.
  const releases = versions.filter(({ name }) => name !== 'current');
  const pair = isChosen ? asked : (releases.length > 1 ? releases : versions).slice(-2);
  const [before, after] = pair;
  if (before === undefined || after === undefined) {
    return null;
  }
  const choose = (end: string, slug: string): void => {
    const chosen = new URLSearchParams({ from: slugOf(before), to: slugOf(after), [end]: slug });
    // Replaced: after a new entry the framework moves the focus, and the arrow keys go through many versions.
    router.replace({ pathname, search: `?${chosen}` });
  };

  return (
    <div className={isBrowser ? undefined : styles.waiting} {...{ [startsAtOnce]: '' }}>
      <fieldset className={styles.picker}>
        <legend className="visually-hidden">
          {translate({ id: 'changeWords.pick', message: 'Versions to compare' })}
        </legend>
        {ends.map(({ end, label }, at) => (
          <div key={end}>
            <label htmlFor={`${id}${end}`}>{label}</label>
            <select
              id={`${id}${end}`}
              value={slugOf(pair[at] ?? before)}
              disabled={!isBrowser}
              onChange={({ target }) => choose(end, target.value)}
            >
              {[...versions].reverse().map((version) => (
                <option key={version.name} value={slugOf(version)}>
                  {version.label}
                </option>
              ))}
            </select>
          </div>
        ))}
        {/* Always there: it would push away what is below the picker. */}
        <Link to={isChosen ? pathname : `#${stepsId}`}>
          {translate({ id: 'changeWords.showEvery', message: 'Show every step' })}
        </Link>
      </fieldset>
      <noscript>
        <p>
          {translate({
            id: 'changeWords.withoutScripts',
            message:
              'Choosing two versions needs JavaScript. Every step from one release to the next is below.',
          })}
        </p>
      </noscript>
      <p role="status">{summaryOf(changesBetween(history, before, after), before, after)}</p>
      <Step key={`${before.name} ${after.name}`} history={history} {...{ before, after }} isFirst />
      {!isChosen && (
        <div id={stepsId}>
          {stepsOf(history)
            .filter(([, newer]) => newer !== after)
            .map(([older, newer]) => (
              <Step key={newer.name} history={history} before={older} after={newer} />
            ))}
        </div>
      )}
    </div>
  );
}
