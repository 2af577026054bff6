import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type FormEvent, useId, useState } from 'react';
import { issueAddress } from './issueAddress';
import { type FeedbackAnswer, sendAnswer } from './send';
import styles from './styles.module.css';

/** Characters of a comment. */
const longestComment = 1000;
const question = translate({ id: 'feedback.question', message: 'Was this page helpful?' });
const withoutLink = translate({ id: 'feedback.withoutLink', message: 'open an issue' });

interface Props {
  permalink: string;
  title: string;
  /** Label of the version that the page belongs to. */
  version: string;
}

type Status = 'idle' | 'sending' | 'answered' | 'commented' | 'failed';

const messages: Record<Status, string> = {
  idle: '',
  sending: '',
  answered: translate({ id: 'feedback.thanks', message: 'Thank you for your answer.' }),
  commented: translate({
    id: 'feedback.thanksForComment',
    message: 'Thank you. We read every comment.',
  }),
  failed: translate({ id: 'feedback.failed', message: 'We couldn’t send your answer.' }),
};

interface Asked {
  title: string;
  about: Pick<FeedbackAnswer, 'page' | 'version'>;
}

/** The question and its two answers, of which one at most is given. */
function Answers({
  helpful,
  onAnswer,
}: {
  helpful: boolean | undefined;
  onAnswer: (helpful: boolean) => void;
}): React.JSX.Element {
  return (
    <fieldset className={styles.answers}>
      <legend className={styles.question}>{question}</legend>
      {[true, false].map((value) => (
        <button
          key={String(value)}
          type="button"
          className={styles.answer}
          aria-pressed={helpful === value}
          onClick={() => onAnswer(value)}
        >
          {value
            ? translate({ id: 'feedback.yes', message: 'Yes' })
            : translate({ id: 'feedback.no', message: 'No' })}
        </button>
      ))}
    </fieldset>
  );
}

/** Where no address takes the answer: it is sent nowhere, and leads to a new issue for what the reader has to say. */
function QuestionWithIssue({ title, about }: Asked): React.JSX.Element {
  const [helpful, setHelpful] = useState<boolean>();
  return (
    <>
      <Answers helpful={helpful} onAnswer={setHelpful} />
      <p role="status" className={styles.status}>
        {helpful !== undefined && (
          <>
            {helpful ? (
              <Translate id="feedback.better">Good to know. To suggest an improvement,</Translate>
            ) : (
              <Translate id="feedback.sorry">
                Sorry about that. To tell us what is missing or wrong,
              </Translate>
            )}{' '}
            <Link href={issueAddress(title, about)}>{withoutLink}</Link>.
          </>
        )}
      </p>
    </>
  );
}

/** The question, and a field for more words once it is answered. Nothing is sent without a press. */
function Question({ endpoint, title, about }: Asked & { endpoint: string }): React.JSX.Element {
  const id = useId();
  const [helpful, setHelpful] = useState<boolean>();
  const [status, setStatus] = useState<Status>('idle');
  const [comment, setComment] = useState('');
  const words = comment.trim();

  const send = (answer: FeedbackAnswer): void => {
    setStatus('sending');
    sendAnswer(endpoint, answer).then(
      () => setStatus(answer.comment === undefined ? 'answered' : 'commented'),
      () => setStatus('failed'),
    );
  };
  const answer = (value: boolean): void => {
    if (status !== 'sending') {
      setHelpful(value);
      send({ ...about, helpful: value });
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (status !== 'sending' && helpful !== undefined && words !== '') {
      send({ ...about, helpful, comment: words });
    }
  };

  return (
    <>
      <Answers helpful={helpful} onAnswer={answer} />
      <p role="status" className={styles.status}>
        {messages[status]}
        {status === 'failed' && (
          <>
            {' '}
            <Link href={issueAddress(title, { ...about, ...(words && { comment: words }) })}>
              {translate({ id: 'feedback.openIssue', message: 'Open an issue instead' })}
            </Link>
          </>
        )}
      </p>
      {helpful !== undefined && status !== 'commented' && (
        <form className={styles.form} onSubmit={submit}>
          <label htmlFor={id}>
            {helpful
              ? translate({ id: 'feedback.helped', message: 'What helped? (optional)' })
              : translate({
                  id: 'feedback.missing',
                  message: 'What is missing or wrong? (optional)',
                })}
          </label>
          <textarea
            id={id}
            className={styles.words}
            rows={3}
            maxLength={longestComment}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
          <button type="submit" className={styles.answer} aria-disabled={status === 'sending'}>
            {status === 'sending'
              ? translate({ id: 'feedback.sending', message: 'Sending…' })
              : translate({ id: 'feedback.send', message: 'Send' })}
          </button>
        </form>
      )}
    </>
  );
}

/**
 * “Was this page helpful?” at the end of a page. The answer goes to the configured address. Without one it leads to a new issue
 * that names the page, and without JavaScript that issue is all there is.
 */
export default function PageFeedback({ permalink, title, version }: Props): React.JSX.Element {
  const { customFields, url } = useDocusaurusContext().siteConfig;
  const endpoint = customFields?.feedbackEndpoint as string | undefined;
  const asked = { title, about: { page: `${url}${permalink}`, version } };
  return (
    <footer className={styles.feedback}>
      <div className={styles.script}>
        {endpoint === undefined ? (
          <QuestionWithIssue {...asked} />
        ) : (
          <Question endpoint={endpoint} {...asked} />
        )}
      </div>
      <noscript>
        <p className={styles.issue}>
          {question}{' '}
          {translate({ id: 'feedback.without', message: 'If something is missing or wrong,' })}{' '}
          <Link href={issueAddress(title, asked.about)}>{withoutLink}</Link>.
        </p>
      </noscript>
    </footer>
  );
}
