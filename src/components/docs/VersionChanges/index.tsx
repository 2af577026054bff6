import { interpolate } from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { startsAtOnce } from '@site/src/site/controls';
import { changesBetween, stepsOf, type VersionHistory } from '@site/src/site/versionChanges';
import { useId } from 'react';
import Changes, { summaryOf } from './Changes';
import { latestStep, type Pair, readPair, writePair } from './pair';
import styles from './styles.module.css';

/** Address of the steps below the first one. */
const stepsId = 'steps';

const ends = {
  from: translate({ id: 'changeWords.from', message: 'From' }),
  to: translate({ id: 'changeWords.to', message: 'To' }),
};

const step = translate({ id: 'changeWords.step', message: '{before} to {after}' });

interface StepProps extends Pair {
  history: VersionHistory;
  /** Whether it is the pair above the others, whose changes are unfolded. */
  isFirst?: boolean;
}

/** What people wrote about the way from one version to another, whatever lies between, and what changed. */
function Step({ history, from, to, isFirst = false }: StepProps) {
  const { versions } = history;
  const [first, second] = [from, to].map((chosen) =>
    versions.findIndex(({ name }) => name === chosen),
  ) as [number, number];
  const [before, after] = [versions[first]?.label ?? '', versions[second]?.label ?? ''];
  const between = versions.slice(Math.min(first, second) + 1, Math.max(first, second) + 1);
  const notes = between.reverse().flatMap((version) => version.notes);
  const changes = changesBetween(history, from, to);
  return (
    <section className={styles.step}>
      <h2 id={isFirst ? undefined : `from-${before}`}>{interpolate(step, { before, after })}</h2>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note.to}>
              <Link to={note.to}>{note.title}</Link>: {note.text}
            </li>
          ))}
        </ul>
      )}
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
  const asked = readPair(isBrowser ? search : '', history);
  const isChosen = asked !== undefined;
  const pair = asked ?? latestStep(history);
  const labelOf = (chosen: string): string =>
    history.versions.find(({ name }) => name === chosen)?.label ?? '';

  const choose = (part: Partial<Pair>): void => {
    const query = writePair({ ...pair, ...part }, history);
    // Replaced: after a new entry the framework moves the focus, and the arrow keys go through many versions.
    router.replace({ pathname, search: query });
  };

  return (
    <div className={isBrowser ? undefined : styles.waiting} {...{ [startsAtOnce]: '' }}>
      <fieldset className={styles.picker}>
        <legend className="visually-hidden">
          {translate({ id: 'changeWords.pick', message: 'Versions to compare' })}
        </legend>
        {(['from', 'to'] as const).map((end) => (
          <div key={end} className={styles.field}>
            <label htmlFor={`${id}${end}`}>{ends[end]}</label>
            <select
              id={`${id}${end}`}
              className={styles.select}
              value={pair[end]}
              disabled={!isBrowser}
              onChange={({ target }) => choose({ [end]: target.value })}
            >
              {[...history.versions].reverse().map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
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
      <p role="status" className={styles.summary}>
        {summaryOf(
          changesBetween(history, pair.from, pair.to),
          labelOf(pair.from),
          labelOf(pair.to),
        )}
      </p>
      <Step key={`${pair.from} ${pair.to}`} history={history} {...pair} isFirst />
      {!isChosen && (
        <div id={stepsId}>
          {stepsOf(history)
            .filter(([, after]) => after.name !== pair.to)
            .map(([before, after]) => (
              <Step key={after.name} history={history} from={before.name} to={after.name} />
            ))}
        </div>
      )}
    </div>
  );
}
