import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {
  type Deployment,
  emailPattern,
  type SignUpProvider,
  signUp,
} from '@site/src/site/deployment';
import { mail, pages } from '@site/src/site/links';
import clsx from 'clsx';
import { type FormEvent, useId, useRef, useState } from 'react';
import styles from './styles.module.css';

/** Links to the blog's feeds. They are files, not routes. */
export function FeedLinks({ blogPath }: { blogPath: string }) {
  return (
    <>
      <a href={`${blogPath}/rss.xml`}>RSS</a>
      <a href={`${blogPath}/atom.xml`}>Atom</a>
      <a href={`${blogPath}/feed.json`}>JSON feed</a>
    </>
  );
}

const next = {
  newsletter: translate({
    id: 'signUp.next.newsletter',
    message: 'You’ll get the next newsletter.',
  }),
  cloud: translate({
    id: 'signUp.next.cloud',
    message: 'We’ll email you about Gravitino Cloud.',
  }),
  enterprise: translate({
    id: 'signUp.next.enterprise',
    message: 'We’ll email you about your project.',
  }),
};

const mailbox = <a href={`mailto:${mail.contact}`}>{mail.contact}</a>;

/** Sends an address to a provider (specification §7): as JSON for contact requests, and as form data for the newsletter. It never
 * rejects, because the form thanks the reader in any case (specification §4, §8). Returns whether the request succeeded.
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
    // Ignored (specification §8). The form shows the mailbox instead.
    return false;
  }
}

interface Props {
  provider?: SignUpProvider;
  buttonText?: string;
  placeholder?: string;
  /** Name of the field for screen readers. */
  label?: string;
}

/** The sign-up form (specification §2), or the blog's feeds if forms are switched off. */
export default function SignUpForm({ provider = 'enterprise', ...props }: Props) {
  const { customFields } = useDocusaurusContext().siteConfig;
  const endpoints = (customFields as Partial<Deployment> | undefined)?.signUpEndpoints;
  const blogPath = useBaseUrl(pages.blog);
  if (endpoints !== undefined) {
    return <Form {...props} provider={provider} endpoint={endpoints[provider]} />;
  }
  return (
    <>
      {provider !== 'newsletter' && (
        <p>
          {translate({ id: 'signUp.off.mail', message: 'Email' })} {mailbox}.
        </p>
      )}
      <p className={styles.feeds}>
        {translate({ id: 'signUp.off.feeds', message: 'Follow new posts in your feed reader:' })}{' '}
        <FeedLinks blogPath={blogPath} />
      </p>
    </>
  );
}

/** An email field, a button, and a thank-you message (specification §2, §4, §5, §7). Without JavaScript, only the newsletter works,
 * because the other providers need JSON.
 */
function Form({
  provider,
  endpoint: configured,
  buttonText = translate({ id: 'signUp.buttonText', message: 'Subscribe' }),
  placeholder = 'you@example.com',
  label = translate({ id: 'signUp.label', message: 'Email address' }),
}: Props & { provider: SignUpProvider; endpoint: string }) {
  const id = useId();
  // Endpoints of this site need the base URL.
  const endpoint = useBaseUrl(configured);
  const isBrowser = useIsBrowser();
  const [phase, setPhase] = useState<'idle' | 'loading' | 'leaving' | 'thanks'>('idle');
  const [isInvalid, setIsInvalid] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  // A second submit can happen before the next render.
  const hasSubmitted = useRef(false);
  const thanks = useRef<HTMLParagraphElement>(null);
  const plainAction = provider === 'newsletter' ? endpoint : undefined;
  const invalidEmail = translate({
    id: 'signUp.invalidEmail',
    message: 'Email address should be valid',
  });

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (hasSubmitted.current) {
      return;
    }
    hasSubmitted.current = true;
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    setPhase('loading');
    setHasFailed(!(await submitSignUp(provider, endpoint, email)));
    setPhase('leaving');
    window.setTimeout(() => {
      // The focused button is removed.
      thanks.current?.focus();
      setPhase('thanks');
    }, signUp.animationMs);
  };

  return (
    <div
      className={styles.signUp}
      data-provider={provider}
      data-phase={phase}
      data-endpoint={endpoint}
    >
      {phase !== 'thanks' && (
        <form
          className={clsx(styles.form, phase === 'leaving' && styles.leaving)}
          action={plainAction}
          method="post"
          onSubmit={(event) => void submit(event)}
        >
          <label htmlFor={id} className="visually-hidden">
            {label}
          </label>
          <input
            id={id}
            className={styles.input}
            type="email"
            name="email"
            required
            pattern={emailPattern}
            maxLength={signUp.maxLength}
            title={invalidEmail}
            placeholder={placeholder}
            autoComplete="email"
            aria-invalid={isInvalid || undefined}
            onInput={() => setIsInvalid(false)}
            onInvalid={(event) => {
              // Shows the message below the field instead of in the browser's bubble.
              event.preventDefault();
              event.currentTarget.focus();
              setIsInvalid(true);
            }}
          />
          {provider === 'newsletter' && (
            <input type="hidden" name="message" value={signUp.newsletterMessage} />
          )}
          {/* Before React takes over, only a plain form has a place to send the address to. */}
          <button
            type="submit"
            className={clsx('filled-action', styles.button)}
            disabled={phase !== 'idle' || (!isBrowser && plainAction === undefined)}
          >
            {/* Both are there, so that the button keeps its width. */}
            <span aria-hidden={phase !== 'idle'}>{buttonText}</span>
            <span aria-hidden={phase === 'idle'}>
              {translate({ id: 'signUp.sending', message: 'Sending…' })}
            </span>
          </button>
          {isInvalid && (
            <span role="alert" className={styles.error}>
              {invalidEmail}
            </span>
          )}
          {plainAction === undefined && (
            <noscript>
              <p className={styles.noScript}>
                <Translate id="signUp.withoutScripts" values={{ address: mailbox }}>
                  {'This form needs JavaScript. You can email {address} instead.'}
                </Translate>
              </p>
            </noscript>
          )}
        </form>
      )}
      <p ref={thanks} role="status" tabIndex={-1} className={styles.thanks}>
        {phase === 'thanks' &&
          translate({ id: 'signUp.thanks', message: 'Thank you, we will be in touch soon!' })}
      </p>
      {phase === 'thanks' && (
        <p className={styles.next}>
          {hasFailed ? (
            <Translate id="signUp.failed" values={{ address: mailbox }}>
              {'If you hear nothing, write to {address}.'}
            </Translate>
          ) : (
            next[provider]
          )}
        </p>
      )}
    </div>
  );
}
