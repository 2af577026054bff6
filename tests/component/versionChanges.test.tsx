import VersionChanges from '@site/src/components/docs/VersionChanges';
import type { Entry, VersionHistory } from '@site/src/site/versionChanges';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderInSite } from '../support/docusaurus';

const entry = (kind: Entry['kind'], name: string, runs: Entry['runs']): Entry => ({
  kind,
  name,
  group: 'Server',
  runs,
});
const history: VersionHistory = {
  versions: ['1.0', '1.1', '1.2'].map((name) => ({
    name,
    label: name,
    path: `/docs/${name}`,
    notes: [{ title: `Notes of ${name}`, text: 'Text.', to: `/docs/${name}/whats-new` }],
  })),
  entries: [
    entry('key', 'a.key', [
      { first: 0, last: 0, to: '/server', value: '1' },
      { first: 1, last: 2, to: '/server', value: '' },
    ]),
    entry('operation', 'List things', [{ first: 1, last: 2, to: '/api', value: 'GET /things' }]),
  ],
};
const open = (query = '', isBrowser = true): void => {
  renderInSite(<VersionChanges history={history} />, {
    at: `/docs/what-changed${query}`,
    isBrowser,
  });
};
const headings = (): string[] =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const summary = (): string => screen.getByRole('status').textContent;
const picker = (label: string): HTMLSelectElement => screen.getByLabelText(label);
const links = (): string[] =>
  screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

describe('the comparison of versions', () => {
  it('begins with the step to the latest release, open, before the app is there, whatever the address asks for', () => {
    open('?from=1.0&to=1.2', false);
    expect(headings()).toEqual(['1.1 to 1.2', '1.0 to 1.1']);
    expect(picker('From').disabled).toBe(true);
    expect(summary()).toMatch(/^No difference between 1\.1 and 1\.2/);
  });

  it('of a pair of the address is one list, with the notes of all that lies between', () => {
    open('?from=1.0&to=1.2');
    expect(headings()).toEqual(['1.0 to 1.2']);
    expect(summary()).toBe(
      'From 1.0 to 1.2: Configuration keys: 1 with another default; REST operations: 1 added.',
    );
    expect(picker('From').value).toBe('1.0');
    expect(links()).toEqual([
      '/docs/what-changed',
      '/docs/1.2/whats-new',
      '/docs/1.1/whats-new',
      '/docs/1.2/server',
      '/docs/1.2/api',
    ]);
    expect(screen.getByText('no default')).toBeDefined();
    expect(screen.getByText('GET /things')).toBeDefined();
  });

  it('follows the choice, and goes back to all steps', async () => {
    open();
    expect([picker('From').value, picker('To').value]).toEqual(['1.1', '1.2']);
    const every = (): HTMLElement => screen.getByRole('link', { name: 'Show every step' });
    expect(every().getAttribute('href')).toBe('#steps');
    await userEvent.selectOptions(picker('From'), '1.0');
    expect(headings()).toEqual(['1.0 to 1.2']);
    await userEvent.click(every());
    expect(headings()).toHaveLength(2);
  });

  it('of a newer version with an older one says what it lacks', () => {
    open('?from=1.2&to=1.0');
    const folds = screen.getAllByRole('group').slice(1);
    expect(
      folds.map((fold) => within(fold).getAllByRole('heading', { level: 3 })[0]?.textContent),
    ).toEqual(['Configuration keys', 'REST operations']);
    expect(screen.getByText('1 removed', { selector: 'h4' })).toBeDefined();
    expect(links()).toContain('/docs/1.2/api');
  });

  it('ignores unknown versions', () => {
    open('?from=9.9&to=<script>');
    expect(headings()).toHaveLength(2);
  });
});
