import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { brand } from '../../site/brand';
import {
  type Deployment,
  readDeployment,
  type SignUpProvider,
  signUpVariables,
} from '../../site/deployment';
import { isHttpAddress, mail, pages } from '../../site/links';
import { markdownType } from '../../site/markdownExport';
import { tryItSources } from '../../site/restReference';
import type { PagesPlugin } from '../built-pages';
import { deployedRoot } from '../built-pages/deployedRoot';
import { parseRedirects } from '../redirects/redirectsFile';
import { explain } from '../shared/explain';
import { checkDeployed } from './checkDeployed';
import { contentSecurityPolicy, popUpStyleHashes } from './contentSecurityPolicy';
import { type HeaderRule, joinHeaders, parseHeaders, renderHeaders } from './headersFile';
import { startHost } from './host';
import { type InlineSources, inlineReader } from './inlineSources';

/** Returns the rules of `_headers`. @param connect what scripts may call in a worker, whose policy is that of its own file. */
const siteHeaders = (
  policy: string,
  connect: readonly string[],
  baseUrl: string,
  transportSecurity: string,
): HeaderRule[] => [
  {
    pattern: '/*',
    headers: {
      'Content-Security-Policy': policy,
      'Strict-Transport-Security': transportSecurity,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  },
  {
    pattern: `${baseUrl}assets/*`,
    headers: {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': ['connect-src', "'self'", ...connect].join(' '),
    },
  },
  {
    // An export says what its page says, and the page is what search engines should find.
    pattern: '/*.md',
    headers: { 'Content-Type': `${markdownType}; charset=utf-8`, 'X-Robots-Tag': 'noindex' },
  },
  { pattern: '/*.txt', headers: { 'Content-Type': 'text/plain; charset=utf-8' } },
];

/** Reads the redirects of the build. @throws Error when there is no build. */
async function builtRedirects(outDir: string): Promise<string> {
  const file = join(outDir, '_redirects');
  return readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`There is no ${file}: run npm run build, or check where you built.`, { cause });
  });
}

/** Where `security.txt` is below the root of a site (RFC 9116 §3). */
const securityTxtFile = '.well-known/security.txt';

/** Writes `security.txt`, valid for 360 days: less than a year (RFC 9116 §2.5.5), and the same for all builds of a day. */
async function writeSecurityTxt(outDir: string): Promise<void> {
  const file = join(outDir, securityTxtFile);
  const day = new Date();
  const lines = [
    `Contact: mailto:${mail.security}`,
    `Expires: ${new Date(day.setUTCHours(360 * 24, 0, 0, 0)).toISOString()}`,
    `Preferred-Languages: ${brand.locale}`,
    `Canonical: ${new URL(securityTxtFile, brand.url).href}`,
  ];
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${lines.join('\n')}\n`);
}

/** Writes what crawlers read. They look for it at the root of a host: where the site begins elsewhere, its host has to serve it there. */
async function writeRobots({ outDir, baseUrl, siteConfig }: LoadContext): Promise<void> {
  const lines = [
    'User-agent: *',
    `Allow: ${baseUrl}`,
    `Disallow: ${baseUrl}${pages.search.slice(1)}`,
    '',
    `Sitemap: ${siteConfig.url}${baseUrl}sitemap.xml`,
  ];
  await writeFile(join(outDir, 'robots.txt'), `${lines.join('\n')}\n`);
}

/** Holds what readers sign up with on this machine; git ignores it. */
const signUpFile = 'sign-ups.jsonl';

/** Style elements that scripts of the site create. The theme of Mermaid draws with styles that nobody knows beforehand. */
const styleHashesOf = ({ siteConfig }: LoadContext): string[] =>
  siteConfig.markdown.mermaid ? ["'unsafe-inline'"] : popUpStyleHashes();

async function writeHeaders(found: InlineSources, context: LoadContext): Promise<void> {
  const { baseUrl, siteConfig } = context;
  const { analytics, connectOrigins, signUpEndpoints, transportSecurity } = readDeployment(
    process.env,
  );
  const policy = contentSecurityPolicy({
    ...found,
    ...(siteConfig.markdown.mermaid && { styleAttributeHashes: 'any' }),
    styleHashes: styleHashesOf(context),
    scripts: analytics?.scriptUrl === undefined ? [] : [analytics.scriptUrl],
    connect: [...connectOrigins, ...tryItSources()],
    formAction: Object.values(signUpEndpoints ?? {}).filter(isHttpAddress),
  });
  const { root, isFirst } = deployedRoot(context);
  const file = join(root, '_headers');
  const rules = siteHeaders(policy, connectOrigins, baseUrl, transportSecurity);
  // A language that is built alone has no other before it.
  const before = isFirst ? '' : await readFile(file, 'utf8').catch(() => '');
  await writeFile(file, renderHeaders(joinHeaders(parseHeaders(before), rules)));
}

/** Returns one line for the deployer about each sign-up form that posts to the site's own host, which has to answer. */
const missingEndpoints = (endpoints: Deployment['signUpEndpoints']): string[] =>
  Object.entries(endpoints ?? {})
    .filter(([, endpoint]) => !isHttpAddress(endpoint))
    .map(
      ([provider, endpoint]) =>
        `Sign-up: ${signUpVariables[provider as SignUpProvider]} is not set, so the ${provider} form posts to ${endpoint}. \`npm start\` answers there, a static host loses the address: set the variable, or SIGN_UP=off.`,
    );

