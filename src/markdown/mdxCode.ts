import type { Nodes } from 'mdast';
import { remark } from 'remark';
import remarkMdx from 'remark-mdx';
import type { Tag } from './nodes';

type Statement = Extract<Nodes, { type: 'mdxjsEsm' }>;

const parser = remark().use(remarkMdx).freeze();

/** Creates a statement of MDX, such as an import. */
export const statementOf = (code: string): Statement => parser.parse(code).children[0] as Statement;

/** Creates the attribute `name={code}`. */
export function codeAttribute(name: string, code: string): Tag['attributes'][number] {
  const [{ attributes }] = parser.parse(`<Tag ${name}={${code}} />`).children as [Tag];
  return attributes[0] as Tag['attributes'][number];
}
