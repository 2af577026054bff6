import { parse } from 'acorn';
import type { Nodes } from 'mdast';
import type { Tag } from './nodes';

type Statement = Extract<Nodes, { type: 'mdxjsEsm' }>;
type Program = NonNullable<Statement['data']>['estree'];

/** Code as MDX holds it. */
const data = (code: string): { estree: Program } => ({
  estree: parse(code, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as Program,
});

/** Makes a statement of MDX, such as an import. */
export const statementOf = (code: string): Statement => ({
  type: 'mdxjsEsm',
  value: code,
  data: data(code),
});

/** Makes the attribute `name={code}`. */
export const codeAttribute = (name: string, code: string): Tag['attributes'][number] => ({
  type: 'mdxJsxAttribute',
  name,
  value: { type: 'mdxJsxAttributeValueExpression', value: code, data: data(code) },
});
