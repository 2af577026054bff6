import type { SignUpProvider } from '@site/src/site/deployment';
import { signUp } from '@site/src/site/signUp';

/**
 * Sends an address to a provider (specification §7): JSON with only the address for contact requests, form data for the
 * newsletter. Never rejects: whichever way the request ends, the reader is thanked (specification §4, §8).
 * A request that nobody answers is given up.
 */
export async function submitSignUp(
  provider: SignUpProvider,
  endpoint: string,
  email: string,
): Promise<void> {
  const signal = AbortSignal.timeout(signUp.timeoutMs);
  try {
    if (provider === 'newsletter') {
      const body = new FormData();
      body.append('email', email);
      body.append('message', signUp.newsletterMessage);
      await fetch(endpoint, {
        method: 'POST',
        body,
        headers: { Accept: 'application/json' },
        signal,
      });
    } else {
      await fetch(endpoint, {
        method: 'POST',
        body: JSON.stringify({ email }),
        headers: { 'Content-Type': 'application/json' },
        signal,
      });
    }
  } catch {
    // Silently ignored (specification §8).
  }
}
