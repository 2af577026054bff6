/** Who answers the sign-up form (specification §7). */
export type SignUpProvider = 'enterprise' | 'cloud' | 'newsletter';

/** Address each provider posts to; `undefined` where the deployer has set none. */
export type SignUpEndpoints = Record<SignUpProvider, string | undefined>;

/** Environment variable that holds the address of each provider. */
export const signUpVariables: Record<SignUpProvider, string> = {
  enterprise: 'SIGN_UP_ENTERPRISE_URL',
  cloud: 'SIGN_UP_CLOUD_URL',
  newsletter: 'SIGN_UP_NEWSLETTER_URL',
};

/**
 * Reads the addresses of the sign-up providers from the environment.
 *
 * @throws Error naming the variable when its value is no http(s) address.
 */
export function signUpEndpoints(env: Record<string, string | undefined>): SignUpEndpoints {
  const read = (provider: SignUpProvider): string | undefined => {
    const name = signUpVariables[provider];
    const value = env[name]?.trim();
    if (!value) {
      return undefined;
    }
    if (!/^https?:\/\/\S+$/.test(value)) {
      throw new Error(
        `${name}="${value}" is no http(s) address. Set a whole address, or unset it.`,
      );
    }
    return value;
  };
  return {
    enterprise: read('enterprise'),
    cloud: read('cloud'),
    newsletter: read('newsletter'),
  };
}

/** Returns one line for the deployer about each provider that has no address. */
export function missingEndpoints(env: Record<string, string | undefined>): string[] {
  const endpoints = signUpEndpoints(env);
  return (Object.keys(signUpVariables) as SignUpProvider[])
    .filter((provider) => endpoints[provider] === undefined)
    .map(
      (provider) =>
        `Sign-up: ${signUpVariables[provider]} is not set, so the ${provider} form thanks its readers and sends nothing.`,
    );
}

/** Words and figures of the form (specification §2, §4, §5, §7, §9). */
export const signUp = {
  buttonText: 'Subscribe',
  placeholder: 'you@example.com',
  invalidEmail: 'Email address should be valid',
  thanks: 'Thank you, we will be in touch soon!',
  /** Value of the `message` field of the newsletter variant. */
  newsletterMessage: 'New Subscribe',
  /** Name of the field that only programs fill in. */
  honeypot: 'homepage',
  /** Milliseconds of the swap between form and thank-you. */
  animationMs: 200,
  /** Milliseconds after which a request that nobody answers counts as ended. */
  timeoutMs: 10_000,
  /** Longest address that SMTP allows (RFC 5321 §4.5.3.1.3). */
  maxLength: 254,
} as const;

/** Addresses of the standard HTML pattern: every part of the domain has 1 to 63 characters (specification §5). */
export const emailPattern =
  "[a-zA-Z0-9.!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+@[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?)*";
