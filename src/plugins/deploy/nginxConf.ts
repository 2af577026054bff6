import type { Redirect } from '../redirects/redirectsFile';
import { defaultCacheControl, type HeaderRule, patternToRegExp } from './headersFile';

/** What a configuration is written for. */
export interface NginxSite {
  /** Folder on the server that holds the build, or below which the folders of the base URL hold it. */
  root: string;
  baseUrl: string;
  rules: readonly HeaderRule[];
  redirects: readonly Redirect[];
}

/** Writes a text as one word of a configuration. A dollar sign would begin a variable, and nginx has no way to write one. */
function quoted(text: string): string {
  if (/[$\n]/.test(text)) {
    throw new Error(
      `nginx: "${text}" has a dollar sign or a line break, which a value can't hold.`,
    );
  }
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

const escaped = (path: string): string => path.replace(/[.+?^${}()|[\]\\*]/g, '\\$&');

/** A line of a `map` from a request's target, as it was sent: decoded, a `%0d` in it would end the header Location. */
const redirectLine = ({ from, to }: Redirect): string =>
  from.endsWith('*')
    ? `  "~^${escaped(from.slice(0, -1))}/*(?<splat>[^?#]*)" ${to.replace(':splat', '$splat')};`
    : `  "~^${escaped(from)}/?(?:\\?|$)" ${to};`;

const map = (from: string, to: string, lines: readonly string[]): string =>
  [`map ${from} ${to} {`, '  default "";', ...lines, '}'].join('\n');

const textTypes =
  'application/javascript application/json application/manifest+json application/xml image/svg+xml text/css text/markdown text/plain text/xml';

/**
 * Writes the configuration of nginx for a build, a file for `conf.d`: its redirects, headers, types, compression, addresses without
 * `.html`, and the not-found page.
 *
 * @throws Error when a header can't be written in a configuration.
 */
export function nginxConf({ root, baseUrl, rules, redirects }: NginxSite): string {
  const headers = rules.flatMap(({ pattern, headers: named }) =>
    Object.entries(named).map(([name, value]) => ({
      source: patternToRegExp(pattern).source.replaceAll('\\/', '/'),
      name,
      value,
    })),
  );
  const line = ({ source, value }: (typeof headers)[number]) => `  "~${source}" ${quoted(value)};`;
  const types = headers.filter(({ name }) => name === 'Content-Type');
  const cached = headers.filter(({ name }) => name === 'Cache-Control');
  const others = headers.filter((header) => !types.includes(header) && !cached.includes(header));
  const led = (code: Redirect['status']): string[] =>
    redirects.filter(({ status }) => status === code).map(redirectLine);
  const manifest = { source: '\\.webmanifest$', value: 'application/manifest+json' };
  return `# Written by docusaurus deploy:nginx from the build's _headers and _redirects: write it again with each build.

${map('$request_uri', '$site_moved', led(301))}
${map('$request_uri', '$site_found', led(302))}
${map('$uri', '$site_cache', cached.map(line))}
# An error is asked for again: what is missing now may be there after the next deployment.
map "$status $site_cache" $site_cache_control {
  "~^[45]" no-store;
  "~^\\d+ (?<kept>.+)$" $kept;
  default ${quoted(defaultCacheControl)};
}
${others.map((header, index) => map('$uri', `$site_header_${index}`, [line(header)])).join('\n')}

server {
  listen 80;
  server_name _;
  root ${quoted(root)};
  charset utf-8;
  charset_types ${textTypes};
  absolute_redirect off;
  server_tokens off;
  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_types ${textTypes};

  # A header whose value is empty isn't sent.
  add_header Cache-Control $site_cache_control always;
${others.map(({ name }, index) => `  add_header ${name} $site_header_${index} always;`).join('\n')}

  error_page 404 ${baseUrl}404.html;
  if ($site_moved) { return 301 $site_moved$is_args$args; }
  if ($site_found) { return 302 $site_found$is_args$args; }
  location / { try_files $uri $uri.html $uri/index.html =404; }
  location = ${baseUrl}_headers { return 404; }
  location = ${baseUrl}_redirects { return 404; }
${[...types, manifest].map(({ source, value }) => `  location ~ "${source}" { types { } default_type ${value.split(';')[0]}; try_files $uri =404; }`).join('\n')}
}
`;
}