/** Writes the security headers of the build and `security.txt`; its words serve the build on this machine and check a deployed one. */
export default function deployPlugin(context: LoadContext): PagesPlugin {
  const { siteDir, outDir, baseUrl } = context;
  return {
    name: 'deploy',
    async openPageReader() {
      const { analytics } = readDeployment(process.env);
      const { sources, ...reader } = inlineReader({
        scripts: analytics?.scriptUrl === undefined ? [] : [new URL(analytics.scriptUrl).origin],
        styleHashes: styleHashesOf(context),
      });
      return {
        ...reader,
        async end() {
          const found = sources();
          for (const warning of found.warnings) {
            console.warn(`[WARNING] ${warning}`);
          }
          if (found.blocked.length > 0) {
            throw new Error(
              `The Content-Security-Policy would block parts of pages:\n${found.blocked.map((line) => `- ${line}`).join('\n')}`,
            );
          }
          await writeHeaders(found, context);
        },
      };
    },
    async postBuild() {
      if (!deployedRoot(context).isFirst) {
        return;
      }
      const { signUpEndpoints } = readDeployment(process.env);
      await writeSecurityTxt(outDir);
      await writeRobots(context);
      // What a CI builds is deployed; a build on this machine is for `npm start`, whose host takes what forms send.
      for (const note of missingEndpoints(signUpEndpoints)) {
        console.info(`${process.env.CI ? '[WARNING]' : '[INFO]'} ${note}`);
      }
    },
    extendCli(cli) {
      cli
        .command('deploy:check <address>')
        .description('Compare the files and redirects of a deployed site with this build.')
        .action((address: string) =>
          explain(async () => {
            const redirects = parseRedirects(await builtRedirects(outDir));
            const { files, problems } = await checkDeployed(address, outDir, redirects);
            process.exitCode = problems.length === 0 ? 0 : 1;
            const hint = problems.length === 0 ? '' : ` Is ${outDir} the build that was deployed?`;
            return [...problems, `${files} files: ${problems.length} problems.${hint}`].join('\n');
          }),
        );
      cli
        .command('deploy:host')
        .description('Serve the build on this machine as the CDN would; PORT sets the port.')
        .action(() =>
          explain(async () => {
            const port = Number(process.env.PORT ?? 3000);
            const host = await startHost(outDir, port, baseUrl, join(siteDir, signUpFile));
            for (const signal of ['SIGINT', 'SIGTERM']) {
              process.once(signal, () => void host.close().then(() => process.exit(0)));
            }
            return `The site is at ${host.address} (Ctrl-C ends it)\nAddresses that readers sign up with are kept in ${signUpFile}`;
          }),
        );
    },
  };
}
