import { describe, expect, it } from 'vitest';
import { diagramOf } from '../../src/components/shared/ConceptDiagram/diagramOf';
import { catalogTree } from '../../src/site/catalogTree';
import { diagrams } from '../../src/site/diagrams';
import * as product from '../../src/site/gravitino';
import * as home from '../../src/site/home';
import type { Release } from '../../src/site/releases';
import released from '../../versions.json';
import { readFacts } from '../support/docs/facts';
import {
  type Claim,
  connectorProblems,
  type Documentation,
  pythonCatalogProblems,
  supportProblem,
  undocumentedClaims,
} from '../support/docs/marketing';
import { nextVersion, readPageFiles } from '../support/docs/pages';
import { releaseOf } from '../support/releases';

const documentationOf = (version: string): Documentation => ({
  release: releaseOf(version).number,
  pages: new Map(readPageFiles(version).map(({ id, text }) => [id, text])),
  facts: readFacts(version),
});

const [latest = ''] = released;
const documentation = documentationOf(latest);

/** Every text in a value, with the path to it. */
function textsIn(where: string, value: unknown): Claim[] {
  if (typeof value === 'string') {
    return [{ where, text: value }];
  }
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => textsIn(`${where}.${key}`, inner))
    : [];
}

/** What the home and product pages say of a release. Code is compared by other tests; addresses aren't claims. */
const claimsOf = (release: Release): Claim[] =>
  [
    ...textsIn('home', { ...home, samples: [] }),
    ...textsIn('home.figures', home.figures(release)),
    ...textsIn('gravitino', product),
    ...textsIn('gravitino.concepts', product.concepts(release)),
    ...textsIn('gravitino.support', product.support(release)),
    ...textsIn('diagrams.architecture', diagramOf(diagrams.architecture, release)),
    ...textsIn('diagrams.metadata-model', diagramOf(diagrams['metadata-model'], release)),
  ].filter(({ text }) => !text.startsWith('/'));

const pythonOf = (release: Release): string =>
  home.samples(release).find(({ value }) => value === 'python')?.code ?? '';

describe(`what the home and product pages say of ${latest}`, () => {
  it('is explained in the documentation of that release', () => {
    expect(claimsOf(releaseOf(latest)).length).toBeGreaterThan(60);
    expect(undocumentedClaims(claimsOf(releaseOf(latest)), documentation)).toEqual([]);
  });

  it('gives each connector the sources that it has', () => {
    const text = claimsOf(releaseOf(latest))
      .map((claim) => claim.text)
      .join('\n');
    expect(text).toContain('The Spark connector exposes');
    expect(connectorProblems(text, documentation)).toEqual([]);
  });
});

describe.each([
  ...released.filter((version) => releaseOf(version).connectors.length > 0),
  nextVersion,
])('the table and the samples for %s', (version) => {
  const docs = documentationOf(version);
  const release = releaseOf(version);

  it('state the versions and ports that its documentation states', () => {
    expect(product.support(release).flatMap((row) => supportProblem(row, docs) ?? [])).toEqual([]);
  });

  it('load catalogs that its Python client can handle', () => {
    expect(pythonOf(release)).toContain('load_catalog');
    expect(pythonCatalogProblems(pythonOf(release), catalogTree.catalogs, docs)).toEqual([]);
  });
});

describe('a claim that the documentation contradicts', () => {
  it.each([
    ['Flink', 'A connector for Flink'],
    ['Access control', 'Access control'],
    ['owner', 'A name and an owner'],
    ['AI agents', 'AI agents'],
  ])('is found by its word "%s"', (word, text) => {
    const [problem] = undocumentedClaims([{ where: 'here', text }], {
      ...documentation,
      pages: new Map(),
    });
    expect(problem).toContain(`here: "${word}" has no page`);
  });

  it.each([
    [{ what: 'Trino connector', versions: 'Trino 405 and later' }, 'has no "| Trino | 405 and'],
    [{ what: 'Spark connector', versions: 'Spark 3.0 and later' }, 'has no "| Spark | 3.0 and'],
    [{ what: 'Flink connector', versions: 'Flink 0.99' }, 'has no "| Flink | 0.99 |"'],
    [{ what: 'Iceberg REST service', versions: 'port 9002' }, 'has the default 9001'],
    [{ what: 'Java, to run and to build', versions: '8, 11 or 21' }, 'has no such Java'],
  ])('is found in the row $what', (row, problem) => {
    expect(supportProblem(row, documentation)).toContain(problem);
  });

  it('is found where a connector gets a source that it lacks', () => {
    expect(connectorProblems('The Spark connector exposes Hive and MySQL.', documentation)).toEqual(
      [`The Spark connector of ${latest} has no page on a catalog of MySQL`],
    );
  });

  it('is found where Python makes a schema in a Hive catalog', () => {
    const code = pythonOf(releaseOf(latest)).replaceAll('"files"', '"lake"');
    expect(pythonCatalogProblems(code, catalogTree.catalogs, documentation)).toContain(
      `The Python client of ${latest} can't load "lake", a relational catalog`,
    );
  });
});
