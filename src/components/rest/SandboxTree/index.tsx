import { translate } from '@docusaurus/Translate';
import Icon, { type IconName } from '@site/src/components/shared/Icon';
import type { NodeKind, TreeNode } from '@site/src/sandbox/client';
import { sandbox } from '@site/src/sandbox/client/words';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { isTouched } from './changes';
import styles from './styles.module.css';

const icons: Record<NodeKind, IconName> = {
  metalake: 'layers',
  catalog: 'database',
  schema: 'folder',
  table: 'table',
  column: 'columns',
  partition: 'columns',
  fileset: 'files',
  topic: 'stream',
  tag: 'tag',
  user: 'people',
  group: 'people',
  role: 'shield',
};

const changes = {
  added: translate({ id: 'sandbox.changes.added', message: 'added' }),
  changed: translate({ id: 'sandbox.changes.changed', message: 'changed' }),
};

/** Scrolls the panel around a row that is at its edge, or at that of the window, and never the page. */
function reveal(row: HTMLElement): void {
  const panel = row.closest<HTMLElement>(`.${styles.tree}`)?.parentElement;
  if (panel && panel.scrollHeight > panel.clientHeight) {
    const { top, bottom } = row.getBoundingClientRect();
    const frame = panel.getBoundingClientRect();
    const end = Math.min(frame.bottom, window.innerHeight);
    const room = Number.parseFloat(getComputedStyle(row).scrollMarginTop) || 0;
    if (top < frame.top + room || bottom > end - room) {
      panel.scrollTop += top - frame.top - (end - frame.top) / 3;
    }
  }
}

interface Choice {
  /** Path of the current request; its object is marked. */
  current?: string;
  /** Takes the path of the request that loads the chosen object; without it, a press opens and closes. */
  onChoose?: (path: string) => void;
}

/** A node, and what is in it. */
function Branch({ node, above, current, onChoose }: Choice & { node: TreeNode; above: string }) {
  const { kind, name, detail, tags = [], change, children } = node;
  const own = `${above}/${kind}s/${encodeURIComponent(name)}`;
  const fold = useRef<HTMLDetailsElement>(null);
  const [isFirstOpen] = useState(kind === 'metalake' || current?.startsWith(`${own}/`));
  useEffect(() => {
    if (fold.current && node.children.some(isTouched)) {
      fold.current.open = true;
    }
  }, [node]);
  const label = (
    <>
      <Icon name={icons[kind]} className={styles.icon} />
      <span className="visually-hidden">{kind} </span>
      <span className={styles.name}>{name}</span>
      {[detail, ...tags.map((tag) => `#${tag}`)].map(
        (text) =>
          text && (
            <span key={text} className={styles.detail}>
              {' '}
              {text}
            </span>
          ),
      )}
      {change && <strong className={styles.change}>{changes[change]}</strong>}
    </>
  );
  const isFold = children.length > 0;
  const row = onChoose ? (
    <button
      type="button"
      className={clsx(styles.label, isFold && styles.over)}
      aria-current={own === current || undefined}
      data-change={change}
      // A column is loaded with its table.
      onClick={() => onChoose(kind === 'column' ? above : own)}
    >
      {label}
    </button>
  ) : (
    <span className={styles.label} data-change={change}>
      {label}
    </span>
  );
  if (!isFold) {
    return <li className={styles.row}>{row}</li>;
  }
  return (
    <li>
      {onChoose && row}
      <details ref={fold} open={isFirstOpen}>
        <summary className={styles.row} aria-label={onChoose && name}>
          {!onChoose && row}
        </summary>
        <ul>
          {children.map((child) => (
            <Branch
              key={`${child.kind} ${child.name}`}
              node={child}
              above={own}
              current={current}
              onChoose={onChoose}
            />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** What a sandbox holds, as folds in folds, with a mark at what the last request changed. */
export default function SandboxTree({ nodes, ...choice }: Choice & { nodes: readonly TreeNode[] }) {
  const tree = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after what is around the change has opened
  useEffect(() => {
    const row = tree.current?.querySelector<HTMLElement>('[data-change]');
    if (row) {
      reveal(row);
    }
  }, [nodes]);
  return nodes.length === 0 ? (
    <p>{translate({ id: 'sandbox.empty', message: 'It is empty.' })}</p>
  ) : (
    <ul ref={tree} aria-label={sandbox.tree} className={styles.tree}>
      {nodes.map((node) => (
        <Branch key={node.name} node={node} above="/api" {...choice} />
      ))}
    </ul>
  );
}
