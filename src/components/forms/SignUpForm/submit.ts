import { type SignUpProvider, signUp } from '@site/src/site/deployment';

/**
 * Sends an address to a provider (specification §7): JSON with only the address for contact requests, form data for the
 * newsletter. Never rejects: whichever way the request ends, the reader is thanked (specification §4, §8).
 * A request that nobody answers is given up. Returns whether the address has arrived.
 */
export async function submitSignUp(provider: SignUpProvider, endpoint: string, email: string) {
  const signal = AbortSignal.timeout(signUp.timeoutMs);
  try {
    const isNewsletter = provider === 'newsletter';
    const form = new FormData();
    form.append('email', email);
    form.append('message', signUp.newsletterMessage);
    const { ok } = await fetch(endpoint, {
      method: 'POST',
      body: isNewsletter ? form : JSON.stringify({ email }),
      headers: isNewsletter
        ? { Accept: 'application/json' }
        : { 'Content-Type': 'application/json' },
      signal,
    });
    return ok;
  } catch {
    // Silently ignored (specification §8); the form offers the mailbox.
    return false;
  }
}
