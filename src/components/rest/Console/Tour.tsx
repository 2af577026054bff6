import Translate, { translate } from '@docusaurus/Translate';
import { tourSteps } from '@site/src/site/sandbox';
import { useEffect, useRef } from 'react';
import { draftOf } from './state';
import styles from './styles.module.css';
import type { Console } from './useConsole';
import { stepWords } from './words';

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
          <span>
            <Translate id="tour.position" values={{ step: step + 1, steps: tourSteps.length }}>
              {'Step {step} of {steps}'}
            </Translate>
          </span>{' '}
          {title}
        </h2>
        <p role="status">
          {isStepDone ? done : `${text} ${translate({ id: 'tour.press', message: 'Press Send.' })}`}
        </p>
      </div>
      <p className={styles.tools}>
        {isStepDone && (
          <button
            type="button"
            className={styles.send}
            onClick={() => visit(isLast ? undefined : step + 1)}
          >
            {isLast
              ? translate({ id: 'tour.finish', message: 'Finish' })
              : translate({ id: 'tour.next', message: 'Next' })}
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
            <Translate id="tour.back" values={{ version: before }}>
              {'Finish, and go back to {version}'}
            </Translate>
          </button>
        )}
      </p>
    </section>
  );
}
