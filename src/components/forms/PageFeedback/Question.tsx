import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { type FormEvent, useId, useState } from 'react';
import { issueAddress, question } from './issueAddress';
import { type FeedbackAnswer, sendAnswer } from './send';
import styles from './styles.module.css';

/** Characters of a comment. */
const longestComment = 1000;

type Status = 'idle' | 'sending' | 'answered' | 'commented' | 'failed';

interface Props {
  endpoint: string;
  title: string;
  about: Pick<FeedbackAnswer, 'page' | 'version'>;
}

/** The question, and a field for more words once it is answered. Nothing is sent without a press. */
export default function Question({ endpoint, title, about }: Props) {
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
      <fieldset className={styles.answers}>
        <legend className={styles.question}>{question}</legend>
        {[true, false].map((value) => (
          <button
            key={String(value)}
            type="button"
            className={styles.answer}
            aria-pressed={helpful === value}
            onClick={() => answer(value)}
          >
            {value
              ? translate({ id: 'feedback.yes', message: 'Yes' })
              : translate({ id: 'feedback.no', message: 'No' })}
          </button>
        ))}
      </fieldset>
      <p role="status" className={styles.status}>
        {status === 'answered' && (
          <Translate id="feedback.thanks">Thank you for your answer.</Translate>
        )}
        {status === 'commented' && (
          <Translate id="feedback.thanksForComment">Thank you. We read every comment.</Translate>
        )}
        {status === 'failed' && (
          <>
            <Translate id="feedback.failed">We couldn’t send your answer.</Translate>{' '}
            <Link href={issueAddress(title, { ...about, ...(words && { comment: words }) })}>
              <Translate id="feedback.openIssue">Open an issue instead</Translate>
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
