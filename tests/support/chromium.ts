import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

/** The path of the first of these commands that the system has. */
function which(...names: string[]): string | undefined {
  const found = names.map((name) => spawnSync('which', [name], { encoding: 'utf8' }));
  return found.find(({ status }) => status === 0)?.stdout.trim();
}

const systemChromium = (): string | undefined =>
  which('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable');

const run = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

/** The ways to a Chromium, cheapest first; each returns a path to an executable, or nothing. */
const ways: (() => string | undefined)[] = [
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
 * Finds a Chromium, or installs one: Playwright's own, else the system's, else by download, else by apt.
 *
 * @throws Error that says how to provide one by hand.
 */
export function findChromium(): string {
  for (const way of ways) {
    const path = way();
    if (path && existsSync(path)) {
      return path;
    }
  }
  throw new Error(
    'No Chromium found and none could be installed. Install one (npx playwright install chromium) or set CHROMIUM_PATH.',
  );
}

/**
 * Finds the browser of the browser tests. The headless shell opens a context in 0.18 s of processor time, the full browser in 0.5 s
 * (November 2026). The bench always uses the full one.
 *
 * @throws Error as `findChromium` does.
 */
export const findForJourneys = (): string =>
  process.env.CHROMIUM_PATH ?? which('chromium-headless-shell') ?? findChromium();

/** Starts a Chromium without requests of its own. */
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
      // The headless shell rounds the widths of letters; the full browser doesn't.
      '--font-render-hinting=none',
      // Else it keeps a process ready for each next page, which takes a quarter of its time.
      '--renderer-process-limit=1',
    ],
  });
}
