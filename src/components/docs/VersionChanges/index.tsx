import { interpolate } from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { changeWords } from '@site/src/site/changeWords';
import {
  changesBetween,
  type HistoryVersion,
  stepsOf,
  type VersionHistory,
} from '@site/src/site/versionChanges';
import { wakesAtOnce } from '@site/src/site/wake';
import { translated } from '@site/src/words/translated';
import { type ReactNode, useId } from 'react';
import Changes from './Changes';
import { completed, type Pair, readPair, writePair } from './pair';
import styles from './styles.module.css';
import { useChangeTexts } from './useChangeTexts';

const words = translated('changeWords', changeWords);

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

/** Every pair of neighbours, the newest first: what there is without a choice, and without JavaScript. */
function Steps({ history }: { history: VersionHistory }): ReactNode {
  const { summary } = useChangeTexts();
  return stepsOf(history).map(([before, after]) => {
    const changes = changesBetween(history, before.name, after.name);
    return (
      <section key={after.name} className={styles.step}>
        <h2 id={`from-${before.label}`}>
          {interpolate(words.step, { before: before.label, after: after.label })}
        </h2>
        <Notes versions={[after]} />
        {changes.length === 0 && <p>{summary(changes, before.label, after.label)}</p>}
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
        {interpolate(words.step, {
          before: versions[first]?.label ?? '',
          after: versions[second]?.label ?? '',
        })}
      </h2>
      <Notes versions={[...between].reverse()} />
      <Changes changes={changesBetween(history, pair.from, pair.to)} isOpen />
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
        <option value="">{words.every}</option>
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
 * What changed between two versions that the reader picks; the address has the choice. Until then, and without JavaScript, it is every
 * step from one version to the next.
 */
export default function VersionChanges({ history }: { history: VersionHistory }): ReactNode {
  const isBrowser = useIsBrowser();
  const { pathname, search } = useLocation();
  const { summary } = useChangeTexts();
  const router = useHistory();
  const pair = readPair(isBrowser ? search : '', history);
  const isChosen = pair.from !== '' && pair.to !== '';
  const labelOf = (chosen: string): string =>
    history.versions.find(({ name }) => name === chosen)?.label ?? '';

  const choose = (part: Partial<Pair>): void => {
    const next = { ...pair, ...part };
    // “Every version” in one field asks for all steps again.
    const isCleared = Object.values(part).includes('');
    const query = isCleared ? '' : writePair(completed(next, history.versions), history);
    // Replaced: after a new entry the framework moves the focus, and the arrow keys go through many versions.
    router.replace({ pathname, search: query });
  };

  return (
    <div {...{ [wakesAtOnce]: '' }}>
      <fieldset className={styles.picker}>
        <legend className="visually-hidden">{words.pick}</legend>
        <VersionSelect
          label={words.from}
          value={pair.from}
          history={history}
          isDisabled={!isBrowser}
          onChoose={(from) => choose({ from })}
        />
        <VersionSelect
          label={words.to}
          value={pair.to}
          history={history}
          isDisabled={!isBrowser}
          onChoose={(to) => choose({ to })}
        />
        {isChosen && <Link to={pathname}>{words.showEvery}</Link>}
      </fieldset>
      <noscript>
        <p>{words.withoutScripts}</p>
      </noscript>
      <p role="status" className={styles.summary}>
        {isChosen &&
          summary(
            changesBetween(history, pair.from, pair.to),
            labelOf(pair.from),
            labelOf(pair.to),
          )}
      </p>
      {isChosen ? <Combined history={history} pair={pair} /> : <Steps history={history} />}
    </div>
  );
}
