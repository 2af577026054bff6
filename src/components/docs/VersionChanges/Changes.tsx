import { interpolate } from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import {
  type Change,
  type ChangeKind,
  changeKinds,
  changeOrder,
  type HistoryVersion,
} from '@site/src/site/versionChanges';
import styles from './styles.module.css';

const titles = {
  key: translate({ id: 'changeWords.titles.key', message: 'Configuration keys' }),
  operation: translate({ id: 'changeWords.titles.operation', message: 'REST operations' }),
  page: translate({ id: 'changeWords.titles.page', message: 'Pages' }),
};

/** By what happened; of what changed, by its kind. */
const counts = {
  added: translate({ id: 'changeWords.added', message: '{count} added' }),
  removed: translate({ id: 'changeWords.removed', message: '{count} removed' }),
  key: translate({ id: 'changeWords.changed.key', message: '{count} with another default' }),
  operation: translate({
    id: 'changeWords.changed.operation',
    message: '{count} at another address',
  }),
  page: translate({ id: 'changeWords.changed.page', message: '{count} moved' }),
};

/** Changes of one kind to which the same happened, and how many they are. */
interface Part {
  order: Change['change'];
  changes: readonly Change[];
  count: string;
}

/** The changes of each kind that has some, by what happened. */
function partsOf(changes: readonly Change[]): { kind: ChangeKind; parts: Part[] }[] {
  return changeKinds
    .map((kind) => ({
      kind,
      parts: changeOrder.flatMap((order): Part[] => {
        const some = changes.filter((change) => change.kind === kind && change.change === order);
        const text = counts[order === 'changed' ? kind : order];
        const part = { order, changes: some, count: interpolate(text, { count: some.length }) };
        return some.length > 0 ? [part] : [];
      }),
    }))
    .filter(({ parts }) => parts.length > 0);
}

const countsOf = (parts: readonly Part[]): string => parts.map(({ count }) => count).join(', ');

/** Says in one sentence what changed between two versions. */
export function summaryOf(
  changes: readonly Change[],
  { label: before }: HistoryVersion,
  { label: after }: HistoryVersion,
): string {
  const texts = partsOf(changes).map(({ kind, parts }) => `${titles[kind]}: ${countsOf(parts)}`);
  return texts.length === 0
    ? translate(
        {
          id: 'changeWords.none',
          message:
            'No difference between {before} and {after} in configuration keys, REST operations and pages.',
        },
        { before, after },
      )
    : translate(
        { id: 'changeWords.summary', message: 'From {before} to {after}: {counts}.' },
        { before, after, counts: texts.join('; ') },
      );
}

/** Formats the text of a change; an empty default counts as missing. */
const value = (text: string | undefined) =>
  text ? (
    <code>{text}</code>
  ) : (
    <i>{translate({ id: 'changeWords.noDefault', message: 'no default' })}</i>
  );

/** What a thing had before and has now, as far as readers want to know. */
function Details({ change: { kind, change, before, after } }: { change: Change }) {
  if (change === 'changed') {
    return (
      <>
        {' '}
        {value(before)} {translate({ id: 'changeWords.became', message: 'became' })} {value(after)}
      </>
    );
  }
  const text = after || before;
  if (kind === 'page' || !text) {
    return null;
  }
  return kind === 'key' ? (
    <Translate id="changeWords.withDefault" values={{ value: <code>{text}</code> }}>
      {', default {value}'}
    </Translate>
  ) : (
    <> {value(text)}</>
  );
}

/** Changes of one sort, by what they belong to. */
const ChangeList = ({ changes }: { changes: readonly Change[] }) =>
  [...new Set(changes.map(({ group }) => group))].map((group) => (
    <div key={group} className={styles.group}>
      {group && <h5 className="small-text">{group}</h5>}
      <ul>
        {changes
          .filter((change) => change.group === group)
          .map((change) => (
            <li key={`${change.to} ${change.name}`}>
              <Link to={change.to}>
                {change.kind === 'key' ? <code>{change.name}</code> : change.name}
              </Link>
              <Details change={change} />
            </li>
          ))}
      </ul>
    </div>
  ));

interface Props {
  changes: readonly Change[];
  isOpen: boolean;
}

/** What changed, in one fold for each kind of thing; kinds without a change are left out. */
export default function Changes({ changes, isOpen }: Props) {
  return partsOf(changes).map(({ kind, parts }) => (
    <details key={kind} className={styles.kind} open={isOpen}>
      <summary>
        <h3>{titles[kind]}</h3> <span className="small-text">{countsOf(parts)}</span>
      </summary>
      {parts.map(({ order, count, changes: some }) => (
        <section key={order} className={styles[order]}>
          <h4>{count}</h4>
          <div className={styles.groups}>
            <ChangeList changes={some} />
          </div>
        </section>
      ))}
    </details>
  ));
}
