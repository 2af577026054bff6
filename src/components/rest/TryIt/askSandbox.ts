import {
  askSandbox,
  createdBy,
  docsVersion,
  metalakeOf,
  resetSandbox,
  type SandboxAnswer,
  type SandboxScope,
  type TreeNode,
} from '@site/src/sandbox/client';
import type { RestCall } from '@site/src/site/restReference';
import { type RestRequest, restRequest } from '@site/src/site/restSamples';
import { sandboxScope } from '@site/src/site/sandbox';
import type { Outcome, SandboxReport } from './send';

/** What is missing when the page begins: what the call's first example creates. */
function firstCreated({ method, path, parameters, examples }: RestCall): string[] {
  const pathValues = Object.fromEntries(
    parameters.map(({ name, example = '' }) => [name, example]),
  );
  const body = examples && JSON.stringify(examples[0]?.value ?? {});
  const request = restRequest({ method, server: '', path, pathValues, query: {}, body });
  const created = createdBy(request);
  return created === undefined ? [] : [created];
}

/** The sandbox that a page of the reference asks. */
export const scopeOf = (call: RestCall, version: string): SandboxScope => ({
  version,
  scope: sandboxScope.reference,
  place: `${call.method} ${call.path}`,
  expectation: { without: firstCreated(call) },
});

/** The version of the page; one that says none, such as a test's, is the next one. */
export const pageVersion = (): string => docsVersion() ?? 'current';

/** The metalake that an address is about, or all where it names none. */
const concerned = (tree: TreeNode[], url: string): TreeNode[] => {
  const found = tree.filter(({ name }) => name === decodeURIComponent(metalakeOf(url) ?? ''));
  const changed = tree.filter(({ change }) => change !== undefined);
  const shown = [...new Set([...found, ...changed])];
  return shown.length > 0 ? shown : tree;
};

/** Puts the sandbox of a page back to where it began. */
export const resetPageSandbox = async (call: RestCall): Promise<void> => {
  await resetSandbox(scopeOf(call, pageVersion()));
};

/** What a request comes to when the sandbox can't be loaded. */
export const sandboxFailure = (error: unknown): Outcome => ({
  failure: { reason: 'noAnswer', message: error instanceof Error ? error.message : String(error) },
});

/**
 * Has a sandbox answer a request; a failure is one of loading it.
 *
 * @param report takes the response, and returns what to report in addition to it.
 */
export async function outcomeOf(
  scope: SandboxScope,
  request: RestRequest,
  report: (answer: SandboxAnswer) => SandboxReport,
): Promise<Outcome> {
  const start = performance.now();
  try {
    const answer = await askSandbox(scope, request);
    const reply = { ...answer.reply, duration: performance.now() - start };
    return { reply, sandbox: report(answer) };
  } catch (error) {
    return sandboxFailure(error);
  }
}

/** Has the sandbox of a page of the reference answer a request. */
export const sendToSandbox = (call: RestCall, request: RestRequest): Promise<Outcome> =>
  outcomeOf(scopeOf(call, pageVersion()), request, ({ reply, tree, removed }) => ({
    notes: reply.notes,
    tree: concerned(tree, request.url),
    removed,
  }));
