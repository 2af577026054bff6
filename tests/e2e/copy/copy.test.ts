// One build of a copy for two test suites: a version was cut in it, and it contains rarely used features.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startHost } from '../../../src/plugins/deploy/host';
import { copySite, docusaurus, type SiteCopy } from '../../support/siteCopy';
import { addSpecimens } from './addSpecimens';
import { cutVersion, describeCut } from './cut';
import { describeSpecimens } from './specimens';

const copy = {} as SiteCopy;
const commands = new AbortController();

beforeAll(async () => {
  copy.site = copySite();
  await cutVersion(copy.site, commands.signal);
  await addSpecimens(copy.site);
  process.env.ANALYTICS_FUNCTION = 'count';
  // Other tests measure the minified build.
  await docusaurus(copy.site, commands.signal, 'build', '--no-minify');
  delete process.env.ANALYTICS_FUNCTION;
  copy.host = await startHost(join(copy.site, 'build'), 0, '/', join(copy.site, 'sign-ups.jsonl'));
}, 1_200_000);

afterAll(async () => {
  commands.abort();
  await copy.host?.close();
  rmSync(copy.site, { recursive: true, force: true });
});

describeCut(copy);
describeSpecimens(copy);
