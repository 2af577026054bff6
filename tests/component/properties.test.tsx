import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import BreakableCode from '../../src/components/docs/BreakableCode';
import { Fact, Properties, Property } from '../../src/components/docs/Properties';
import { renderInSite } from '../support/docusaurus';

it('definitions are read by a screen reader as a list of keys, each with named facts', () => {
  const { container, getAllByRole } = renderInSite(
    <Properties columns="Key|Default|Description">
      <Property id="a" name="`a`">
        <dl>
          <Fact name="Default">8090</Fact>
        </dl>
      </Property>
    </Properties>,
  );
  expect(getAllByRole('listitem').map(({ id }) => id)).toEqual(['a']);
  const [term] = container.querySelectorAll('dt');
  expect(`${term?.textContent} ${term?.nextElementSibling?.textContent}`).toBe('Default 8090');
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
