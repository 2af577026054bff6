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
import { type ReactNode, useId } from 'react';
import Changes, { summaryOf } from './Changes';
import { latestStep, type Pair, readPair, writePair } from './pair';
import styles from './styles.module.css';

/** Address of the steps below the first one. */
const stepsId = 'steps';

const step = translate({ id: 'changeWords.step', message: '{before} to {after}' });

/** What people wrote about versions. */
function Notes({ versions }: { versions: readonly HistoryVersion[] }): ReactNode {
  const notes = versions.flatMap((version) => version.notes);
  return notes.length === 0 ? null : (
    <ul className={styles.notes}>
      {notes.map(({ title, text, to }) => (
        <li key={to}>
          <Link to={to}>{title}</Link>: {text}
        </li>
      ))}
    </ul>
  );
}

/** The pairs of neighbors besides one, the newest first: what there is without a choice, and without JavaScript. */
function Steps({ history, shown }: { history: VersionHistory; shown: Pair }): ReactNode {
  const others = stepsOf(history).filter(([, after]) => after.name !== shown.to);
  return others.map(([before, after]) => {
    const changes = changesBetween(history, before.name, after.name);
    return (
      <section key={after.name} className={styles.step}>
        <h2 id={`from-${before.label}`}>
          {interpolate(step, { before: before.label, after: after.label })}
        </h2>
        <Notes versions={[after]} />
        {changes.length === 0 && <p>{summaryOf(changes, before.label, after.label)}</p>}
        {/* Names of every version: who searches for one wants the page that explains it. */}
        <div data-unsearched="">
          <Changes changes={changes} isOpen={false} />
        </div>
      </section>
    );
  });
}

/** One pair, whatever lies between the two. */
function Combined({ history, pair }: { history: VersionHistory; pair: Pair }): ReactNode {
  const { versions } = history;
  const [first, second] = [pair.from, pair.to].map((chosen) =>
    versions.findIndex(({ name }) => name === chosen),
  ) as [number, number];
  const between = versions.slice(Math.min(first, second) + 1, Math.max(first, second) + 1);
  return (
    <section className={styles.step}>
      <h2>
        {interpolate(step, {
          before: versions[first]?.label ?? '',
          after: versions[second]?.label ?? '',
        })}
      </h2>
      <Notes versions={[...between].reverse()} />
      <div data-unsearched="">
        <Changes changes={changesBetween(history, pair.from, pair.to)} isOpen />
      </div>
    </section>
  );
}

interface SelectProps {
  label: string;
  value: string;
  history: VersionHistory;
  isDisabled: boolean;
  onChoose: (name: string) => void;
}

function VersionSelect({ label, value, history, isDisabled, onChoose }: SelectProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={styles.select}
        value={value}
        disabled={isDisabled}
        onChange={({ target }) => onChoose(target.value)}
      >
        {[...history.versions].reverse().map((version) => (
          <option key={version.name} value={version.name}>
            {version.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/**
 * What changed between two versions that the reader picks; the address has the choice. Until then, and without JavaScript, it is the step
 * to the latest release, and folded below it every other step. A page whose address has a choice waits for the app.
 */
export default function VersionChanges({ history }: { history: VersionHistory }): ReactNode {
  useBrokenLinks().collectAnchor(stepsId);
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
        <VersionSelect
          label={translate({ id: 'changeWords.from', message: 'From' })}
          value={pair.from}
          history={history}
          isDisabled={!isBrowser}
          onChoose={(from) => choose({ from })}
        />
        <VersionSelect
          label={translate({ id: 'changeWords.to', message: 'To' })}
          value={pair.to}
          history={history}
          isDisabled={!isBrowser}
          onChoose={(to) => choose({ to })}
        />
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
      <Combined key={`${pair.from} ${pair.to}`} history={history} pair={pair} />
      {!isChosen && (
        <div id={stepsId}>
          <Steps history={history} shown={pair} />
        </div>
      )}
    </div>
  );
}
