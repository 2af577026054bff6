import { interpolate } from '@docusaurus/Interpolate';
import { translate } from '@docusaurus/Translate';
import { tourSteps } from '@site/src/site/sandbox';
import { useEffect, useRef } from 'react';
import { draftOf } from './state';
import styles from './styles.module.css';
import type { Console } from './useConsole';
import { stepWords } from './words';

const words = {
  position: translate({ id: 'tour.position', message: 'Step {step} of {steps}' }),
  press: translate({ id: 'tour.press', message: 'Press Send.' }),
  next: translate({ id: 'tour.next', message: 'Next' }),
  finish: translate({ id: 'tour.finish', message: 'Finish' }),
  back: translate({ id: 'tour.back', message: 'Finish, and go back to {version}' }),
};

/** One step of the tour: what its request does, and what it did once it was sent. */
export default function Tour({
  console: { step = 0, isStepDone, held, write, visit, goBack },
  before,
}: {
  console: Console;
  /** Label of the version that the tour has left. */
  before?: string;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const target = tourSteps[step];
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its heading
  useEffect(() => heading.current?.focus(), [step]);
  if (target === undefined) {
    return null;
  }
  const { title, text, done } = stepWords[target.name];
  const isLast = step === tourSteps.length - 1;
  return (
    <section className={styles.tour} aria-label={translate({ id: 'tour.name', message: 'Tour' })}>
      <div>
        <h2 ref={heading} tabIndex={-1}>
          <span>{interpolate(words.position, { step: step + 1, steps: tourSteps.length })}</span>{' '}
          {title}
        </h2>
        <p role="status">{isStepDone ? done : `${text} ${words.press}`}</p>
      </div>
      <p className={styles.tools}>
        {isStepDone && (
          <button
            type="button"
            className={styles.send}
            onClick={() => visit(isLast ? undefined : step + 1)}
          >
            {isLast ? words.finish : words.next}
          </button>
        )}
        {!isStepDone && held && (
          <button type="button" className={styles.quiet} onClick={() => write(draftOf(target))}>
            {translate({ id: 'tour.refill', message: 'Fill in the request' })}
          </button>
        )}
        {!(isLast && isStepDone) && (
          <button type="button" className={styles.quiet} onClick={() => visit()}>
            {translate({ id: 'tour.stop', message: 'Stop the tour' })}
          </button>
        )}
        {isLast && isStepDone && before && (
          <button type="button" className={styles.quiet} onClick={goBack}>
            {interpolate(words.back, { version: before })}
          </button>
        )}
      </p>
    </section>
  );
}
