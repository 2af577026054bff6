import { readStored } from './storage';

/** Key under which the framework keeps the chosen tab of a group. */
export const tabStorageKey = (group: string): string => `docusaurus.tab.${group}`;

/** The tabs and panels of one container, without those of containers inside it. */
export function partsOf(container: HTMLElement, role: string): HTMLElement[] {
  return [...container.querySelectorAll<HTMLElement>(`[role="${role}"]`)].filter(
    (part) => part.closest('[data-tabs]') === container,
  );
}

/** Shows the panel of a value; does nothing for a value that isn’t one of the container's. */
export function select(container: HTMLElement, value: string): void {
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

const queryValue = (key: string): string | null =>
  new URLSearchParams(window.location.search).get(key);

/** Shows in all tabs what the address asks for, else what the reader chose before. */
export function restoreTabs(): void {
  for (const container of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const { tabs: group, tabsQuery } = container.dataset;
    const value =
      (tabsQuery && queryValue(tabsQuery)) || (group && readStored(tabStorageKey(group)));
    if (value) {
      select(container, value);
    }
  }
}
