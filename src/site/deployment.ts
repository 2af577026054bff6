import { isHttpAddress, links } from './links';

/** Environment variables of a build. */
type Environment = Record<string, string | undefined>;

/** Where page views are reported. */
export interface Analytics {
  /** Name of the global function that is called as `name('pageview', { path })`. */
  functionName: string;
  /** Script that defines the function; calls made before it has loaded wait in the function's `q`. */
  scriptUrl: string | undefined;
}

/** Credentials of a hosted DocSearch index. */
export interface HostedSearch {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Whether clicks and views of results are reported to Algolia; on unless ALGOLIA_INSIGHTS is `false`. */
  insights: boolean;
}

/** Environment variable with the address that a form of each kind posts to (specification §7). */
export const signUpVariables = {
  enterprise: 'SIGN_UP_ENTERPRISE_URL',
  cloud: 'SIGN_UP_CLOUD_URL',
  newsletter: 'SIGN_UP_NEWSLETTER_URL',
} as const;

export type SignUpProvider = keyof typeof signUpVariables;

/** The services that a deployer has configured; without any, no request leaves the site's origin. */
export interface Deployment {
  analytics: Analytics | undefined;
  /** Origins that scripts of every page may call besides the site's own. */
  connectOrigins: string[];
  hostedSearch: HostedSearch | undefined;
  /** Where the form of each provider posts to; `undefined` shows the blog's feeds instead of forms. */
  signUpEndpoints: Record<SignUpProvider, string> | undefined;
  /** Value of the Strict-Transport-Security header. */
  transportSecurity: string;
}

const read = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined;

function readAddress(env: Environment, name: string): string | undefined {
  const value = read(env, name);
  if (value !== undefined && !isHttpAddress(value)) {
    throw new Error(
      `${name}="${value}" is not an http(s) address. Set a whole address, or unset it.`,
    );
  }
  return value;
}

/** Reads a variable that has one of a few values; the first is its default. @throws Error naming the variable, the value, and what it may be. */
function readSetting<Setting extends string>(
  env: Environment,
  name: string,
  settings: readonly [Setting, ...Setting[]],
): Setting {
  const value = read(env, name) ?? settings[0];
  const setting = settings.find((choice) => choice === value);
  if (setting === undefined) {
    throw new Error(
      `${name}="${value}" is not a setting. Set it to ${settings.join(', ')}, or unset it.`,
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

/** Environment variables of a hosted index: all of them are set, or none. */
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

/** The host of an Algolia application that its client asks first. */
export const searchHost = ({ appId }: Pick<HostedSearch, 'appId'>): string =>
  `https://${appId.toLowerCase()}-dsn.algolia.net`;

/** What the search calls: the first host, those that the client tries after a failure, and where results are reported. */
function searchHosts(hosted: HostedSearch): string[] {
  const application = hosted.appId.toLowerCase();
  return [
    searchHost(hosted),
    ...[1, 2, 3].map((n) => `https://${application}-${n}.algolianet.com`),
    ...(hosted.insights ? [links.searchInsights] : []),
  ];
}

/** Values of Strict-Transport-Security, by the setting HSTS. Only the whole domain's owner can decide to bind its subdomains. */
const transportSecurity = {
  host: 'max-age=31536000',
  subdomains: 'max-age=31536000; includeSubDomains',
  preload: 'max-age=63072000; includeSubDomains; preload',
};

/**
 * Reads from the environment which services the site uses (specification §7).
 *
 * @throws Error naming the variable whose value can't be used, or which is missing although others are set.
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

/** Whether the reader's browser asks not to be counted: Do-Not-Track or Global Privacy Control. */
export function asksNotToBeTracked(browser: {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}): boolean {
  return browser.doNotTrack === '1' || browser.globalPrivacyControl === true;
}

/** Figures of the sign-up form, and how it posts (specification §2, §4, §5, §7, §9). */
export const signUp = {
  /** Value of the `message` field of the newsletter variant. */
  newsletterMessage: 'New Subscribe',
  /** Path that forms without an endpoint post to, followed by the provider. `npm start` serves it. */
  hostPath: '/api/sign-up/',
  /** Milliseconds of the swap between form and thank-you. */
  animationMs: 200,
  /** Milliseconds before a request without a response times out. */
  timeoutMs: 10_000,
  /** Longest address that SMTP allows (RFC 5321 §4.5.3.1.3). */
  maxLength: 254,
} as const;

/** Addresses of the standard HTML pattern: every part of the domain has 1 to 63 characters (specification §5). */
export const emailPattern =
  "[a-zA-Z0-9.!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+@[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?)*";
