import { translate } from '@docusaurus/Translate';

/** Milliseconds without a key before the address follows: browsers refuse an address that changes a hundred times in a row. */
const restMs = 300;

/** What is asked for. Empty values ask for nothing. */
interface Wish {
  words: string[];
  page: string;
  since: string;
}

const fold = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');

const isAtLeast = (version: string, least: string): boolean =>
  version !== '' && version.localeCompare(least, 'en', { numeric: true }) >= 0;

function isWished(item: Element, wish: Wish): boolean {
  const text = fold(item.textContent ?? '');
  const titles = [...item.querySelectorAll('[data-fact="Page"] a')].map(
    ({ textContent }) => textContent,
  );
  const since = item.querySelector('[data-fact="Since"]')?.textContent ?? '';
  return (
    wish.words.every((word) => text.includes(word)) &&
    (wish.page === '' || titles.includes(wish.page)) &&
    (wish.since === '' || isAtLeast(since, wish.since))
  );
}

const rank = ({ localName }: Element): number => Number(/^h([1-6])$/.exec(localName)?.[1] ?? 7);

/**
 * Shows what holds a wished definition, with the headings above it, and hides what is between.
 *
 * @param blocks what follows the filter, in the order of the page.
 */
function showBlocks(blocks: readonly Element[], isFiltering: boolean): void {
  /** Headings above this rank are wanted: none until a definition below them shows. */
  let wanted = 0;
  for (const block of [...blocks].reverse()) {
    const holds = block.querySelector('[data-keys] > tbody > tr:not([hidden])') !== null;
    const isHeading = rank(block) < wanted;
    if (holds) {
      wanted = 7;
    } else if (isHeading) {
      wanted = rank(block);
    }
    block.toggleAttribute('hidden', isFiltering && !holds && !isHeading);
  }
}

const wishOf = (form: HTMLFormElement): Wish => {
  const values = new FormData(form);
  const value = (name: string): string => String(values.get(name) ?? '');
  return {
    words: fold(value('q')).split(' ').filter(Boolean),
    page: value('page'),
    since: value('since'),
  };
};

function countText(shown: number, total: number): string {
  if (shown === 0) {
    return translate({ id: 'propertyFilter.empty', message: 'Nothing here matches.' });
  }
  return shown === total
    ? translate({ id: 'propertyFilter.all', message: '{total} entries' }, { total })
    : translate(
        { id: 'propertyFilter.some', message: '{shown} of {total} entries' },
        { shown, total },
      );
}

/** Shows what the form asks for, and says how much it is. */
function apply(form: HTMLFormElement): void {
  const wish = wishOf(form);
  const blocks = [...(form.parentElement?.children ?? [])];
  const filtered = blocks.slice(blocks.indexOf(form) + 1);
  const items = filtered.flatMap((block) => [
    ...block.querySelectorAll('[data-keys] > tbody > tr'),
  ]);
  const shown = items.filter((item) => {
    const isShown = isWished(item, wish);
    item.toggleAttribute('hidden', !isShown);
    return isShown;
  });
  const isFiltering = wish.words.length > 0 || wish.page !== '' || wish.since !== '';
  showBlocks(filtered, isFiltering);
  const status = form.querySelector('[role="status"]');
  if (status !== null) {
    status.textContent = countText(shown.length, items.length);
  }
  form.querySelector('[type="reset"]')?.toggleAttribute('hidden', !isFiltering);
}

/** Writes what the form asks for into the address, so that it can be linked; the rest of the address stays. */
function writeAddress(form: HTMLFormElement): void {
  const url = new URL(window.location.href);
  for (const [name, value] of new FormData(form)) {
    url.searchParams.delete(name);
    if (String(value).trim() !== '') {
      url.searchParams.set(name, String(value));
    }
  }
  if (url.href !== window.location.href) {
    window.history.replaceState(window.history.state, '', url);
  }
}

/** Fills the form from the address, except what the reader has typed before the app was there. */
function readAddress(form: HTMLFormElement): void {
  const asked = new URLSearchParams(window.location.search);
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input, select',
  )) {
    field.value ||= asked.get(field.name) ?? '';
  }
}

const forms = new WeakSet<HTMLFormElement>();

/** Attaches the event handlers of the filter above the definitions of a page; it is done once for each form. */
export function startFilter(form: HTMLFormElement): void {
  if (forms.has(form)) {
    return;
  }
  forms.add(form);
  readAddress(form);
  apply(form);
  writeAddress(form);
  let rest: number | undefined;
  form.addEventListener('input', () => {
    apply(form);
    window.clearTimeout(rest);
    // Not on a page that the reader has left meanwhile.
    rest = window.setTimeout(() => form.isConnected && writeAddress(form), restMs);
  });
  form.addEventListener('reset', () => {
    // The event comes before the fields are empty; a microtask still does where the reader has pressed the button.
    window.setTimeout(() => {
      // Its button goes when there is nothing to take back.
      if (form.contains(document.activeElement)) {
        form.querySelector('input')?.focus();
      }
      apply(form);
      writeAddress(form);
    });
  });
  form.addEventListener('submit', (event) => event.preventDefault());
}
