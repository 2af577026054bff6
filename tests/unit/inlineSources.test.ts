import { describe, expect, it } from 'vitest';
import { sourceHash } from '../../src/plugins/deploy/contentSecurityPolicy';
import {
  type InlineSources,
  inlineReader,
  maxStyleAttributes,
} from '../../src/plugins/deploy/inlineSources';
import { builtPage, readPage } from '../support/html';

async function sourcesOf(...pages: string[]): Promise<InlineSources> {
  const reader = inlineReader({ scripts: [], styleHashes: [] });
  for (const [index, html] of pages.entries()) {
    await readPage(reader, builtPage(html, `page${index}.html`));
  }
  return reader.sources();
}

const colored = (count: number): string =>
  Array.from({ length: count }, (_, n) => `<i class="x y" style="width:${n}px">a</i>`).join('');

describe('what pages bring along inline', () => {
  it('is collected over all of them, each thing once', async () => {
    const found = await sourcesOf(
      '<script>a</script><p style="b">c</p>',
      '<script>a</script><p style="d">c</p>',
    );
    expect(found).toMatchObject({
      scriptHashes: new Set([sourceHash('a')]),
      styleAttributeHashes: new Set([sourceHash('b'), sourceHash('d')]),
      warnings: [],
    });
  });

  it('may be as many style attributes as a header can name', async () => {
    const found = await sourcesOf(colored(maxStyleAttributes));
    expect(found.styleAttributeHashes).toHaveProperty('size', maxStyleAttributes);
    expect(found.warnings).toEqual([]);
  });

  it('is more than that with a warning that names page and element', async () => {
    const found = await sourcesOf(
      colored(maxStyleAttributes),
      '<em class="late" style="top:0">a</em>',
    );
    expect(found.styleAttributeHashes).toBe('any');
    expect(found.warnings).toHaveLength(1);
    expect(found.warnings[0]).toContain('page1.html: <em.late style="top:0">');
  });
});
