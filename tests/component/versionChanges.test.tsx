import VersionChanges from '@site/src/components/docs/VersionChanges';
import type { Fact } from '@site/src/site/versionChanges';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderInSite } from '../support/docusaurus';

const fact = (kind: Fact['kind'], name: string, to: string, value: string): Fact => ({
  ...{ kind, id: name, name, to, value },
  group: 'Server',
});
const facts = [
  fact('key', 'a.key', '/server', ''),
  fact('operation', 'List things', '/api', 'GET /things'),
];
const versions = [
  ['1.2', facts] as const,
  ['1.1', facts] as const,
  ['1.0', [fact('key', 'a.key', '/server', '1')]] as const,
].map(([name, own]) => ({ name, label: name, path: `/docs/${name}`, facts: [...own] }));

const open = (query = '', isBrowser = true): void => {
  renderInSite(<VersionChanges versions={versions} />, {
    at: `/docs/what-changed${query}`,
    isBrowser,
  });
};
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
const summary = () => screen.getByRole('status').textContent;
const picker = (label: string): HTMLSelectElement => screen.getByRole('combobox', { name: label });
/** Returns the rows of the tables, with ` | ` between cells. */
const items = () =>
  screen
    .getAllByRole<HTMLTableRowElement>('row')
    .map(({ cells }) => [...cells].map(({ textContent }) => textContent).join(' | '))
    .filter((row) => !row.startsWith('Name |'));

describe('the comparison of versions', () => {
  it('shows the latest two releases until the app runs', () => {
    open('?from=1.0&to=1.2', false);
    expect(heading()).toBe('1.1 to 1.2');
    expect(picker('From').disabled).toBe(true);
    expect(summary()).toBe('Changes from 1.1 to 1.2: 0.');
  });

  it.each([
    ['?from=1.0&to=1.2', ['1 → no default', 'Added']],
    ['?from=1.2&to=1.0', ['no default → 1', 'Removed']],
  ])('lists the changes between the versions in the address %s', (address, changes) => {
    open(address);
    expect(summary()).toMatch(/: 2\.$/);
    const [values, change] = changes;
    expect(items()).toEqual([
      `a.key (Server) | Changed | ${values}`,
      `List things (Server) | ${change} | GET /things`,
    ]);
    const link = screen.getByRole('link', { name: 'List things' });
    expect(link.getAttribute('href')).toBe('/docs/1.2/api');
  });

  it('ignores unknown versions in the address', async () => {
    open('?from=9.9&to=<script>');
    expect([picker('From').value, picker('To').value]).toEqual(['1.1', '1.2']);
    await userEvent.selectOptions(picker('From'), '1.0');
    expect(heading()).toBe('1.0 to 1.2');
  });
});
