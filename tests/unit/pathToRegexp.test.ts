import original from 'path-to-regexp';
import { describe, expect, it } from 'vitest';
import pathToRegexp from '../../src/theme/routing/pathToRegexp';

const paths = [
  '/',
  '/docs',
  '/docs/',
  '/docs/0.5.1',
  '/docs/latest/api/rest/create-table',
  '*',
  '\\/',
  '\\/docs\\/0\\.5\\.1',
  '\\/a\\(b\\)',
];
const addresses = [
  '/',
  '',
  '/docs',
  '/DOCS',
  '/docs/',
  '/docs//',
  '/docs/0.5.1',
  '/docs/0x5.1',
  '/docs/0.5.1/',
  '/docs/0.5.1/overview',
  '/docsify',
  '/docs/latest/api/rest/create-table',
  '/docs/latest/api/rest/create-table/',
  '/elsewhere',
  '/a(b)',
];
const flags = [true, false];
const all = flags.flatMap((end) =>
  flags.flatMap((strict) => flags.map((sensitive) => ({ end, strict, sensitive }))),
);

describe('paths of routes', () => {
  it.each(all)('match what path-to-regexp matches: %j', (options) => {
    for (const path of paths) {
      const [expectedKeys, keys] = [[], []] as { name: string | number }[][];
      const expected = original(path, expectedKeys as never[], options);
      const actual = pathToRegexp(path, keys, options);
      for (const address of addresses) {
        expect([...(actual.exec(address) ?? [])], `${path} ${address}`).toEqual([
          ...(expected.exec(address) ?? []),
        ]);
      }
      expect(keys?.map(({ name }) => name)).toEqual(expectedKeys?.map(({ name }) => name));
    }
  });

  it('would notice another match', () => {
    expect(pathToRegexp('/docs/0.5.1').exec('/docs/0x5.1')).toBeNull();
    expect(pathToRegexp('/docs').exec('/docs/')?.[0]).toBe('/docs/');
  });

  it('have no parameters, or say so', () => {
    expect(() => pathToRegexp('/docs/:version')).toThrow(
      'The route /docs/:version has a parameter',
    );
  });
});
