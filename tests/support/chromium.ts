import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

/** Returns the path of the first command that the system has. */
function which(...names: string[]): string | undefined {
  const found = names.map((name) => spawnSync('which', [name], { encoding: 'utf8' }));
  return found.find(({ status }) => status === 0)?.stdout.trim();
}

const systemChromium = (): string | undefined =>
  which('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** Functions that find or install a Chromium, fastest first. Each returns the path of an executable or nothing. */
const finders: (() => string | undefined)[] = [
  () => process.env.CHROMIUM_PATH,
  () => chromium.executablePath(),
  systemChromium,
  () => (run('npx', ['playwright', 'install', 'chromium']) ? chromium.executablePath() : undefined),
  () =>
    process.getuid?.() === 0 &&
    run('apt-get', ['update', '-qq']) &&
    run('apt-get', ['install', '-y', '-qq', 'chromium'])
      ? systemChromium()
      : undefined,
];

/**
 * Finds Playwright's or the system's Chromium, or else installs one with Playwright or apt.
 *
 * @throws Error that says how to provide one by hand.
 */
export function findChromium(): string {
  for (const find of finders) {
    const path = find();
    if (path && existsSync(path)) {
      return path;
    }
  }
  throw new Error(
    'No Chromium found and none could be installed. Install one (npx playwright install chromium) or set CHROMIUM_PATH.',
  );
}

/**
 * Finds the browser of the browser tests. The headless shell opens a context in 0.18 s of CPU time, the full browser in 0.5 s
 * (November 2026). The bench uses the full browser.
 *
 * @throws Error as `findChromium` does.
 */
export const findTestBrowser = (): string =>
  process.env.CHROMIUM_PATH ?? which('chromium-headless-shell') ?? findChromium();

/** Starts a Chromium without background requests. */
export function launchChromium(executablePath = findChromium()): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Without this, the headless shell rounds the widths of letters, unlike the full browser.
      '--font-render-hinting=none',
      // Without this, it starts spare processes, which take a quarter of its time.
      '--renderer-process-limit=1',
    ],
  });
}
