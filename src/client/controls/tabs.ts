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
  const isShown =
    tabs.find((tab) => tab.getAttribute('aria-selected') === 'true')?.dataset.value === value;
  if (isShown || !tabs.some((tab) => tab.dataset.value === value)) {
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

function selectInGroup(root: ParentNode, group: string, value: string): void {
  for (const container of root.querySelectorAll<HTMLElement>('[data-tabs]')) {
    if (container.dataset.tabs === group) {
      select(container, value);
    }
  }
}

/** Keeps the address's query in step with the choice, as the framework does: without a new history entry. */
function setQuery(key: string, value: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set(key, value);
  window.history.replaceState(window.history.state, '', url);
}

/** Shows a panel that is hidden, without remembering it as the reader's choice. */
export function showPanel({ dataset, parentElement }: HTMLElement): void {
  const container = parentElement?.closest<HTMLElement>('[data-tabs]');
  if (container && dataset.value !== undefined) {
    select(container, dataset.value);
  }
}

function choose(container: HTMLElement, tab: HTMLElement): void {
  const { value } = tab.dataset;
  if (value === undefined) {
    return;
  }
  const before = tab.getBoundingClientRect().top;
  const { tabs: group, tabsQuery } = container.dataset;
  select(container, value);
  if (group) {
    selectInGroup(document, group, value);
    store(tabStorageKey(group), value);
  }
  if (tabsQuery) {
    setQuery(tabsQuery, value);
  }
  // Tabs above of the same group may have changed their height: what the reader looks at stays where it is.
  const moved = tab.getBoundingClientRect().top - before;
  if (moved !== 0) {
    window.scrollBy({ top: moved, behavior: 'instant' });
  }
}

/** The tab that a key leads to (ARIA tabs pattern), or `undefined` for another key. */
function targetOf(
  key: string,
  tabs: readonly HTMLElement[],
  current: number,
): HTMLElement | undefined {
  const targets: Record<string, number> = {
    ArrowRight: current + 1,
    ArrowLeft: current - 1,
    Home: 0,
    End: -1,
    Enter: current,
    ' ': current,
  };
  const target = targets[key];
  return target === undefined ? undefined : tabs.at(target % tabs.length);
}

const tabInContainer = '[data-tabs] [role="tab"]';

/** Handles the tabs of every page: click, keys, groups, remembered choice, which other windows follow. */
export function controlTabs(): void {
  onPress('click', (event) => {
    const tab = closest(event, tabInContainer);
    const container = tab?.closest<HTMLElement>('[data-tabs]');
    if (tab && container) {
      choose(container, tab);
    }
  });
  document.addEventListener('keydown', (event) => {
    const tab = closest(event, tabInContainer);
    const container = tab?.closest<HTMLElement>('[data-tabs]');
    if (!tab || !container || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const tabs = partsOf(container, 'tab');
    const next = targetOf(event.key, tabs, tabs.indexOf(tab));
    if (next !== undefined) {
      event.preventDefault();
      choose(container, next);
      next.focus();
    }
  });
  window.addEventListener('storage', ({ key, newValue }) => {
    const [, group] = /^docusaurus\.tab\.(.+)$/.exec(key ?? '') ?? [];
    if (group && newValue !== null) {
      selectInGroup(document, group, newValue);
    }
  });
}
