import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import released from '../../versions.json';
import { pageAt } from '../support/builtSite';
import { docVersions, nextVersion, versionFolder } from '../support/docs/pages';
import { attribute, elements } from '../support/html';

const page = pageAt('/docs/what-changed');
const versions = docVersions();
const steps = versions
  .slice(1)
  .map((after, index) => ({ before: versions[index] ?? '', after }))
  .reverse();
const labelOf = (version: string): RegExp =>
  new RegExp(version === nextVersion ? '^Next \\(.+\\)$' : `^${version.replaceAll('.', '\\.')}$`);
const [pair, ...sections] = elements(page, 'main div:has(> h2)');

/** Returns the links of a step by kind and change. */
function listChanges(step: Element | undefined, kind: string, change: string): Element[] {
  const parts = step === undefined ? [] : selectAll('section', step);
  const part = parts.find((one) => textOf(select('h3', one) ?? one) === kind);
  const rows = part === undefined ? [] : selectAll('tbody tr', part);
  return rows
    .filter((row) => selectAll('td', row).some((cell) => textOf(cell) === change))
    .flatMap((row) => select('a', row) ?? []);
}

/** Reads the operation ids of a version with a regular expression, unlike the build. */
function readOperations(version: string): Set<string> {
  const file = join(versionFolder(version), 'api/rest/openapi.yaml');
  return new Set(
    [...readFileSync(file, 'utf8').matchAll(/^\s+operationId: (\w+)/gm)].map(([, id]) => id ?? ''),
  );
}
const pathOf = (operationId: string): string =>
  operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const idsOf = (links: readonly Element[]): string[] =>
  links.map((link) => (attribute(link, 'href') ?? '').split('/').at(-1) ?? '').sort();
const difference = (all: ReadonlySet<string>, left: ReadonlySet<string>): string[] =>
  [...all].filter((one) => !left.has(one)).sort();

describe('the served comparison of versions', () => {
  it('has the step to the latest release, and all steps for readers without scripts', () => {
    const headings = [pair, ...sections].map((step) => step && textOf(select('h2', step) ?? step));
    expect(headings.shift()).toMatch(new RegExp(` to ${released[0]}$`));
    expect(headings).toHaveLength(steps.length);
    for (const [index, { before, after }] of steps.entries()) {
      const [from, to] = (headings[index] ?? '').split(' to ');
      expect([from, to]).toEqual([
        expect.stringMatching(labelOf(before)),
        expect.stringMatching(labelOf(after)),
      ]);
    }
  });

  it.each(steps)(
    'lists the changed operations of the OpenAPI files from $before to $after',
    (step) => {
      const section = sections[steps.indexOf(step)];
      const [before, after] = [readOperations(step.before), readOperations(step.after)];
      expect(before.size).toBeGreaterThanOrEqual(20);
      expect(idsOf(listChanges(section, 'REST operations', 'Added'))).toEqual(
        difference(after, before).map(pathOf).sort(),
      );
      expect(idsOf(listChanges(section, 'REST operations', 'Removed'))).toEqual(
        difference(before, after).map(pathOf).sort(),
      );
    },
  );

  it('is linked from start pages, archived pages, and banners', () => {
    const linksOf = (path: string): string[] =>
      elements(pageAt(path), 'main a').map((link) => attribute(link, 'href') ?? '');
    for (const [path, leadsHere] of [
      ['/docs/latest/', true],
      ['/docs/next/', true],
      ['/docs/0.5.0/overview', true],
      ['/docs/latest/overview', false],
    ] as const) {
      const isThere = linksOf(path).some((href) => href.startsWith('/docs/what-changed'));
      expect(isThere, path).toBe(leadsHere);
    }
    const banner = '.theme-doc-version-banner';
    const links = elements(pageAt('/docs/0.3.0/overview'), `${banner} a`);
    expect(links.map((link) => attribute(link, 'href'))).toEqual([
      '/docs/latest/overview',
      `/docs/what-changed?from=0.3.0&to=${released[0]}`,
    ]);
    const [ofNext] = elements(pageAt('/docs/next/overview'), banner);
    expect(ofNext && textOf(ofNext)).toContain('0.6.0-incubating');
  });
});
