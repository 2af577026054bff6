import { toString as textOf } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { remarkTextDirectives } from '../../src/markdown/textDirectives';
import { markdownOptions } from '../../src/plugins/articles/markdownOptions';

const processor = unified().use(remarkParse).use(remarkDirective);
const textWith = (source: string): string =>
  textOf(processor().use(remarkTextDirectives).runSync(processor.parse(source), source));

it.each([
  '# The ui:widget option',
  'Connect to host:port now',
  'See s3:GetObject[arn] and key:value{x=1} here.',
  '::leaf[label]{a=b}',
])('%s keeps its words', (source) => {
  expect(textWith(source)).toBe(source.replace(/^# /, ''));
});

it('a note is left to the framework', () => {
  const source = ':::note\n\nA\n\n:::';
  const tree = processor().use(remarkTextDirectives).runSync(processor.parse(source), source);
  expect(tree).toMatchObject({ children: [{ type: 'containerDirective', name: 'note' }] });
});

it('the build restores texts before the framework names headings', () => {
  const { docs, blog, pages } = markdownOptions('.');
  for (const { beforeDefaultRemarkPlugins } of [docs, blog, pages]) {
    expect(beforeDefaultRemarkPlugins[0]).toBe(remarkTextDirectives);
  }
});
