import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import BreakableCode from '../../src/components/docs/BreakableCode';
import { ConfigurationKeys } from '../../src/components/docs/ReferenceLists';
import { renderInSite } from '../support/docusaurus';

it('a list of keys is read by a screen reader as a table with a column for each fact', () => {
  const places = [{ title: 'Server', section: '', to: '/docs/latest/server#a' }];
  const facts = { Default: '`8090`', Required: 'No' };
  renderInSite(<ConfigurationKeys list={[{ name: '`a`', facts, description: 'Text.', places }]} />);
  const [headers, row] = screen
    .getAllByRole('row')
    .map((element) => [...element.children].map(({ textContent }) => textContent));
  expect(headers).toEqual(['Key', 'Type', 'Default', 'Required', 'Since', 'Page', 'Description']);
  expect(row).toEqual(['a', '', '8090', 'No', '', 'Server', 'Text.']);
  expect(screen.getByRole('link', { name: 'a' }).getAttribute('href')).toBe(places[0]?.to);
});

it.each([
  ['a.b-c/d', ['a.', 'b-', 'c/', 'd']],
  ['hdfs://host', ['hdfs://', 'host']],
  ['.bypass.', ['.', 'bypass.']],
  ['camelCase', ['camelCase']],
])('code that may break %s', (code, pieces) => {
  const { container } = render(<BreakableCode>{code}</BreakableCode>);
  const element = container.querySelector('code');
  expect(element?.innerHTML.split('<wbr>')).toEqual(pieces);
  expect(element?.textContent).toBe(code);
});
