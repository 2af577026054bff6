import { defineConfig } from 'vitest/config';
import { docusaurusAliases } from './tests/support/docusaurusAliases';

/** Long enough for a cold browser on two busy cores; no test waits for time to pass. */
const browserTimeout = 60_000;

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], environment: 'node' },
      },
      {
        plugins: [docusaurusAliases()],
        test: {
          name: 'component',
          include: ['tests/component/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['tests/support/componentSetup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          server: { deps: { inline: [/@docusaurus/] } },
        },
      },
      {
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          environment: 'node',
          testTimeout: browserTimeout,
          hookTimeout: browserTimeout,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/e2eSetup.ts'],
          testTimeout: browserTimeout,
          hookTimeout: browserTimeout,
          maxWorkers: 2,
        },
      },
    ],
  },
});
