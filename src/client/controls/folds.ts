import { dropdown } from '../../site/controls';
import { closest } from './dom';

const milliseconds = (duration: string): number =>
  Number.parseFloat(duration) * (duration.trim().endsWith('ms') ? 1 : 1000);

/** Panels on their way, and whether they are going to be open. */
const moving = new WeakMap<HTMLDetailsElement, { animation: Animation; isOpening: boolean }>();

const heightOf = (element: Element): number => element.getBoundingClientRect().height;

/** Opens or closes a panel with a motion of its height; a press on its way turns it round where it is. */
function move(details: HTMLDetailsElement, duration: number, easing: string): void {
  const before = moving.get(details);
  const isOpening = before === undefined ? !details.open : !before.isOpening;
  const from = heightOf(details);
  before?.animation.cancel();
  details.open = isOpening;
  const to = heightOf(details);
  // What is inside shows until the panel has closed over it.
  details.open = true;
  const animation = details.animate(
    { height: [`${from}px`, `${to}px`], overflow: ['clip', 'clip'] },
    { duration, easing },
  );
  moving.set(details, { animation, isOpening });
  animation.onfinish = () => {
    moving.delete(details);
    details.open = isOpening;
  };
}

/** Moves panels in browsers whose style sheets can't; with reduced motion, the duration is 0. */
export function controlFolds(): void {
  if (CSS.supports('interpolate-size', 'allow-keywords')) {
    return;
  }
  document.addEventListener('click', (event) => {
    const details = closest(event, 'summary')?.parentElement;
    const isOther = event.defaultPrevented || closest(event, `a, button, [${dropdown}]`);
    if (isOther || !(details instanceof HTMLDetailsElement)) {
      return;
    }
    const style = getComputedStyle(details);
    const duration = milliseconds(style.getPropertyValue('--duration'));
    if (duration > 0) {
      event.preventDefault();
      move(details, duration, style.getPropertyValue('--easing').trim());
    }
  });
}
