import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { brand } from '../../site/brand';
import { readDeployment, type SignUpProvider, signUpVariables } from '../../site/deployment';
import { isHttpAddress, mail, markdownType, pages } from '../../site/links';
import { tryItSources } from '../../site/restReference';
import type { PagesPlugin } from '../built-pages';
import { deployedRoot } from '../built-pages/files';
import { runCommand } from '../shared/docusaurus';
import { checkDeployed } from './checkDeployed';
import {
  contentSecurityPolicy,
  parsePolicy,
  popUpStyleHashes,
  type Sources,
} from './contentSecurityPolicy';
import { headersFor, parseHeaders, renderHeaders } from './headersFile';
import { startHost } from './host';
import { inlineReader } from './inlineSources';

const policyName = 'Content-Security-Policy';

const originsOf = (addresses: readonly (string | undefined)[]): string[] => [
  ...new Set(addresses.flatMap((address) => (address ? new URL(address).origin : []))),
];

/** Returns the sources that the policy allows regardless of the pages. */
function configuredSources({ siteConfig }: LoadContext): Sources {
  const { analytics, connectOrigins, signUpEndpoints } = readDeployment(process.env);
  const endpoints = Object.values(signUpEndpoints ?? {}).filter(isHttpAddress);
  const sources: Sources = {
    'script-src': originsOf([analytics?.scriptUrl]),
    'style-src-elem': popUpStyleHashes(),
    'connect-src': [...connectOrigins, ...tryItSources()],
    'form-action': originsOf(endpoints).sort(),
  };
  // Mermaid sets inline styles that the build can't list.
  const anyStyle = ["'unsafe-inline'"];
  return siteConfig.markdown.mermaid
    ? { ...sources, 'style-src-elem': anyStyle, 'style-src-attr': anyStyle }
    : sources;
}

/** Writes `_headers`. Several languages share one policy, so each build keeps the sources of the earlier ones.
 * @param sources the sources that this build needs.
 */
async function writeHeaders(sources: readonly Sources[], context: LoadContext): Promise<void> {
  const { root, isFirst } = deployedRoot(context);
  const file = join(root, '_headers');
  // A language can be built alone, without an earlier build.
  const before = isFirst ? '' : await readFile(file, 'utf8').catch(() => '');
  const earlier = parsePolicy(headersFor(parseHeaders(before), '/')[policyName] ?? '');
  const { connectOrigins, transportSecurity } = readDeployment(process.env);
  const rules = {
    '/*': {
      [policyName]: contentSecurityPolicy(earlier, ...sources),
      'Strict-Transport-Security': transportSecurity,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
    ...Object.fromEntries(
      Object.values(context.i18n.localeConfigs).map(({ baseUrl }) => [
        `${baseUrl}assets/*`,
        {
          'Cache-Control': 'public, max-age=31536000, immutable',
          // A worker has the policy of its own file.
          [policyName]: ['connect-src', "'self'", ...connectOrigins].join(' '),
        },
      ]),
    ),
    // Search engines should find the page instead of its export.
    '/*.md': { 'Content-Type': `${markdownType}; charset=utf-8`, 'X-Robots-Tag': 'noindex' },
    '/*.txt': { 'Content-Type': 'text/plain; charset=utf-8' },
  };
  await writeFile(
    file,
    renderHeaders(Object.entries(rules).map(([pattern, headers]) => ({ pattern, headers }))),
  );
}

const securityTxt = '.well-known/security.txt';

/** Returns the lines of the files that programs expect at the root of a host. */
function rootFiles({ baseUrl, siteConfig }: LoadContext): Record<string, string[]> {
  // Less than a year (RFC 9116 §2.5.5), and the same for all builds of a day.
  const expires = new Date(new Date().setUTCHours(360 * 24, 0, 0, 0)).toISOString();
  return {
    [securityTxt]: [
      `Contact: mailto:${mail.security}`,
      `Expires: ${expires}`,
      `Preferred-Languages: ${brand.locale}`,
      `Canonical: ${new URL(securityTxt, brand.url).href}`,
    ],
    'robots.txt': [
      'User-agent: *',
      `Allow: ${baseUrl}`,
      `Disallow: ${baseUrl}${pages.search.slice(1)}`,
      '',
      `Sitemap: ${siteConfig.url}${baseUrl}sitemap.xml`,
    ],
  };
}

/** Reports each sign-up form that posts to the site's own host, which needs an endpoint for it. */
function reportMissingEndpoints(): void {
  const { signUpEndpoints } = readDeployment(process.env);
  // CI builds are deployed. Local builds are for `npm start`, whose host handles the forms.
  const level = process.env.CI ? '[WARNING]' : '[INFO]';
  for (const [provider, endpoint] of Object.entries(signUpEndpoints ?? {})) {
    if (!isHttpAddress(endpoint)) {
      console.info(
        `${level} Sign-up: ${signUpVariables[provider as SignUpProvider]} is not set, so the ${provider} form posts to ${endpoint}. \`npm start\` handles it, but a static host loses the address. Set the variable, or SIGN_UP=off.`,
      );
    }
  }
}

/** Receives the sign-ups of the local host. Git ignores it. */
const signUpFile = 'sign-ups.jsonl';

/** Writes the security headers and `security.txt`. Its commands serve a build locally, and check a deployed build. */
export default function deployPlugin(context: LoadContext): PagesPlugin {
  const { siteDir, outDir, baseUrl } = context;
  return {
    name: 'deploy',
    async openPageReader() {
      const { sources, ...reader } = inlineReader();
      const end = () => writeHeaders([sources(), configuredSources(context)], context);
      return { ...reader, end };
    },
    async postBuild() {
      if (deployedRoot(context).isFirst) {
        for (const [name, lines] of Object.entries(rootFiles(context))) {
          const file = join(outDir, name);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, `${lines.join('\n')}\n`);
        }
        reportMissingEndpoints();
      }
    },
    extendCli(cli) {
      cli
        .command('deploy:check <address>')
        .description('Compare the files and redirects of a deployed site with this build.')
        .action((address: string) =>
          runCommand(async () => {
            const { files, problems } = await checkDeployed(address, outDir);
            process.exitCode = problems.length === 0 ? 0 : 1;
            const hint = problems.length === 0 ? '' : ` Is ${outDir} the build that was deployed?`;
            return [...problems, `${files} files: ${problems.length} problems.${hint}`].join('\n');
          }),
        );
      cli
        .command('deploy:host')
        .description('Serve the build locally like the CDN. PORT sets the port.')
        .action(() =>
          runCommand(async () => {
            const port = Number(process.env.PORT ?? 3000);
            const host = await startHost(outDir, port, baseUrl, join(siteDir, signUpFile));
            for (const signal of ['SIGINT', 'SIGTERM']) {
              process.once(signal, () => void host.close().then(() => process.exit(0)));
            }
            return `The site is at ${host.address} (press Ctrl-C to stop)\nSign-ups are stored in ${signUpFile}`;
          }),
        );
    },
  };
}
