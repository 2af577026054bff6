import { closest, onPress } from './dom';
import { layOutPage } from './layout';
import { readStored, store } from './storage';

const tabStorageKey = (group: string): string => `docusaurus.tab.${group}`;

/** Returns the tabs and panels of a container, without those of nested containers. */
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

/** Selects tabs by the address, or else by the reader's earlier choices. */
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

/** Shows a hidden panel without storing it as the reader's choice. */
export function showPanel({ dataset, parentElement }: HTMLElement): void {
  const container = parentElement?.closest<HTMLElement>('[data-tabs]');
  if (container && dataset.value !== undefined) {
    select(container, dataset.value);
  }
}

/** Selects the other tabs of the group. Keeps the scroll position, because those above may have a new height. */
function selectOthers(tab: HTMLElement, group: string, value: string): void {
  const before = tab.getBoundingClientRect().top;
  layOutPage();
  selectInGroup(group, value);
  store(tabStorageKey(group), value);
  window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
}

function choose(tab: HTMLElement): void {
  const container = tab.closest<HTMLElement>('[data-tabs]');
  const { value = '' } = tab.dataset;
  if (container === null) {
    return;
  }
  const { tabs: group, tabsQuery } = container.dataset;
  select(container, value);
  if (group) {
    // A page may have many tabs of the group, so the pressed one is painted first.
    requestAnimationFrame(() => window.setTimeout(() => selectOthers(tab, group, value)));
  }
  if (tabsQuery) {
    // Like the framework, without a new entry in the history.
    const url = new URL(window.location.href);
    url.searchParams.set(tabsQuery, value);
    window.history.replaceState(window.history.state, '', url);
  }
}

/** Returns the index of the tab that a key selects (ARIA tabs pattern), if any. */
const targetOf = (key: string, current: number): number | undefined =>
  ({
    ArrowRight: current + 1,
    ArrowLeft: current - 1,
    Home: 0,
    End: -1,
    Enter: current,
    ' ': current,
  })[key];

/** Handles tabs: clicks, keys, groups, and stored choices, also from other windows. */
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
