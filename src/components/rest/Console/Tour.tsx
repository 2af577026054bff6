import Translate, { translate } from '@docusaurus/Translate';
import { useEffect, useRef } from 'react';
import styles from '../requests.module.css';
import type { ConsoleState } from './useConsole';

const tourWords = [
  {
    title: translate({ id: 'tour.createMetalake.title', message: 'Create a metalake' }),
    text: translate({ id: 'tour.createMetalake.text', message: 'A metalake holds catalogs.' }),
  },
  {
    title: translate({ id: 'tour.createCatalog.title', message: 'Create a catalog' }),
    text: translate({ id: 'tour.createCatalog.text', message: 'This one connects to Hive.' }),
  },
  {
    title: translate({ id: 'tour.createSchema.title', message: 'Create a schema' }),
    text: translate({ id: 'tour.createSchema.text', message: 'In Hive, it is a database.' }),
  },
  {
    title: translate({ id: 'tour.createTable.title', message: 'Create a table' }),
    text: translate({ id: 'tour.createTable.text', message: 'Columns have Gravitino types.' }),
  },
  {
    title: translate({ id: 'tour.alterTable.title', message: 'Change the table' }),
    text: translate({ id: 'tour.alterTable.text', message: 'It gets a column and a comment.' }),
  },
] as const;

/** Offers the tour, or shows its current step. */
export default function Tour({ console: { step, visit } }: { console: ConsoleState }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its heading
  useEffect(() => heading.current?.focus(), [step]);
  const words = tourWords[step ?? -1];
  if (words === undefined || step === undefined) {
    return (
      <p className={styles.tour}>
        <Translate id="tour.question">New here?</Translate>{' '}
        <button type="button" className="clean-btn quiet-action" onClick={() => visit(0)}>
          <Translate id="tour.start">Take the five-minute tour</Translate>
        </button>
      </p>
    );
  }
  return (
    <section className={styles.tour} aria-label={translate({ id: 'tour.name', message: 'Tour' })}>
      <h2 ref={heading} tabIndex={-1}>
        <small>
          <Translate id="tour.position" values={{ step: step + 1, steps: tourWords.length }}>
            {'Step {step} of {steps}'}
          </Translate>
        </small>{' '}
        {words.title}
      </h2>
      <p>
        {words.text} {translate({ id: 'tour.press', message: 'Press Send.' })}
      </p>
      <button type="button" className="clean-btn quiet-action" onClick={() => visit()}>
        {translate({ id: 'tour.stop', message: 'Stop the tour' })}
      </button>
    </section>
  );
}

/** The button for the next step, which appears in the response bar after a step's request has succeeded. */
export function NextStep({ console: { step = 0, isStepDone, visit } }: { console: ConsoleState }) {
  const isLast = step === tourWords.length - 1;
  const next = isLast ? undefined : step + 1;
  return isStepDone ? (
    <button type="button" className="filled-action" onClick={() => visit(next)}>
      {isLast
        ? translate({ id: 'tour.finish', message: 'Finish' })
        : translate({ id: 'tour.next', message: 'Next' })}
    </button>
  ) : null;
}
