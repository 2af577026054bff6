import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Deployment, SignUpProvider } from '@site/src/site/deployment';
import { mail } from '@site/src/site/links';
import { emailPattern, signUp } from '@site/src/site/signUp';
import clsx from 'clsx';
import { type FormEvent, useId, useRef, useState } from 'react';
import styles from './styles.module.css';
import { submitSignUp } from './submit';

interface Props {
  provider?: SignUpProvider;
  buttonText?: string;
  placeholder?: string;
  /** Name of the field for screen readers. */
  label?: string;
  /** State to begin with; anything but `idle` is a specimen. */
  initialPhase?: Phase;
}

type Phase = 'idle' | 'loading' | 'leaving' | 'thanks';

/** Returns the address that a provider posts to, from the site's configuration. */
function useEndpoint(provider: SignUpProvider): string | undefined {
  const { customFields } = useDocusaurusContext().siteConfig;
  return (customFields as Partial<Deployment> | undefined)?.signUpEndpoints?.[provider];
}

/** A field that people neither see nor reach: whoever fills it in is a program. Its name is none that browsers fill in. */
function Honeypot(): React.JSX.Element {
  return (
    <input
      className="visually-hidden"
      type="text"
      name={signUp.honeypot}
      tabIndex={-1}
      autoComplete="off"
      aria-hidden="true"
    />
  );
}

/**
 * The sign-up form: an address, a button, and thanks whichever way the request ends (specification §2, §4, §5, §7). Without a
 * configured endpoint nothing is sent. Without JavaScript the newsletter is a plain form; the other providers want JSON.
 */
export default function SignUpForm({
  provider = 'enterprise',
  buttonText = signUp.buttonText,
  placeholder = signUp.placeholder,
  label = 'Email address',
  initialPhase = 'idle',
}: Props): React.JSX.Element {
  const id = useId();
  const endpoint = useEndpoint(provider);
  const isBrowser = useIsBrowser();
  const [phase, setPhase] = useState<Phase>(initialPhase);
  // The state reaches this function with the next render; a second submit can come before.
  const hasSubmitted = useRef(initialPhase !== 'idle');
  const plainAction = provider === 'newsletter' ? endpoint : undefined;

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (hasSubmitted.current) {
      return;
    }
    hasSubmitted.current = true;
    const data = new FormData(event.currentTarget);
    const isBot = data.get(signUp.honeypot) !== '';
    setPhase('loading');
    if (endpoint && !isBot) {
      await submitSignUp(provider, endpoint, String(data.get('email')).trim());
    }
    setPhase('leaving');
    window.setTimeout(() => setPhase('thanks'), signUp.animationMs);
  };

  return (
    <div className={styles.signUp} data-provider={provider} data-phase={phase}>
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
            title={signUp.invalidEmail}
            placeholder={placeholder}
            autoComplete="email"
          />
          {isBrowser && <Honeypot />}
          {provider === 'newsletter' && (
            <input type="hidden" name="message" value={signUp.newsletterMessage} />
          )}
          {/* Before React takes over, only a plain form has a place to send the address to. */}
          <button
            type="submit"
            className={styles.button}
            disabled={phase !== 'idle' || (!isBrowser && plainAction === undefined)}
          >
            {phase === 'idle' ? buttonText : 'Sending…'}
          </button>
          {plainAction === undefined && (
            <noscript>
              <p className={styles.noScript}>
                This form needs JavaScript. You can write to{' '}
                <a href={`mailto:${mail.contact}`}>{mail.contact}</a> instead.
              </p>
            </noscript>
          )}
        </form>
      )}
      <p role="status" className={styles.thanks}>
        {phase === 'thanks' && signUp.thanks}
      </p>
    </div>
  );
}
