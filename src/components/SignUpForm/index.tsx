import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  emailPattern,
  type SignUpEndpoints,
  type SignUpProvider,
  signUp,
} from '@site/src/site/signUp';
import clsx from 'clsx';
import { type FormEvent, useId, useState } from 'react';
import styles from './styles.module.css';
import { submitSignUp } from './submit';

interface Props {
  provider?: SignUpProvider;
  buttonText?: string;
  placeholder?: string;
  /** Name of the field for screen readers. */
  label?: string;
}

type Phase = 'idle' | 'loading' | 'leaving' | 'thanks';

/** Returns the address that a provider posts to, from the site's configuration. */
function useEndpoint(provider: SignUpProvider): string | undefined {
  const { customFields } = useDocusaurusContext().siteConfig;
  const endpoints = customFields?.signUpEndpoints as SignUpEndpoints | undefined;
  return endpoints?.[provider];
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
}: Props): React.JSX.Element {
  const id = useId();
  const endpoint = useEndpoint(provider);
  const [phase, setPhase] = useState<Phase>('idle');

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (phase !== 'idle') {
      return;
    }
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email') ?? '').trim();
    const isBot = data.get('company') !== '';
    setPhase('loading');
    if (endpoint && !isBot) {
      await submitSignUp(provider, endpoint, email);
    }
    setPhase('leaving');
    window.setTimeout(() => setPhase('thanks'), signUp.animationMs);
  };

  return (
    <div className={styles.signUp} data-provider={provider} data-phase={phase}>
      {phase !== 'thanks' && (
        <form
          className={clsx(styles.form, phase === 'leaving' && styles.leaving)}
          action={provider === 'newsletter' ? endpoint : undefined}
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
          {/* A field that people don't see: whoever fills it in is a program. */}
          <input
            className="visually-hidden"
            type="text"
            name="company"
            tabIndex={-1}
            autoComplete="off"
            aria-hidden="true"
          />
          {provider === 'newsletter' && (
            <input type="hidden" name="message" value={signUp.newsletterMessage} />
          )}
          <button type="submit" className={styles.button} disabled={phase !== 'idle'}>
            {phase === 'idle' ? buttonText : 'Sending…'}
          </button>
        </form>
      )}
      <p role="status" className={styles.thanks}>
        {phase === 'thanks' && signUp.thanks}
      </p>
    </div>
  );
}
