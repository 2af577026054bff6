import Interpolate from '@docusaurus/Interpolate';
import type { TreeNode } from '@site/src/sandbox/client';
import { sandbox } from '@site/src/site/sandbox';
import { translated } from '@site/src/words/translated';
import styles from './styles.module.css';

const words = translated('sandbox', sandbox);

/** Tells whether a request changed a node or something in it. */
const isTouched = ({ change, children }: TreeNode): boolean =>
  change !== undefined || children.some(isTouched);

function Label({ node: { kind, name, detail, change } }: { node: TreeNode }): React.JSX.Element {
  return (
    <span className={styles.label} data-change={change}>
      <code>{name}</code>{' '}
      <span className={styles.kind}>{detail ? `${kind}, ${detail}` : kind}</span>
      {change && <strong>{words.changes[change]}</strong>}
    </span>
  );
}

function Node({ node, depth }: { node: TreeNode; depth: number }): React.JSX.Element {
  if (node.children.length === 0) {
    return <Label node={node} />;
  }
  return (
    // The key has the native fold start anew, so that it opens where the request changed something.
    <details key={String(isTouched(node))} open={depth < 1 || isTouched(node)}>
      <summary>
        <Label node={node} />
      </summary>
      <Level nodes={node.children} depth={depth + 1} />
    </details>
  );
}

function Level({ nodes, depth }: { nodes: readonly TreeNode[]; depth: number }): React.JSX.Element {
  return (
    <ul className={styles.level}>
      {nodes.map((node) => (
        <li key={`${node.kind} ${node.name}`}>
          <Node node={node} depth={depth} />
        </li>
      ))}
    </ul>
  );
}

/** What a sandbox holds, with a mark at what the last request changed, and the names of what it removed. */
export default function SandboxTree({
  nodes,
  removed = [],
}: {
  nodes: readonly TreeNode[];
  removed?: readonly string[];
}): React.JSX.Element {
  return (
    <div className={styles.tree}>
      {removed.length > 0 && (
        <p>
          <Interpolate values={{ names: <code>{removed.join(', ')}</code> }}>
            {words.gone}
          </Interpolate>
        </p>
      )}
      {nodes.length > 0 ? <Level nodes={nodes} depth={0} /> : <p>{words.empty}</p>}
    </div>
  );
}
