/** `npm run pictures` builds the web UI of a release, fills it with the demo, and takes screenshots for the marketing pages. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page, PageScreenshotOptions } from 'playwright';
import sharp from 'sharp';
import { pictureSizes, type pictures } from '../../src/components/landing/Screenshot/pictures';
import { demo } from '../../src/sandbox/server/seed';
import { launchChromium } from '../support/chromium';
import { rootDir } from '../support/paths';
import { filledFolder } from './stack/cache';
import { endAll, must, PATH } from './stack/process';
import { sourceOf } from './stack/product';
import { type GravitinoServer, send, startServer } from './stack/server';
import { Stack } from './stack/stack';

/** The screenshots: the nodes of the tree to open, the last of which is selected, and a text of its panel. */
const shots: [name: keyof typeof pictures, nodes: string[], text: string][] = [
  ['hive-table', ['hive_prod', 'sales', 'orders'], 'order_id'],
  ['iceberg-table', ['iceberg', 'analytics', 'page_views'], 'view_id'],
  ['mysql-table', ['mysql_shop', 'shop', 'products'], 'sku'],
  ['fileset', ['lake', 'vision', 'street_signs'], 'Photos of street signs'],
  ['topic', ['events', 'default', 'page_views'], 'One message per page view'],
];

/** Packages with the fonts and icons that the UI would request from Google and Iconify. */
const fonts = ['roboto', 'inconsolata'].map((font) => `@fontsource/${font}`);
const iconSets = ['bx', 'devicon', 'material-symbols', 'mdi', 'openmoji', 'skill-icons', 'tabler'];
const icons = [...iconSets, 'twemoji'].map((set) => `@iconify-json/${set}`);

/** Returns a module that replaces Google Fonts: style sheets by their address, with files of the packages. */
const fontModule = (folder: string): string => `
const face = (family, weight) => '/* latin */\\n@font-face { font-family: "' + family + '"; font-weight: ' + weight + '; ' +
  'src: url(${folder}/node_modules/@fontsource/' + family.toLowerCase() + '/files/' + family.toLowerCase() +
  '-latin-' + weight + '-normal.woff2) format("woff2"); }';
module.exports = new Proxy({}, {
  get: (_, address) =>
    [300, 400, 500, 700].map((weight) => face(/family=(\\w+)/.exec(address)[1], weight)).join('\\n'),
});`;

/** Builds the web UI of a version into the folder `dist`. */
const webUiOf = (version: string): Promise<string> =>
  filledFolder(`web/${version}`, async (folder) => {
    cpSync(join(await sourceOf(version), 'web'), folder, { recursive: true });
    const fontFile = join(folder, 'fonts.cjs');
    writeFileSync(fontFile, fontModule(folder));
    const env = { PATH, NEXT_FONT_GOOGLE_MOCKED_RESPONSES: fontFile, NEXT_TELEMETRY_DISABLED: '1' };
    const where = { cwd: folder, env };
    const quiet = ['install', '--ignore-scripts', '--no-audit', '--no-fund'];
    await must('npm', [...quiet, ...fonts, ...icons], where);
    await must('npx', ['env-cmd', '-f', '.env.static', 'next', 'build'], where);
    cpSync(join(folder, 'WEB-INF'), join(folder, 'dist/WEB-INF'), { recursive: true });
  });

/** Serves the icons of Iconify. */
const serveIcons = (page: Page, webUi: string) =>
  page.route('https://api.iconify.design/**', (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const set = join(webUi, 'node_modules/@iconify-json', basename(pathname, '.json'));
    const { icons, ...rest } = JSON.parse(readFileSync(join(set, 'icons.json'), 'utf8'));
    const names = (searchParams.get('icons') ?? '').split(',');
    const selected = Object.fromEntries(names.map((name) => [name, icons[name]]));
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ json: { ...rest, aliases: undefined, icons: selected }, headers });
  });

/** Creates the demo with catalogs of the systems in the stack, which has no Doris. */
async function fill(server: GravitinoServer, stack: Stack): Promise<void> {
  for (const { url, body = '' } of demo) {
    const path = url.replace('/api', '');
    const given = JSON.parse(body);
    if (`${path} ${given.name}`.includes('doris_bi')) continue;
    const { properties } = path.endsWith('/catalogs')
      ? await stack.catalog(given.name, given.provider)
      : { properties: path.endsWith('/schemas') ? undefined : given.properties };
    // A screenshot shows this property.
    if (given.provider === 'hadoop')
      properties.location = `file:${join(tmpdir(), 'gravitino/lake')}`;
    const { status, text } = await send(server.url, 'POST', path, { ...given, properties });
    if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
  }
  // Without a change, the UI shows two empty fields of the topic.
  const topic = 'metalakes/demo/catalogs/events/schemas/default/topics/page_views';
  const updates = [{ '@type': 'updateComment', newComment: 'One message per page view' }];
  await send(server.url, 'PUT', `/${topic}`, { updates });
}

/** Takes screenshots of a page and of the beginning of its metadata panel. */
async function takeScreenshots(
  page: Page,
  name: keyof typeof pictures,
  folder: string,
): Promise<void> {
  const save = async (end: string, clip?: PageScreenshotOptions['clip']) => {
    const picture = await page.screenshot({ animations: 'disabled', clip });
    await sharp(picture)
      .webp({ quality: 40, effort: 6 })
      .toFile(join(folder, `${name}${end}.webp`));
  };
  await page.setViewportSize(pictureSizes.full);
  await save('');
  // A narrow panel shows details close together, but would cut the names of columns.
  if (!name.endsWith('-table')) await page.setViewportSize({ width: 970, height: 700 });
  await save('-part', { x: 366, y: 98, ...pictureSizes.part });
}

const { version } = parseArgs({
  options: { version: { type: 'string', default: '0.5.1' } },
}).values;
const folder = join(rootDir, 'static/img/web-ui');
let failed = true;
try {
  const webUi = await webUiOf(version);
  const stack = new Stack(`pictures-${version}`);
  const server = await startServer({ version, name: 'pictures', webUi: join(webUi, 'dist') });
  await fill(server, stack);
  const browser = await launchChromium();
  const page = await browser.newPage({ viewport: pictureSizes.full, deviceScaleFactor: 2 });
  await serveIcons(page, webUi);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, path, text] of shots) {
    await page.goto(`${server.url}/ui/metalakes?metalake=demo`);
    for (const node of path) {
      const named = { hasText: new RegExp(`^\\s*${node}\\s*$`) };
      await page.locator('.ant-tree-treenode', named).click();
    }
    await page.mouse.move(0, 0);
    await page.waitForLoadState('networkidle');
    // With an idle network, the grid can still be loading.
    await page.getByText(text, { exact: true }).waitFor();
    await takeScreenshots(page, name, folder);
    console.log(name);
  }
  await browser.close();
  failed = false;
} catch (error) {
  console.error((error as Error).message);
}
await endAll();
process.exit(Number(failed));
