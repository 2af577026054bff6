import { translate } from '@docusaurus/Translate';

const fold = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');

const rank = ({ localName }: Element): number => Number(/^h([1-6])$/.exec(localName)?.[1] ?? 7);

/** Shows the blocks with a matching definition, and the headings above them. */
function showBlocks(blocks: readonly Element[], isFiltering: boolean): void {
  /** Shows headings above this rank, once a definition below them is shown. */
  let rankToShow = 0;
  for (const block of [...blocks].reverse()) {
    const holds = block.querySelector('[data-keys] > tbody > tr:not([hidden])') !== null;
    const isHeading = rank(block) < rankToShow;
    if (holds) {
      rankToShow = 7;
    } else if (isHeading) {
      rankToShow = rank(block);
    }
    block.toggleAttribute('hidden', isFiltering && !holds && !isHeading);
  }
}

const queryOf = (form: HTMLFormElement): string => String(new FormData(form).get('q') ?? '').trim();

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

function apply(form: HTMLFormElement): void {
  const words = fold(queryOf(form)).split(' ');
  const isFiltering = queryOf(form) !== '';
  const blocks = [...(form.parentElement?.children ?? [])];
  const filtered = blocks.slice(blocks.indexOf(form) + 1);
  const items = filtered.flatMap((block) => [
    ...block.querySelectorAll('[data-keys] > tbody > tr'),
  ]);
  const shown = items.filter((item) => {
    const text = fold(item.textContent ?? '');
    const isShown = words.every((word) => text.includes(word));
    item.toggleAttribute('hidden', !isShown);
    return isShown;
  });
  showBlocks(filtered, isFiltering);
  form.querySelector('[role="status"]')?.replaceChildren(countText(shown.length, items.length));
  form.querySelector('[type="reset"]')?.toggleAttribute('hidden', !isFiltering);
}

/** Writes the filter into the address, so that readers can share it. */
function writeAddress(form: HTMLFormElement): void {
  const url = new URL(window.location.href);
  url.searchParams.delete('q');
  if (queryOf(form) !== '') {
    url.searchParams.set('q', queryOf(form));
  }
  window.history.replaceState(window.history.state, '', url);
}

const forms = new WeakSet<HTMLFormElement>();

/** Attaches the event handlers of a page's filter, once per form. */
export function startFilter(form: HTMLFormElement): void {
  if (forms.has(form)) {
    return;
  }
  forms.add(form);
  const field = form.querySelector('input');
  if (field !== null) {
    // Keeps what the reader typed before the app started.
    field.value ||= new URLSearchParams(window.location.search).get('q') ?? '';
  }
  apply(form);
  writeAddress(form);
  form.addEventListener('input', () => apply(form));
  // When the reader leaves the field, because browsers limit the number of address changes.
  form.addEventListener('change', () => writeAddress(form));
  form.addEventListener('reset', () => {
    // The event precedes the reset, and after a real press, so does a microtask.
    window.setTimeout(() => {
      // Without a filter, its button is hidden.
      if (form.contains(document.activeElement)) {
        field?.focus();
      }
      apply(form);
      writeAddress(form);
    });
  });
  form.addEventListener('submit', (event) => event.preventDefault());
}
