import Icon, { type IconName } from '@site/src/components/shared/Icon';
import type { NodeKind, TreeNode } from '@site/src/sandbox/client';
import { sandbox as words } from '@site/src/sandbox/client/words';
import clsx from 'clsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
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

/** A node at its place among those that are shown. */
interface Row {
  node: TreeNode;
  /** Path of the request that loads it; a column is loaded with its table. */
  path: string;
  /** Its own: a column's path is its table's. */
  id: string;
  level: number;
  place: number;
  size: number;
}

function rowsOf(
  nodes: readonly TreeNode[],
  isOpen: (id: string) => boolean,
  above: Pick<Row, 'path' | 'id' | 'level'> = { path: '/api', id: '', level: 0 },
): Row[] {
  return nodes.flatMap((node, at) => {
    const { kind, name, children } = node;
    const id = `${above.id}/${kind}s/${encodeURIComponent(name)}`;
    const path = kind === 'column' ? above.path : `/api${id}`;
    const row = { node, path, id, level: above.level + 1, place: at + 1, size: nodes.length };
    return [row, ...(isOpen(id) ? rowsOf(children, isOpen, row) : [])];
  });
}

const everything = (): boolean => true;

/** Rows that are open at first: metalakes, and what is around the object that a path is about. */
const openFor = (rows: readonly Row[], current: string | undefined): string[] =>
  rows
    .filter(({ id, level }) => level === 1 || current?.startsWith(`/api${id}/`))
    .map(({ id }) => id);

/** What is around changes. */
const touched = (rows: readonly Row[]): string[] =>
  rows.filter(({ node }) => node.children.some(isTouched)).map(({ id }) => id);

/** Scrolls the panel around a row that is at its edge, or at that of the window, and never the page. */
function reveal(row: HTMLElement): void {
  const panel = row.closest<HTMLElement>('[role="tree"]')?.parentElement;
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

/** What a sandbox holds, with a mark at what the last request changed, as a tree to walk through with the arrow keys. */
export default function SandboxTree({
  nodes,
  current,
  onChoose,
}: {
  nodes: readonly TreeNode[];
  /** Path of the current request; its object is marked. */
  current?: string;
  /** Takes the path of the request that loads the chosen object; without it, a press opens and closes. */
  onChoose?: (path: string) => void;
}): React.JSX.Element {
  const tree = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(openFor(rowsOf(nodes, everything), current)),
  );
  const [focused, setFocused] = useState('');
  const rows = rowsOf(nodes, (id) => open.has(id));
  const stop = rows.some(({ id }) => id === focused) ? focused : rows[0]?.id;

  useEffect(() => {
    setOpen((before) => new Set([...before, ...touched(rowsOf(nodes, everything))]));
  }, [nodes]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change is in sight once its row is there
  useEffect(() => {
    const row = tree.current?.querySelector<HTMLElement>('[data-change]');
    if (row) {
      reveal(row);
    }
  }, [nodes, open]);

  const toggle = (id: string): void => {
    const next = new Set(open);
    if (!next.delete(id)) {
      next.add(id);
    }
    setOpen(next);
  };
  const choose = ({ id, path }: Row): void => {
    setFocused(id);
    if (onChoose) {
      onChoose(path);
    } else {
      toggle(id);
    }
  };
  const focus = (row: Row | undefined): void => {
    const element = row && tree.current?.children[rows.indexOf(row)];
    if (element instanceof HTMLElement) {
      element.focus();
    }
  };
  const onKeyDown = (event: KeyboardEvent, row: Row): void => {
    const at = rows.indexOf(row);
    const { id, level, node } = row;
    const isFold = node.children.length > 0;
    const parent = rows.slice(0, at).findLast((one) => one.level < level);
    const actions: Record<string, () => void> = {
      ArrowDown: () => focus(rows[at + 1]),
      ArrowUp: () => focus(rows[at - 1]),
      Home: () => focus(rows[0]),
      End: () => focus(rows.at(-1)),
      ArrowRight: () => (isFold && !open.has(id) ? toggle(id) : focus(isFold ? rows[at + 1] : row)),
      ArrowLeft: () => (isFold && open.has(id) ? toggle(id) : focus(parent)),
      Enter: () => choose(row),
      ' ': () => choose(row),
    };
    const action = actions[event.key];
    if (action && !(event.ctrlKey || event.metaKey || event.altKey)) {
      event.preventDefault();
      action();
    }
  };

  if (nodes.length === 0) {
    return <p>{words.empty}</p>;
  }
  return (
    <div ref={tree} role="tree" aria-label={words.tree} className={styles.tree}>
      {rows.map((row) => {
        const { node, path, id, level, place, size } = row;
        const { kind, name, detail, tags = [], change, children } = node;
        const isCurrent = path === current && kind !== 'column';
        return (
          <div
            key={id}
            role="treeitem"
            tabIndex={id === stop ? 0 : -1}
            aria-level={level}
            aria-posinset={place}
            aria-setsize={size}
            aria-expanded={children.length > 0 ? open.has(id) : undefined}
            aria-selected={isCurrent}
            className={clsx(styles.row, styles[`level${level}`])}
            data-change={change}
            onClick={({ target }) =>
              target instanceof Element && target.closest(`.${styles.fold}`)
                ? toggle(id)
                : choose(row)
            }
            onFocus={() => setFocused(id)}
            onKeyDown={(event) => onKeyDown(event, row)}
          >
            {/* The arrow keys do the same. */}
            <span className={styles.fold} aria-hidden="true" />
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
            {change && <strong className={styles.change}>{words.changes[change]}</strong>}
          </div>
        );
      })}
    </div>
  );
}
