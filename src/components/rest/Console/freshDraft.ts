import type { TreeNode } from '@site/src/sandbox/client';
import { type SandboxDraft, type SandboxSample, sandboxSamples } from '../../../site/sandbox';

/** Returns the example that a draft is, whichever number stands behind the name that it adds. */
export const sampleOf = ({ method, path, body }: SandboxDraft): SandboxSample | undefined =>
  sandboxSamples.find(
    (one) =>
      one.method === method &&
      one.path === path &&
      one.body ===
        (one.adds ? body?.replace(new RegExp(`"${one.adds}_\\d+"`), `"${one.adds}"`) : body),
  );

/** Names in the object, or in the list of objects, that a path is about. */
function namesAt(nodes: readonly TreeNode[], path: string): string[] {
  const [kind, name, ...rest] = path.split('/');
  if (name === undefined) {
    return nodes.map((node) => node.name);
  }
  const found = nodes.find((node) => `${node.kind}s` === kind && node.name === name);
  return found ? namesAt(found.children, rest.join('/')) : [];
}

/**
 * Returns an example with the next free name in place of one that is taken, so that it works however often it is sent; any other draft
 * as it is.
 */
export function freshDraft(draft: SandboxDraft, tree: readonly TreeNode[]): SandboxDraft {
  const sample = sampleOf(draft);
  if (sample?.adds === undefined) {
    return draft;
  }
  const { adds, method, path, body } = sample;
  const taken = namesAt(tree, path.replace('/api/', ''));
  let name = adds;
  for (let number = 2; taken.includes(name); number += 1) {
    name = `${adds}_${number}`;
  }
  return { method, path, body: body?.replace(`"${adds}"`, `"${name}"`) };
}
