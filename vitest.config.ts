import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { docusaurusAliases } from './tests/support/docusaurusAliases';

/** Milliseconds; long enough for a cold browser or a linter on two busy cores. No test waits for time to pass. */
const limits = {
  // One more than the cores of a small machine, because browser tests often wait.
  maxWorkers: 3,
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 20_000 } },
};

/** What takes longest begins first, so that one core isn't left with it at the end. */
const longest = ['copy', 'crawl', 'pages', 'layout', 'everyControl', 'engines', 'check'].map(
  (name) => `/${name}.test.ts`,
);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = longest.findIndex((name) => moduleId.endsWith(name));
      return at === -1 ? longest.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...limits,
          name: 'unit',
          isolate: false,
          include: ['tests/unit/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        plugins: [docusaurusAliases()],
        test: {
          ...limits,
          name: 'component',
          include: ['tests/component/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['tests/support/componentSetup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          server: { deps: { inline: [/@docusaurus/, /@docsearch/] } },
        },
      },
      {
        test: {
          ...limits,
          name: 'site',
          isolate: false,
          include: ['tests/site/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          ...limits,
          name: 'e2e',
          isolate: false,
          include: ['tests/e2e/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/e2eSetup.ts'],
        },
      },
      {
        test: {
          ...limits,
          name: 'nightly',
          include: ['tests/nightly/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/e2eSetup.ts'],
        },
      },
    ],
  },
});
