import { describe, expect, it } from 'vitest';
import { describeBuildProblem, parseBuildLog } from '../../src/tools/check/buildLog';

const said = (log: string): string[] => parseBuildLog(log).map(describeBuildProblem);

/** As Docusaurus 3.10.2 prints it: once as a warning, once as the cause of a failure. */
const links = `[WARNING] Docusaurus found broken links!

Please check the pages of your site in the list below, and make sure you don't reference any path that does not exist.
Note: it's possible to ignore broken links with the 'onBrokenLinks' Docusaurus configuration, and let the build pass.

It looks like some of the broken links we found appear in many pages of your site.
Maybe those broken links appear on all pages through your site layout?
We recommend that you check your theme configuration for such links (particularly, theme navbar and footer).
Frequent broken links are linking to:
- /gone

Exhaustive list of all broken links found:
- Broken link on source page path = /docs/latest/overview:
   -> linking to /gone
   -> linking to ../x (resolved as: /docs/x)
- Broken link on source page path = /blog/a-post:
   -> linking to /gone
`;

const anchors = `\u001b[33m[WARNING]\u001b[39m Docusaurus found broken anchors!

Exhaustive list of all broken anchors found:
- Broken anchor on source page path = /docs/next/a:
   -> linking to #nope (resolved as: /docs/next/a#nope)

`;

describe('the broken links in what a build printed', () => {
  it('are told page by page, once each', () => {
    expect(said(links + links)).toEqual([
      'page /docs/latest/overview, link /gone: leads to no page',
      'page /docs/latest/overview, link ../x: leads to no page',
      'page /blog/a-post, link /gone: leads to no page',
    ]);
  });

  it('are found among colors, and anchors as such', () => {
    expect(said(anchors)).toEqual(['page /docs/next/a, link #nope: leads to no anchor']);
  });

  it.each([
    [
      '[WARNING] Markdown link with URL `./nope.md` in source file "docs/a.md" (12:3) couldn\'t be resolved.',
      'page docs/a.md:12, link ./nope.md: leads to no file',
    ],
    [
      'Error: Markdown image with URL `./nope.png` in source file "blog/x/index.md" (3:1) couldn\'t be resolved to an existing local image file.',
      'page blog/x/index.md:3, link ./nope.png: is a missing picture',
    ],
    [
      '[WARNING] Markdown link with empty URL found in source file "docs/a.md" (4:1).',
      'page docs/a.md:4, link (empty): leads to no file',
    ],
    [
      '- Attempting to create page at "/docs/a", but a page already exists at this route.',
      'page /docs/a, link /docs/a: is the address of two pages',
    ],
  ])('are read from a line of their own', (line, expected) => {
    expect(said(line)).toEqual([expected]);
  });

  it('are none in a build that is well', () => {
    expect(said('[INFO] Creating an optimized production build...\n   -> linking to /x\n')).toEqual(
      [],
    );
  });
});
