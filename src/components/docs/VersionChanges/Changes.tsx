import Interpolate from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { type Change, changeKinds, changeOrder } from '@site/src/site/versionChanges';
import type { ReactNode } from 'react';
import styles from './styles.module.css';
import { useChangeTexts } from './useChangeTexts';

const titles = {
  key: translate({ id: 'changeWords.titles.key', message: 'Configuration keys' }),
  operation: translate({ id: 'changeWords.titles.operation', message: 'REST operations' }),
  page: translate({ id: 'changeWords.titles.page', message: 'Pages' }),
};

/** Formats the text of a change; an empty default counts as missing. */
const value = (text: string | undefined): ReactNode =>
  text ? (
    <code>{text}</code>
  ) : (
    <i>{translate({ id: 'changeWords.noDefault', message: 'no default' })}</i>
  );

function Details({ change }: { change: Change }): ReactNode {
  const { kind, before, after } = change;
  if (change.change === 'changed') {
    return (
      <>
        {' '}
        {value(before)}{' '}
        <span className={styles.arrow}>
          {translate({ id: 'changeWords.became', message: 'became' })}
        </span>{' '}
        {value(after)}
      </>
    );
  }
  if (kind === 'page') {
    return null;
  }
  const text = after ?? before;
  if (!text) {
    return null;
  }
  const code = <code>{text}</code>;
  return kind === 'key' ? (
    <Interpolate values={{ value: code }}>
      {translate({ id: 'changeWords.withDefault', message: ', default {value}' })}
    </Interpolate>
  ) : (
    <> {code}</>
  );
}

/** Changes of one sort, by what they belong to. */
function ChangeList({ changes }: { changes: readonly Change[] }): ReactNode {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    groups.set(change.group, [...(groups.get(change.group) ?? []), change]);
  }
  return [...groups].map(([group, ofGroup]) => (
    <div key={group} className={styles.group}>
      {group && <h5 className={styles.groupName}>{group}</h5>}
      <ul className={styles.list}>
        {ofGroup.map((change) => (
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
}

/** What changed, in one fold for each kind of thing; kinds without a change are left out. */
export default function Changes({
  changes,
  isOpen,
}: {
  changes: readonly Change[];
  isOpen: boolean;
}): ReactNode {
  const { shortCount } = useChangeTexts();
  return changeKinds.map((kind) => {
    const ofKind = changes.filter((change) => change.kind === kind);
    const parts = changeOrder
      .map((order) => ({ order, changes: ofKind.filter(({ change }) => change === order) }))
      .filter((part) => part.changes.length > 0);
    return parts.length === 0 ? null : (
      <details key={kind} className={styles.kind} open={isOpen}>
        <summary>
          <h3>{titles[kind]}</h3>
          <span className={styles.counts}>
            {parts.map((part) => shortCount(kind, part.order, part.changes.length)).join(', ')}
          </span>
        </summary>
        {parts.map((part) => (
          <section key={part.order} className={styles[part.order]}>
            <h4>{shortCount(kind, part.order, part.changes.length)}</h4>
            <div className={styles.groups}>
              <ChangeList changes={part.changes} />
            </div>
          </section>
        ))}
      </details>
    );
  });
}
