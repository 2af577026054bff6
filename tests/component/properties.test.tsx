import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import BreakableCode from '../../src/components/docs/BreakableCode';
import { Fact, Properties, Property } from '../../src/components/docs/Properties';
import { parsePage } from '../../src/plugins/built-pages/parsePage';
import { toMarkdown } from '../../src/plugins/markdown-export/toMarkdown';
import { pageRecords } from '../../src/search/records/pageRecords';
import { renderInSite } from '../support/docusaurus';

const long = 'Math.max(Math.min(Runtime.getRuntime().availableProcessors() * 2, 100), 4)';

/** The HTML of definitions that were written as a table of four columns. */
const htmlOf = (): string =>
  renderInSite(
    <Properties columns="Key|Type|Default|Description">
      <Property id="a.b.port" name="`a.b.port`">
        <dl>
          <Fact name="Type">int</Fact>
          <Fact name="Default" length={long.length}>
            <BreakableCode>{long}</BreakableCode>
          </Fact>
        </dl>
        <p>
          Port of <a href="#x">it</a>.
        </p>
      </Property>
      <Property id="Any-key" name="Any key of `Kafka`">
        <dl>
          <Fact name="Default">none</Fact>
        </dl>
      </Property>
    </Properties>,
  ).container.innerHTML;

const pageOf = (article: string): ReturnType<typeof parsePage> =>
  parsePage(
    `<html class="plugin-docs"><head><meta name="docsearch:docusaurus_tag" content="docs-default-current"><meta name="docsearch:language" content="en"></head><body><main><div class="markdown"><h1>Page</h1><h2 id="settings">Settings</h2>${article}<p>After.</p></div></main></body></html>`,
  );

const options = { siteUrl: 'https://example.org', path: '/docs/latest/page' };

describe('definitions', () => {
  it('are read by a screen reader as a list of keys, each with named facts', () => {
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

  it('are exported as the table that they were, with every cell', () => {
    const markdown = toMarkdown(pageOf(htmlOf()), 'Page', { ...options, exported: new Set() });
    expect(markdown.split('\n').filter((line) => line.startsWith('|'))).toEqual([
      '| Key | Type | Default | Description |',
      '| - | - | - | - |',
      `| \`a.b.port\` | int | \`${long}\` | Port of [it](#x). |`,
      '| Any key of `Kafka` | | none | |',
    ]);
  });

  it('are whole rows for the search, each with its own anchor', () => {
    const { records, warnings } = pageRecords(pageOf(htmlOf()), { ...options, siteName: 'Site' });
    expect(records.map(({ content, anchor }) => [content, anchor]).slice(2)).toEqual([
      [`a.b.port · int · ${long} · Port of it.`, 'a.b.port'],
      ['Any key of Kafka · none', 'Any-key'],
      ['After.', 'settings'],
    ]);
    expect(warnings).toEqual([]);
  });

  it('would lose cells without the mark that tells them from other lists', () => {
    const unmarked = htmlOf().replace(/ data-columns="[^"]*"/, '');
    const { records } = pageRecords(pageOf(unmarked), { ...options, siteName: 'Site' });
    expect(records.map(({ content }) => content)).not.toContain('Any key of Kafka · none');
    const markdown = toMarkdown(pageOf(unmarked), 'Page', { ...options, exported: new Set() });
    expect(markdown).not.toContain('| Key |');
  });
});

describe('code that may break', () => {
  it.each([
    ['a.b-c/d', ['a.', 'b-', 'c/', 'd']],
    ['hdfs://host', ['hdfs://', 'host']],
    ['.bypass.', ['.', 'bypass.']],
    ['camelCase', ['camelCase']],
  ])('%s', (code, pieces) => {
    const { container } = render(<BreakableCode>{code}</BreakableCode>);
    const element = container.querySelector('code');
    expect(element?.innerHTML.split('<wbr>')).toEqual(pieces);
    expect(element?.textContent).toBe(code);
  });
});
