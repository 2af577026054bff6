import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import postCssPlugin from '../../src/plugins/post-css';

const dir = mkdtempSync(join(tmpdir(), 'postcss-'));
afterAll(() => rmSync(dir, { recursive: true }));

const configure = (plugins: unknown[]): Record<string, unknown> =>
  postCssPlugin().configurePostCss?.({ ident: 'postcss', plugins }) ?? {};

describe('options of PostCSS', () => {
  it('hold plugins that are created already, with their options', () => {
    const file = join(dir, 'plugin.cjs');
    writeFileSync(file, 'module.exports = (options) => ({ postcssPlugin: "one", options });');
    const { plugins, config, ident } = configure([[file, { a: 1 }]]);
    expect(plugins).toEqual([{ postcssPlugin: 'one', options: { a: 1 } }]);
    expect(config).toBe(false);
    expect(ident).toBe('postcss');
  });

  it('keep plugins that others created', () => {
    const plugin = { postcssPlugin: 'two' };
    expect((configure([plugin]).plugins as unknown[])[0]).toBe(plugin);
  });

  it('name a plugin that is not there', () => {
    expect(() => configure([[join(dir, 'none.cjs'), {}]])).toThrow('none.cjs');
  });
});
