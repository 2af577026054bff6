import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { controlCopying } from '../../src/client/controls/copy';
import { startFilter } from '../../src/client/controls/filter';
import { Key } from '../../src/components/docs/Inline';
import PropertyFilter from '../../src/components/docs/PropertyFilter';
import { renderInSite } from '../support/docusaurus';
import { word } from '../support/words';

/** Returns a table of keys with the markup of the build. */
const table = (page: string, ...names: string[]): React.JSX.Element => (
  <table data-keys="">
    <tbody>
      {names.map((name) => (
        <tr key={name}>
          <td data-key="">
            <Key>{name}</Key>
          </td>
          <td>About the {page}.</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Renders an article with a filter and definitions in two sections. */
function open(search = ''): HTMLFormElement {
  window.history.replaceState(null, '', `/docs/latest/keys${search}`);
  const { container } = renderInSite(
    <article>
      <p>Before.</p>
      <PropertyFilter />
      <h2>Server</h2>
      <p>Between.</p>
      <h3>HTTP</h3>
      {table('Server', 'server.httpPort', 'server.host')}
      <h2>Hive</h2>
      <div>{table('Hive', 'metastore.uris')}</div>
      <h2>Else</h2>
    </article>,
  );
  const form = container.querySelector('form');
  if (form === null) {
    throw new Error('The article has no filter.');
  }
  startFilter(form);
  return form;
}

const isShown = (element: Element): boolean => element.closest('[hidden]') === null;
const shown = (selector: string): (string | null)[] =>
  [...document.querySelectorAll(selector)].filter(isShown).map(({ textContent }) => textContent);
const keys = (): (string | null)[] => shown('td:first-child');
const status = (): string | null => screen.getByRole('status').textContent;
const field = (): HTMLElement =>
  screen.getByRole('searchbox', { name: word('propertyFilter.label') });
const reset = (): HTMLElement | null =>
  screen.queryByRole('button', { name: word('propertyFilter.reset') });

beforeEach(() => window.history.replaceState(null, '', '/'));

describe('the filter above definitions', () => {
  it('shows everything without a query', () => {
    open();
    expect(keys()).toHaveLength(3);
    expect(status()).toBe('3 entries');
    expect(shown('h2, h3, article > p')).toHaveLength(6);
    expect(reset()).toBeNull();
  });

  it('shows and counts the keys that match every word, below their headings', async () => {
    open();
    await userEvent.type(field(), 'PORT about');
    expect(keys().join()).toContain('server.httpPort');
    expect(keys()).toHaveLength(1);
    expect(shown('h2, h3')).toEqual(['Server', 'HTTP']);
    expect(shown('article > p')).toEqual(['Before.']);
    expect(status()).toBe('1 of 3 entries');
  });

  it('keeps its query in the address', async () => {
    open('?q=host');
    expect(keys()).toHaveLength(1);
    expect(field()).toHaveProperty('value', 'host');
    await userEvent.clear(field());
    await userEvent.type(field(), 'uris');
    await userEvent.tab();
    expect(window.location.search).toBe('?q=uris');
  });

  it('keeps text that was typed before it started', () => {
    const form = open();
    const copy = form.cloneNode(true) as HTMLFormElement;
    form.replaceWith(copy);
    Object.assign(field(), { value: 'uris' });
    window.history.replaceState(null, '', '/docs/latest/keys?q=host');
    startFilter(copy);
    expect(keys().join()).toContain('metastore.uris');
  });

  it('shows everything again after a press of the reset button', async () => {
    open('?q=nothing');
    expect(keys()).toEqual([]);
    expect(status()).toBe(word('propertyFilter.empty'));
    await userEvent.click(reset() as HTMLElement);
    await expect.poll(keys).toHaveLength(3);
    expect(document.activeElement).toBe(field());
    expect(window.location.search).toBe('');
  });
});

it('the button next to a key copies only the key', async () => {
  controlCopying();
  open();
  const user = userEvent.setup();
  const [button] = screen.getAllByRole('button', { name: 'Copy' });
  await user.click(button as HTMLElement);
  expect(await navigator.clipboard.readText()).toBe('server.httpPort');
});
