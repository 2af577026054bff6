import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { expect, it } from 'vitest';
import { controlTabs, restoreTabs } from '../../src/client/controls/tabs';
import { renderInSite } from '../support/docusaurus';

controlTabs();

/** Opens a page with tabs after an earlier choice, and returns a function that reads the visible panel. */
function open(address: string, queryString?: string | boolean, chosen = 'shell') {
  localStorage.setItem('docusaurus.tab.client', chosen);
  window.history.replaceState(null, '', address);
  const items = ['shell', 'java'].map((value) => (
    <TabItem key={value} value={value}>
      {value}
    </TabItem>
  ));
  renderInSite(
    <Tabs groupId="client" queryString={queryString}>
      {items}
    </Tabs>,
  );
  restoreTabs();
  return () => screen.getByRole('tabpanel').textContent;
}

it.each([
  [
    'of the address rather than the earlier choice',
    '/guide?with=java#part',
    'with',
    'shell',
    'java',
  ],
  ['of the earlier choice without one in the address', '/guide', true, 'java', 'java'],
  ['first if the address has an unknown one', '/guide?client=nothing', true, 'java', 'shell'],
])('tabs show the tab %s', (_, address, queryString, chosen, shown) => {
  expect(open(address, queryString, chosen)()).toBe(shown);
});

it.each([
  ['with', '?q=1&with=java#part'],
  [undefined, '?q=1#part'],
])('a choice with the query name %s replaces the address with %s', async (name, address) => {
  const shown = open('/guide?q=1#part', name);
  const before = window.history.length;
  await userEvent.click(screen.getByRole('tab', { name: 'java' }));
  expect(shown()).toBe('java');
  expect(window.location.search + window.location.hash).toBe(address);
  expect(window.history.length).toBe(before);
  await expect.poll(() => localStorage.getItem('docusaurus.tab.client')).toBe('java');
});

it('only the chosen tab is selected and focusable', async () => {
  open('/guide');
  const tab = screen.getByRole('tab', { name: 'java' });
  await userEvent.click(tab);
  const inOrder = screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0);
  expect([inOrder, screen.getAllByRole('tab', { selected: true })]).toEqual([[tab], [tab]]);
  expect(screen.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(tab.id);
});
