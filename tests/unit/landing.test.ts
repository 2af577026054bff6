import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pictures } from '../../src/components/landing/Screenshot/pictures';
import { SandboxSession } from '../../src/sandbox/server/session';
import { careers } from '../../src/site/careers';
import { type CatalogBranch, catalogTree, conceptPath } from '../../src/site/catalogTree';
import { comparison } from '../../src/site/comparison';
import { supportMatrix } from '../../src/site/gravitino';
import released from '../../versions.json';
import { readPageFiles } from '../support/docs/pages';
import { rootDir } from '../support/paths';
import { releaseOf } from '../support/releases';
import { restVersion } from '../support/restVersions';
import { contractOf } from '../support/sandbox';

const version = restVersion(released[0] ?? '');

/** Lists facts that the tree shows and that the simulated server of the latest release doesn't return. */
async function wrongFacts(branches: readonly CatalogBranch[]) {
  const session = new SandboxSession(await contractOf(version));
  return branches.flatMap((branch) => {
    const { text } = session.answer({ method: 'GET', url: conceptPath(branch) }).reply;
    const { name, comment, type, audit, columns, properties } = JSON.parse(text)[branch.kind];
    const shown = columns
      ? columns.map((column: { name: string; type: string }) => [column.name, column.type])
      : Object.entries({ comment, type, creator: audit?.creator, ...properties });
    const known = new Map<string, string>([['entity', name], ...shown]);
    const facts = [['entity', branch.entity] as const, ...branch.facts];
    // The tree shortens storage locations.
    return facts.filter(([fact, value]) => fact !== 'storageLocation' && known.get(fact) !== value);
  });
}

it('the tree of the home page shows what the simulated server returns', async () => {
  expect(await wrongFacts(catalogTree.catalogs)).toEqual([]);
  const wrong = { ...catalogTree.catalogs[0], facts: [['order_id', 'string']] } as CatalogBranch;
  expect(await wrongFacts([wrong])).toEqual([['order_id', 'string']]);
  expect(new Set(catalogTree.catalogs.map(({ facts }) => facts.length)).size).toBe(1);
});

/** Lists data sources of the support matrix whose engines differ on the compatibility page. */
function wrongEngines(rows: ReturnType<typeof supportMatrix>, page: string): string[] {
  const [, table = ''] = page.split('## Engines and catalogs');
  const [head = [], ...lines] = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.flatMap(({ source, engines }) => {
    const name = source.replace('Apache ', '').replace('HDFS', 'Hadoop');
    const cells = lines.find((line) => line[1]?.includes(name)) ?? [];
    const there = head.filter((_, column) => cells[column] === 'Yes').join();
    const here = engines.split(', ').filter((engine) => head.includes(engine));
    return there === here.join() ? [] : [`${source}: ${here} here, ${there} there`];
  });
}

it.each(released.filter((one) => releaseOf(one).connectors.length > 0))(
  'the support matrix of %s has the engines of the compatibility page',
  (one) => {
    const page = readPageFiles(one).find(({ id }) => id === 'reference/compatibility');
    const matrix = supportMatrix(releaseOf(one));
    expect(wrongEngines(matrix, page?.text ?? '')).toEqual([]);
    expect(wrongEngines(matrix, page?.text.replaceAll('| Yes', '| No') ?? '')).not.toEqual([]);
  },
);

it('the comparison links every catalog to distinct sources on other sites', () => {
  expect(comparison.filter(({ sources }) => sources.length === 0)).toEqual([]);
  const addresses = comparison.flatMap(({ sources }) => sources.map(({ to }) => to));
  expect(addresses.filter((address) => !address.startsWith('https://'))).toEqual([]);
  expect(new Set(addresses).size).toBe(addresses.length);
});

it.each(Object.entries(pictures))(
  'the picture %s is small and has a description',
  (name, { alt }) => {
    for (const end of ['', '-part']) {
      const file = join(rootDir, 'static/img/web-ui', `${name}${end}.webp`);
      expect(statSync(file).size).toBeLessThanOrEqual(80 * 1024);
    }
    expect(alt.length).toBeGreaterThan(40);
  },
);

it('the careers page links each statement to a source that can’t change', () => {
  expect(careers.working.cards.length).toBeGreaterThan(0);
  const isCheckable = ({ to }: { to: string }): boolean =>
    to.startsWith('https://') && !/\/(?:blob|tree)\/(?!v\d)/.test(to);
  expect(careers.working.cards.filter((card) => !isCheckable(card))).toEqual([]);
});
