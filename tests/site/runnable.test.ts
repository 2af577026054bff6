import { toString as textOf } from 'hast-util-to-string';
import { expect, it } from 'vitest';
import { curlRequests } from '../../src/sandbox/curl';
import { SandboxSession } from '../../src/sandbox/server/session';
import { built, htmlFiles } from '../support/builtSite';
import { elements } from '../support/html';
import { restVersion } from '../support/restVersions';
import { contractOf } from '../support/sandbox';

const sessions = new Map<string, Promise<SandboxSession>>();

function sessionOf(version: string): Promise<SandboxSession> {
  const name = version === 'current' ? 'next' : version;
  const session =
    sessions.get(name) ??
    contractOf(restVersion(name)).then((contract) => new SandboxSession(contract));
  sessions.set(name, session);
  return session;
}

it('the simulated server of its version handles every sample with a Run button', async () => {
  const problems: string[] = [];
  let count = 0;
  for (const file of await htmlFiles()) {
    const html = built(file);
    const [, version = ''] = /<meta[^>]* content="?docs-default-([\w.]+)/.exec(html) ?? [];
    const blocks = html.match(/<div[^>]* data-runnable.*?<\/pre>/gs) ?? [];
    if (version === '' || blocks.length === 0) continue;
    const session = await sessionOf(version);
    count += blocks.length;
    for (const code of blocks.flatMap((block) => elements(block, 'pre code'))) {
      const requests = curlRequests(textOf(code)) ?? [];
      if (requests.length === 0) problems.push(`${file}: no request in ${textOf(code)}`);
      for (const request of requests) {
        const { status, text } = session.answer(request).reply;
        // A path or a method that the API lacks has an empty reply.
        if (text === '') problems.push(`${file}: ${status} ${request.method} ${request.url}`);
      }
    }
  }
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(400);
});
