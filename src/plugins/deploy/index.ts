import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { analytics } from '../../site/analytics';
import { connectOrigins } from '../../site/connect';
import { tryItSources } from '../../site/restReference';
import { hostedSearch } from '../../site/search';
import { missingEndpoints, signUpEndpoints } from '../../site/signUp';
import { popUpStyleHashes } from '../search-index/popUpStyles';
import { compress, listFiles } from './compress';
import { contentSecurityPolicy, inlineScripts, scriptHash } from './contentSecurityPolicy';
import { type HeaderRule, renderHeaders } from './headersFile';
import { startHost } from './host';

/** Collects the source expressions of all inline scripts of a build's pages. */
export async function collectScriptHashes(outDir: string): Promise<Set<string>> {
  const hashes = new Set<string>();
  const pages = (await listFiles(outDir)).filter((file) => file.endsWith('.html'));
  for (const page of pages) {
    const html = await readFile(join(outDir, page), 'utf8');
    for (const script of inlineScripts(html)) {
      hashes.add(scriptHash(script));
    }
  }
  return hashes;
}

/**
 * Returns the rules of `_headers` for a site with this policy.
 *
 * @param connect what scripts may call in a worker, whose policy is that of its own file and not of the page that starts it.
 */
export function siteHeaders(
  policy: string,
  connect: readonly string[],
  baseUrl: string,
): HeaderRule[] {
  return [
    {
      pattern: '/*',
      headers: {
        'Content-Security-Policy': policy,
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
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
  ];
}

/** Writes the security headers of the build; its words compress the build and serve it on this machine. */
export default function deployPlugin({ outDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'deploy',
    async postBuild() {
      const signUp = signUpEndpoints(process.env);
      const views = analytics(process.env);
      const connect = connectOrigins(signUp, hostedSearch(process.env), views);
      const policy = contentSecurityPolicy({
        scriptHashes: await collectScriptHashes(outDir),
        styleHashes: popUpStyleHashes(),
        scripts: views?.scriptUrl === undefined ? [] : [views.scriptUrl],
        connect: [...connect, ...tryItSources()],
        formAction: Object.values(signUp).filter((url) => url !== undefined),
      });
      const rules = siteHeaders(policy, connect, baseUrl);
      await writeFile(join(outDir, '_headers'), renderHeaders(rules));
      for (const note of missingEndpoints(process.env)) {
        console.info(`[INFO] ${note}`);
      }
    },
    extendCli(cli) {
      cli
        .command('deploy:compress')
        .description('Write a .br and a .gz beside every text file of the build.')
        .action(async () => {
          console.log(`Compressed ${await compress(outDir)} files.`);
        });
      cli
        .command('deploy:host')
        .description('Serve the build on this machine as the CDN would; PORT sets the port.')
        .action(async () => {
          const { server, address } = await startHost(
            outDir,
            Number(process.env.PORT ?? 3000),
            baseUrl,
          );
          console.log(`The site is at ${address} (Ctrl-C ends it)`);
          const stop = (): void => {
            server.close(() => process.exit(0));
            server.closeAllConnections();
          };
          process.once('SIGINT', stop);
          process.once('SIGTERM', stop);
        });
    },
  };
}
