import { isHttpAddress, links } from './links';

/** Environment variables of a build. */
type Environment = Record<string, string | undefined>;

/** The service that counts page views. */
export interface Analytics {
  /** Name of the global function that is called as `name('pageview', { path })`. */
  functionName: string;
  /** Script that defines the function. Earlier calls wait in the function's `q`. */
  scriptUrl: string | undefined;
}

/** Credentials of a hosted DocSearch index. */
export interface HostedSearch {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Whether to report clicks and views of results to Algolia; on unless ALGOLIA_INSIGHTS is `false`. */
  insights: boolean;
}

/** Environment variables with the endpoints of the forms (specification §7). */
export const signUpVariables = {
  enterprise: 'SIGN_UP_ENTERPRISE_URL',
  cloud: 'SIGN_UP_CLOUD_URL',
  newsletter: 'SIGN_UP_NEWSLETTER_URL',
} as const;

export type SignUpProvider = keyof typeof signUpVariables;

/** The configured services. By default, no request leaves the site's origin. */
export interface Deployment {
  analytics: Analytics | undefined;
  /** Other origins that scripts of all pages can call. */
  connectOrigins: string[];
  hostedSearch: HostedSearch | undefined;
  /** Endpoints of the forms. If `undefined`, the site shows the blog's feeds instead of forms. */
  signUpEndpoints: Record<SignUpProvider, string> | undefined;
  /** Value of the Strict-Transport-Security header. */
  transportSecurity: string;
}

const read = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined;

function readAddress(env: Environment, name: string): string | undefined {
  const value = read(env, name);
  if (value !== undefined && !isHttpAddress(value)) {
    throw new Error(
      `${name}="${value}" is not an http(s) address. Set a complete address, or unset the variable.`,
    );
  }
  return value;
}

/** Reads a variable with fixed values, the first of which is the default. @throws Error naming the variable and its values. */
function readSetting<Setting extends string>(
  env: Environment,
  name: string,
  settings: readonly [Setting, ...Setting[]],
): Setting {
  const value = read(env, name) ?? settings[0];
  const setting = settings.find((choice) => choice === value);
  if (setting === undefined) {
    throw new Error(
      `${name}="${value}" is not a valid setting. Set it to ${settings.join(', ')}, or unset it.`,
    );
  }
  return setting;
}

function readAnalytics(env: Environment): Analytics | undefined {
  const functionName = read(env, 'ANALYTICS_FUNCTION');
  const scriptUrl = readAddress(env, 'ANALYTICS_SCRIPT_URL');
  if (functionName === undefined) {
    if (scriptUrl !== undefined) {
      throw new Error(
        'ANALYTICS_SCRIPT_URL is set without ANALYTICS_FUNCTION. Name the global function that the script defines, or unset both.',
      );
    }
    return undefined;
  }
  if (!/^[A-Za-z_$][\w$]*$/.test(functionName)) {
    throw new Error(
      `ANALYTICS_FUNCTION="${functionName}" is not the name of a function. Set a plain name such as plausible.`,
    );
  }
  return { functionName, scriptUrl };
}

function readSignUpEndpoints(env: Environment): Deployment['signUpEndpoints'] {
  const isOff = readSetting(env, 'SIGN_UP', ['on', 'off']) === 'off';
  const set = Object.values(signUpVariables).find((name) => read(env, name));
  if (isOff && set !== undefined) {
    throw new Error(`SIGN_UP=off and ${set} are both set. Unset one of them.`);
  }
  const endpoint = (provider: SignUpProvider): string =>
    readAddress(env, signUpVariables[provider]) ?? `${signUp.hostPath}${provider}`;
  return isOff
    ? undefined
    : {
        enterprise: endpoint('enterprise'),
        cloud: endpoint('cloud'),
        newsletter: endpoint('newsletter'),
      };
}

/** Environment variables of a hosted index, which are set together. */
export const searchVariables = ['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'] as const;

function readHostedSearch(env: Environment): HostedSearch | undefined {
  const [appId, apiKey, indexName] = searchVariables.map((name) => read(env, name));
  if (appId && apiKey && indexName) {
    const insights = readSetting(env, 'ALGOLIA_INSIGHTS', ['true', 'false']) === 'true';
    return { appId, apiKey, indexName, insights };
  }
  const missing = searchVariables.filter((name) => !read(env, name));
  if (missing.length === searchVariables.length) {
    return undefined;
  }
  throw new Error(
    `Search: ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not set. Set ${searchVariables.join(', ')} together, or none of them.`,
  );
}

/** Returns the first host of an Algolia application. */
export const searchHost = ({ appId }: Pick<HostedSearch, 'appId'>): string =>
  `https://${appId.toLowerCase()}-dsn.algolia.net`;

/** Returns the origins of the search: the first host, its fallbacks, and the service for reports. */
function searchHosts(hosted: HostedSearch): string[] {
  const application = hosted.appId.toLowerCase();
  return [
    searchHost(hosted),
    ...[1, 2, 3].map((n) => `https://${application}-${n}.algolianet.com`),
    ...(hosted.insights ? [links.searchInsights] : []),
  ];
}

/** Values of Strict-Transport-Security by the HSTS setting. Only the domain's owner can include subdomains. */
const transportSecurity = {
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
};

/** Reads the site's services from the environment (specification §7).
 * @throws Error naming a variable that is invalid, or missing while others are set.
 */
export function readDeployment(env: Environment): Deployment {
  const analytics = readAnalytics(env);
  const hostedSearch = readHostedSearch(env);
  const signUpEndpoints = readSignUpEndpoints(env);
  const called = [
    ...Object.values(signUpEndpoints ?? {}).filter(isHttpAddress),
    ...(hostedSearch === undefined ? [] : searchHosts(hostedSearch)),
    analytics?.scriptUrl,
  ];
  const origins = called.flatMap((address) => (address ? [new URL(address).origin] : []));
  const connectOrigins = [...new Set(origins)].sort();
  return {
    analytics,
    connectOrigins,
    hostedSearch,
    signUpEndpoints,
    transportSecurity:
      transportSecurity[readSetting(env, 'HSTS', ['host', 'subdomains', 'preload'])],
  };
}

/** Checks for Do-Not-Track or Global Privacy Control. */
export function asksNotToBeTracked(browser: {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}

/** Settings of the sign-up form (specification §2, §4, §5, §7, §9). */
export const signUp = {
  /** Value of the `message` field of the newsletter variant. */
  newsletterMessage: 'New Subscribe',
  /** Path of forms without an endpoint, followed by the provider. `npm start` handles it. */
  hostPath: '/api/sign-up/',
  /** Duration of the animation from the form to the thank-you message, in milliseconds. */
  animationMs: 200,
  /** Milliseconds before a request without a response times out. */
  timeoutMs: 10_000,
  /** Longest address that SMTP allows (RFC 5321 §4.5.3.1.3). */
  maxLength: 254,
} as const;

/** The standard HTML pattern: each part of the domain has 1 to 63 characters (specification §5). */
export const emailPattern =
  "[a-zA-Z0-9.!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+@[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?)*";
