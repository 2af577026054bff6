import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import DocCard from '../../src/theme/DocCard';

it('a card of a page says why it is missing, and what to write instead', () => {
  const Card = DocCard as () => React.ReactNode;
  expect(() => render(<Card />)).toThrow('Write a list of links in Markdown');
});
