import { playsMark } from '../../site/embeds';
import { isEditable, isKeysHelp, isSearchShortcut, isSearchSlash, isTyping } from '../keys';

/** What needs the app to answer a press. What folds by itself, and links that lead elsewhere, don't. */
const controls = `button, select, [role="button"], [role="tab"], [data-static-article] [data-island] summary, [${playsMark}]`;

/** Links that change the route once the app is there; until then the browser follows them. */
const links = 'a[href^="/"]:not([target])';

const closest = (target: EventTarget | null, selector: string): Element | null =>
  target instanceof Element ? target.closest(selector) : null;

/** Whether the app has to answer a press of this. Folds don't need it, and Retry is there because it is missing. */
export const isControl = (target: EventTarget | null): boolean =>
  closest(target, controls) !== null && closest(target, 'summary, .load-error') === null;

/** Whether the reader is about to use something that is better with the app than without. */
export const isIntent = ({ target }: Event): boolean =>
  closest(target, `${controls}, ${links}`) !== null;

const movesFocus = /^(Arrow(Up|Down|Left|Right)|Home|End)$/;
const presses = /^(Enter| )$/;

/** Whether a key is meant for the app. Enter and Space on a real button, and Enter on a link, are told by the click that they cause. */
function isKeyForApp(event: KeyboardEvent, isSearching: boolean): boolean {
  const { key, target } = event;
  if (isSearchShortcut(event) || isSearchSlash(event) || isKeysHelp(event)) {
    return true;
  }
  if (isTyping(event) && !isEditable(target)) {
    return isSearching || closest(target, '.DocSearch-Button') !== null;
  }
  const isClicked = closest(target, 'button, a[href]:not([aria-haspopup])') !== null;
  return (
    closest(target, '[aria-haspopup], [role="button"], [role="tab"]') !== null &&
    (movesFocus.test(key) || (presses.test(key) && !isClicked))
  );
}

/** An event that waits for the app. */
interface Kept {
  event: Event;
  /** Finds its target again, or what stands in the same place: hydration replaces some elements, such as the sidebar's categories. */
  findTarget: () => EventTarget | null;
}

/** Children that hydration leaves where they are: a script that was for the first paint only is not rendered again. */
const partsOf = ({ children }: Element): Element[] =>
  [...children].filter(({ localName }) => localName !== 'script');

function keep(event: Event): Kept {
  const { target } = event;
  if (!(target instanceof Element)) {
    return { event, findTarget: () => target };
  }
  const place: number[] = [];
  for (let at: Element = target; at.parentElement; at = at.parentElement) {
    place.unshift(partsOf(at.parentElement).indexOf(at));
  }
  return {
    event,
    findTarget: () =>
      target.isConnected
        ? target
        : (place.reduce<Element | undefined>(
            (parent, index) => parent && partsOf(parent)[index],
            document.documentElement,
          ) ?? null),
  };
}

/** Does an event again: another one of the same kind with the same details, which the browser takes for a script's. */
function repeat({ event, findTarget }: Kept): void {
  const target = findTarget();
  if (event instanceof SubmitEvent && target instanceof HTMLFormElement) {
    target.requestSubmit(event.submitter);
  } else {
    const Kind = event.constructor as new (type: string, init: Event) => Event;
    target?.dispatchEvent(new Kind(event.type, event));
  }
}

/** Presses that the app will answer once it is there. None is lost, and none is done twice. */
export class Presses {
  private readonly kept: Kept[] = [];
  private hovered: Kept | undefined;
  private focused: Kept | undefined;

  /** Settles with the first press. */
  readonly first: Promise<void>;
  private readonly onPress: () => void;

  constructor(onPress: () => void) {
    let settle = (): void => undefined;
    this.first = new Promise((resolve) => {
      settle = resolve;
    });
    this.onPress = () => {
      settle();
      onPress();
    };
  }

  /** Takes note of what the reader does; keeps it from the page if the app has to answer it. */
  readonly handleEvent = (event: Event): void => {
    if (event.type === 'mouseover') {
      this.hovered = keep(event);
    } else if (event.type === 'focusin') {
      this.focused = keep(event);
    } else if (this.isForApp(event)) {
      if (event.cancelable) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      this.kept.push(keep(event));
      this.onPress();
    }
  };

  private isForApp(event: Event): boolean {
    if (event instanceof KeyboardEvent) {
      return isKeyForApp(event, this.kept.length > 0);
    }
    if (event instanceof StorageEvent) {
      return event.key === 'theme';
    }
    // A search leads to a page of its own and needs no app; a form whose fields are wrong gets this far only once they are right.
    return event instanceof SubmitEvent
      ? !(event.target as HTMLFormElement).matches('[action]:not([method="post"])')
      : isControl(event.target) && closest(event.target, 'form') === null;
  }

  /** Does again what was kept, in order; before it, what tells the app where pointer and focus are. */
  async repeatAll(): Promise<void> {
    const { hovered, focused } = this;
    if (hovered?.event.target instanceof Element && hovered.event.target.matches(':hover')) {
      repeat(hovered);
    }
    const target = focused?.findTarget();
    if (focused !== undefined && target === document.activeElement) {
      repeat(focused);
    } else if (target instanceof HTMLElement && document.activeElement === document.body) {
      // The focus went with the element that had it.
      target.focus({ preventScroll: true });
    }
    for (const kept of this.kept.splice(0)) {
      repeat(kept);
      // What one press changes is rendered before the next: a task of its own, as it was when the reader did it.
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
}
