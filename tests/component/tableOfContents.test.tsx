import { screen } from '@testing-library/react';
import TOCItems from '@theme/TOCItems';
import { expect, it } from 'vitest';
import { content } from '../../src/site/content';
import { renderInSite } from '../support/docusaurus';

const headings = [1, 2, 3, 4, 5, 6].map((level) => ({
  value: `Level ${level}`,
  id: `level-${level}`,
  level,
}));

it('a table of contents lists headings of the levels 2 to 5, and no others (specification §9)', () => {
  renderInSite(
    <>
      <nav className="navbar" />
      <TOCItems toc={headings} />
    </>,
    { themeConfig: { tableOfContents: content.tableOfContents } },
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Level 2',
    'Level 3',
    'Level 4',
    'Level 5',
  ]);
});
