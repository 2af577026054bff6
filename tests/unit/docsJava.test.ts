import { describe, expect, it } from 'vitest';
import { readFacts } from '../support/docs/facts';
import { javaProblems } from '../support/docs/javaSamples';
import { docVersions, readPages, testPage } from '../support/docs/pages';

/** Samples of the tests of Gravitino itself: they are in a class of its source. */
const pageOfTests = 'how-to-test';

describe.each(docVersions())('the Java samples of %s', (version) => {
  it('import what they use, and nothing else', () => {
    const pages = readPages(version).filter(({ id }) => id !== pageOfTests);
    const facts = readFacts(version);
    const problems = pages.flatMap((page) => javaProblems(page, facts));
    expect(problems).toEqual([]);
    const blocks = pages.flatMap(({ codeBlocks }) => codeBlocks);
    expect(blocks.filter(({ language }) => language === 'java').length).toBeGreaterThan(30);
  });
});

describe('a Java sample that would not compile', () => {
  const facts = readFacts('0.5.1');
  const fold = 'import java.util.Map;\nimport com.datastrato.gravitino.Catalog;';
  const found = (imports: string, sample: string) =>
    javaProblems(
      testPage(`\`\`\`java\n${imports}\n\`\`\`\n\n\`\`\`java\n${sample}\n\`\`\``),
      facts,
    );

  it.each([
    [fold, 'Map<String, Catalog> all = new HashMap<>();', "poisoned.md:10: HashMap isn't imported"],
    [fold, 'Catalog one = null;', 'poisoned.md: java.util.Map is imported and not used'],
    [
      'import org.apache.gravitino.Catalog;',
      'Catalog one = null;',
      'poisoned.md: v0.5.1 has no org.apache.gravitino.Catalog',
    ],
    [
      'import com.google.common.collect.Lists;',
      'Lists.newArrayList();',
      "poisoned.md: com.google.common.collect.Lists isn't in the bundle of the client",
    ],
  ])('is found: %s with %s', (imports, sample, problem) => {
    expect(found(imports, sample)).toEqual([problem]);
  });

  it('finds nothing where everything is imported', () => {
    expect(found(fold, 'Map<String, Catalog> ALL = null; // Set')).toEqual([]);
  });
});
