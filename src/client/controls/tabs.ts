import { closest, onPress } from './dom';
import { readStored, store } from './storage';

const tabStorageKey = (group: string): string => `docusaurus.tab.${group}`;

/** The tabs and panels of one container, without those of containers inside it. */
function partsOf(container: HTMLElement, role: string): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(`[role="${role}"]`)].filter(
    (part) => part.closest('[data-tabs]') === container,
  );
}

function select(container: HTMLElement, value: string): void {
  const tabs = partsOf(container, 'tab');
  if (!tabs.some((tab) => tab.dataset.value === value)) {
    return;
  }
  for (const tab of tabs) {
    const isSelected = tab.dataset.value === value;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
  }
  for (const panel of partsOf(container, 'tabpanel')) {
    panel.hidden = panel.dataset.value !== value;
  }
}

/** Shows in all tabs what the address asks for, else what the reader chose before. */
export function restoreTabs(): void {
  const query = new URLSearchParams(window.location.search);
  for (const container of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const { tabs: group, tabsQuery } = container.dataset;
    const value =
      (tabsQuery && query.get(tabsQuery)) || (group && readStored(tabStorageKey(group)));
    if (value) {
      select(container, value);
    }
  }
}

function selectInGroup(group: string, value: string): void {
  for (const container of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    if (container.dataset.tabs === group) {
      select(container, value);
    }
  }
}

/** Shows a panel that is hidden, without remembering it as the reader's choice. */
export function showPanel({ dataset, parentElement }: HTMLElement): void {
  const container = parentElement?.closest<HTMLElement>('[data-tabs]');
  if (container && dataset.value !== undefined) {
    select(container, dataset.value);
  }
}

function choose(tab: HTMLElement): void {
  const container = tab.closest<HTMLElement>('[data-tabs]');
  const { value = '' } = tab.dataset;
  if (container === null) {
    return;
  }
  const before = tab.getBoundingClientRect().top;
  const { tabs: group, tabsQuery } = container.dataset;
  select(container, value);
  if (group) {
    selectInGroup(group, value);
    store(tabStorageKey(group), value);
  }
  if (tabsQuery) {
    // As the framework does: without a new entry in the history.
    const url = new URL(window.location.href);
    url.searchParams.set(tabsQuery, value);
    window.history.replaceState(window.history.state, '', url);
  }
  // Tabs above of the same group may have changed their height: what the reader looks at stays where it is.
  const moved = tab.getBoundingClientRect().top - before;
  if (moved !== 0) {
    window.scrollBy({ top: moved, behavior: 'instant' });
  }
}

/** The place of the tab that a key leads to (ARIA tabs pattern), or `undefined` for another key. */
const targetOf = (key: string, current: number): number | undefined =>
  ({
    ArrowRight: current + 1,
    ArrowLeft: current - 1,
    Home: 0,
    End: -1,
    Enter: current,
    ' ': current,
  })[key];

/** Handles the tabs of every page: click, keys, groups, remembered choice, which other windows follow. */
export function controlTabs(): void {
  const tabOf = (event: Event) => closest(event, '[data-tabs] [role="tab"]');
  onPress('click', (event) => {
    const tab = tabOf(event);
    if (tab) {
      choose(tab);
    }
  });
  document.addEventListener('keydown', (event) => {
    const tab = tabOf(event);
    const container = tab?.closest<HTMLElement>('[data-tabs]');
    if (!tab || !container || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const tabs = partsOf(container, 'tab');
    const target = targetOf(event.key, tabs.indexOf(tab));
    const next = target === undefined ? undefined : tabs.at(target % tabs.length);
    if (next) {
      event.preventDefault();
      choose(next);
      next.focus();
    }
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    const [, group] = /^docusaurus\.tab\.(.+)$/.exec(key ?? '') ?? [];
    if (group && newValue !== null) {
      selectInGroup(group, newValue);
    }
  });
}
