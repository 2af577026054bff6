import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import FeedLinks from '@site/src/components/blog/FeedLinks';
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
import { submitSignUp } from './submit';

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

interface Props {
  provider?: SignUpProvider;
  buttonText?: string;
  placeholder?: string;
  /** Name of the field for screen readers. */
  label?: string;
}

type Phase = 'idle' | 'loading' | 'leaving' | 'thanks';

/** Whether nobody has pressed a key or a button in this page yet. Browsers that don't tell are taken to be in a person's hands. */
const isUntouched = (): boolean =>
  typeof navigator.userActivation === 'object' && !navigator.userActivation.hasBeenActive;

/** A field that people neither see nor reach. What fills it in is a program, or a password manager in a person's hands. */
function Honeypot() {
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

/** What a site without sign-up forms offers in their place. */
function WithoutForm({ provider }: { provider: SignUpProvider }) {
  const blogPath = useBaseUrl(pages.blog);
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

/** The sign-up form of the specification (§2), or the blog's feeds where the deployer has switched forms off. */
export default function SignUpForm(props: Props) {
  const { customFields } = useDocusaurusContext().siteConfig;
  const endpoints = (customFields as Partial<Deployment> | undefined)?.signUpEndpoints;
  const { provider = 'enterprise' } = props;
  return endpoints === undefined ? (
    <WithoutForm provider={provider} />
  ) : (
    <Form {...props} provider={provider} endpoint={endpoints[provider]} />
  );
}

/**
 * An address, a button, and thanks whichever way the request ends (specification §2, §4, §5, §7). Without JavaScript the
 * newsletter is a plain form; the other providers want JSON.
 */
function Form({
  provider,
  endpoint: configured,
  buttonText = translate({ id: 'signUp.buttonText', message: 'Subscribe' }),
  placeholder = 'you@example.com',
  label = translate({ id: 'signUp.label', message: 'Email address' }),
}: Props & { provider: SignUpProvider; endpoint: string }) {
  const id = useId();
  // One below the site's own root needs to know where the site begins; one elsewhere stays as it is.
  const endpoint = useBaseUrl(configured);
  const isBrowser = useIsBrowser();
  const [phase, setPhase] = useState<Phase>('idle');
  // The state reaches this function with the next render; a second submit can come before.
  const hasSubmitted = useRef(false);
  const [hasFailed, setHasFailed] = useState(false);
  const thanks = useRef<HTMLParagraphElement>(null);
  const plainAction = provider === 'newsletter' ? endpoint : undefined;

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (hasSubmitted.current) {
      return;
    }
    hasSubmitted.current = true;
    const data = new FormData(event.currentTarget);
    const isProgram = data.get(signUp.honeypot) !== '' && isUntouched();
    setPhase('loading');
    if (!isProgram) {
      setHasFailed(!(await submitSignUp(provider, endpoint, String(data.get('email')).trim())));
    }
    setPhase('leaving');
    window.setTimeout(() => {
      // The button that had the focus goes.
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
            title={translate({
              id: 'signUp.invalidEmail',
              message: 'Email address should be valid',
            })}
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
            className={clsx('filled-action', styles.button)}
            disabled={phase !== 'idle' || (!isBrowser && plainAction === undefined)}
          >
            {/* Both are there, so that the button keeps its width. */}
            <span aria-hidden={phase !== 'idle'}>{buttonText}</span>
            <span aria-hidden={phase === 'idle'}>
              {translate({ id: 'signUp.sending', message: 'Sending…' })}
            </span>
          </button>
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
