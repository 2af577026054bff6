import { translate } from '@docusaurus/Translate';
import { Icon } from '@site/src/components/shared/pictures';
import { type NodeKind, sandboxWords, type TreeNode } from '@site/src/sandbox/client';
import type { IconName } from '@site/src/site/content';
import { useEffect, useRef, useState } from 'react';
import styles from '../requests.module.css';

const kindIcons: Record<NodeKind, IconName> = {
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

const isTouched = ({ change, children }: TreeNode): boolean =>
  change !== undefined || children.some(isTouched);

interface Picker {
  /** Path of the current request, whose object the tree marks. */
  current?: string;
  /** Called with the path of the request that loads the chosen object. */
  onChoose?: (path: string) => void;
}

function TreeBranch({ node, above, ...choice }: Picker & { node: TreeNode; above: string }) {
  const { current, onChoose } = choice;
  const { kind, name, detail, tags = [], change, children } = node;
  const path = `${above}/${kind}s/${encodeURIComponent(name)}`;
  const fold = useRef<HTMLDetailsElement>(null);
  const [isFirstOpen] = useState(kind === 'metalake' || current?.startsWith(`${path}/`));
  useEffect(() => {
    if (fold.current && node.children.some(isTouched)) {
      fold.current.open = true;
    }
  }, [node]);
  const label = (
    <>
      <Icon name={kindIcons[kind]} />
      <span className="visually-hidden">{kind} </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.detail}>
        {[detail, ...tags.map((tag) => `#${tag}`)].filter(Boolean).join(' ')}
      </span>
      {change && <strong className={styles.change}>{changes[change]}</strong>}
    </>
  );
  const row = {
    className: styles.row,
    'data-change': change,
    'aria-current': path === current || undefined,
    // Columns are part of their table.
    onClick: onChoose && (() => onChoose(kind === 'column' ? above : path)),
  };
  if (children.length === 0) {
    return (
      <li>
        {onChoose ? (
          <button type="button" {...row} className={`clean-btn ${styles.row}`}>
            {label}
          </button>
        ) : (
          <span {...row}>{label}</span>
        )}
      </li>
    );
  }
  return (
    <li>
      <details ref={fold} open={isFirstOpen}>
        <summary {...row}>{label}</summary>
        <ul>
          {children.map((child) => (
            <TreeBranch key={`${child.kind} ${child.name}`} node={child} above={path} {...choice} />
          ))}
        </ul>
      </details>
    </li>
  );
}

/** The metadata of a simulated server as a tree, with marks on the last request's changes. */
export default function SandboxTree({ nodes, ...choice }: Picker & { nodes: readonly TreeNode[] }) {
  const tree = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after the branches around a change have opened
  useEffect(() => {
    const row = tree.current?.querySelector<HTMLElement>('[data-change]');
    const panel = tree.current?.parentElement;
    // Scrolls only the panel, so that the response stays visible.
    if (row && panel && panel.scrollHeight > panel.clientHeight) {
      panel.scrollTop += row.getBoundingClientRect().top - panel.getBoundingClientRect().top - 96;
    }
  }, [nodes]);
  return nodes.length === 0 ? (
    <p>{translate({ id: 'sandbox.empty', message: 'It is empty.' })}</p>
  ) : (
    <ul ref={tree} aria-label={sandboxWords.tree} className={styles.tree}>
      {nodes.map((node) => (
        <TreeBranch key={node.name} node={node} above="/api" {...choice} />
      ))}
    </ul>
  );
}
