import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pictures } from '../../src/components/landing/Screenshot/pictures';
import { SandboxSession } from '../../src/sandbox/server/session';
import { careers } from '../../src/site/careers';
import { type CatalogBranch, catalogTree, pathOf } from '../../src/site/catalogTree';
import { comparison } from '../../src/site/comparison';
import { supportMatrix } from '../../src/site/gravitino';
import released from '../../versions.json';
import { readPageFiles } from '../support/docs/pages';
import { rootDir } from '../support/paths';
import { releaseOf } from '../support/releases';
import { apiOf, restVersion } from '../support/restVersions';
import { contractOf } from '../support/sandbox';

const [latest = ''] = released;

/** Lists branches of the tree whose call isn't an operation of the REST API of the latest release. */
async function unknownCalls(branches: readonly CatalogBranch[]): Promise<string[]> {
  const paths = Object.keys((await apiOf(restVersion(latest))).paths ?? {});
  const patterns = paths.map((path) => new RegExp(`^(/api)?${path.replace(/\{\w+\}/g, '[^/]+')}$`));
  return branches.map(pathOf).filter((path) => !patterns.some((one) => one.test(path)));
}

/** Lists what the tree shows of its entities and the simulated server of the latest release doesn't. */
async function disagreeing(branches: readonly CatalogBranch[]) {
  const session = new SandboxSession(await contractOf(restVersion(latest)));
  return branches.flatMap((branch) => {
    const { text } = session.answer({ method: 'GET', url: pathOf(branch) }).reply;
    const { name, comment, type, audit, columns, properties } = JSON.parse(text)[branch.kind];
    const shown = columns
      ? columns.map((column: { name: string; type: string }) => [column.name, column.type])
      : Object.entries({ comment, type, creator: audit?.creator, ...properties });
    const known = new Map<string, string>(shown);
    // The tree cuts the address of a storage.
    const wrong = branch.facts.filter(
      ([fact, value]) => fact !== 'storageLocation' && known.get(fact) !== value,
    );
    return name === branch.entity ? wrong : [[branch.entity, 'missing'] as const, ...wrong];
  });
}

describe('the tree of the home page', () => {
  it('asks for its things as the REST API has them', async () => {
    expect(await unknownCalls(catalogTree.catalogs)).toEqual([]);
  });

  it('shows columns and properties as the simulated server has them', async () => {
    expect(await disagreeing(catalogTree.catalogs)).toEqual([]);
    const wrong = { ...catalogTree.catalogs[0], facts: [['order_id', 'string']] } as CatalogBranch;
    expect(await disagreeing([wrong])).toEqual([['order_id', 'string']]);
  });

  it('shows as much of each thing, so that it keeps its height', () => {
    expect(new Set(catalogTree.catalogs.map(({ facts }) => facts.length)).size).toBe(1);
  });
});

/** Lists sources of the support matrix to which the page on compatibility gives another engine. */
function otherwise(rows: ReturnType<typeof supportMatrix>, page: string): string[] {
  const [, table = ''] = page.split('## Engines and catalogs');
  const [head = '', ...lines] = table.split('\n').filter((line) => line.startsWith('|'));
  const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());
  return rows.flatMap(({ source, engines }) => {
    const name = source.replace('Apache ', '').replace('HDFS', 'Hadoop');
    const cells = cellsOf(lines.find((line) => cellsOf(line)[1]?.includes(name)) ?? '');
    const stated = cellsOf(head).filter((_, column) => cells[column] === 'Yes');
    const said = engines.split(', ').filter((engine) => cellsOf(head).includes(engine));
    return stated.join() === said.join() ? [] : [`${source}: ${said} here, ${stated} there`];
  });
}

describe.each(released.filter((version) => releaseOf(version).connectors.length > 0))(
  'the support matrix of %s',
  (version) => {
    const page = readPageFiles(version).find(({ id }) => id === 'reference/compatibility');

    it('gives each source the engines that the reference gives it', () => {
      expect(otherwise(supportMatrix(releaseOf(version)), page?.text ?? '')).toEqual([]);
    });
  },
);

it('the comparison links a source for every catalog, none twice', () => {
  const addresses = comparison.flatMap(({ sources }) => sources.map(({ to }) => to));
  expect(comparison.filter(({ sources }) => sources.length === 0)).toEqual([]);
  expect(addresses.filter((address) => !address.startsWith('https://'))).toEqual([]);
  expect(new Set(addresses).size).toBe(addresses.length);
});

describe.each(Object.entries(pictures))('the picture %s', (name, { alt, caption }) => {
  it('is light, and has words for those who see it and for those who do not', () => {
    for (const end of ['', '-2x', '-part']) {
      const file = join(rootDir, 'static/img/web-ui', `${name}${end}.webp`);
      expect(statSync(file).size).toBeLessThanOrEqual(80 * 1024);
    }
    expect(alt.length).toBeGreaterThan(40);
    expect(caption).not.toBe(alt);
  });
});

/** Cards about how the company works whose source a reader can't check: not on another site, or on a branch that changes. */
const uncheckable = (cards: readonly { title: string; to: string }[]): string[] =>
  cards
    .filter(({ to }) => !/^https:\/\//.test(to) || /\/(?:blob|tree)\/(?!v\d)/.test(to))
    .map(({ title }) => title);

it('the careers page names a source for each statement about the way of working', () => {
  expect(careers.working.cards.length).toBeGreaterThan(0);
  expect(uncheckable(careers.working.cards)).toEqual([]);
});
