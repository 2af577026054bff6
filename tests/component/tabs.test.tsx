import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import { beforeEach, describe, expect, it } from 'vitest';
import { controlTabs, restoreTabs } from '../../src/client/controls/tabs';
import { renderInSite } from '../support/docusaurus';

controlTabs();

const panels = ['shell', 'java'].map((value) => (
  <TabItem key={value} value={value}>
    {`In ${value}`}
  </TabItem>
));
const open = (queryString?: string | boolean): unknown =>
  renderInSite(
    <Tabs groupId="client" queryString={queryString}>
      {panels}
    </Tabs>,
  );
const shown = (): (string | null)[] =>
  screen.getAllByRole('tabpanel').map(({ textContent }) => textContent);
const goTo = (address: string): void => window.history.replaceState(null, '', address);

beforeEach(() => {
  localStorage.clear();
  goTo('/docs/latest/guide');
});

describe('tabs with a name in the address', () => {
  it('show what the address asks for, before what the reader chose', () => {
    localStorage.setItem('docusaurus.tab.client', 'shell');
    goTo('/docs/latest/guide?with=java#part');
    open('with');
    restoreTabs();
    expect(shown()).toEqual(['In java']);
  });

  it('show what the reader chose where the address doesn’t say, or names no tab', () => {
    localStorage.setItem('docusaurus.tab.client', 'java');
    open(true);
    restoreTabs();
    expect(shown()).toEqual(['In java']);
    goTo('/docs/latest/guide?client=nothing');
    restoreTabs();
    expect(shown()).toEqual(['In java']);
  });

  it('write the choice into the address, with what else it holds, without a step in the history', async () => {
    goTo('/docs/latest/guide?q=1#part');
    const before = window.history.length;
    open('with');
    await userEvent.click(screen.getByRole('tab', { name: 'java' }));
    expect(shown()).toEqual(['In java']);
    expect(window.location.search + window.location.hash).toBe('?q=1&with=java#part');
    expect(window.history.length).toBe(before);
    expect(localStorage.getItem('docusaurus.tab.client')).toBe('java');
  });

  it('leave the address alone without a name', async () => {
    open();
    await userEvent.click(screen.getByRole('tab', { name: 'java' }));
    expect(window.location.search).toBe('');
    expect(shown()).toEqual(['In java']);
  });
});
