import type { ZodObject } from 'zod';
import { blogFrontMatter } from '../../plugins/front-matter/blog';
import { docsFrontMatter } from '../../plugins/front-matter/docs';
import { fieldsOf } from '../../plugins/front-matter/field';

const fieldList = (schema: ZodObject): string =>
  fieldsOf(schema)
    .map(
      ({ name, isRequired, holds, description, example }) =>
        `  ${name}${isRequired ? ' (required)' : ''}: ${holds}.\n    ${description}\n    ${name}: ${example}`,
    )
    .join('\n');

/** Lists the fields of front matter for writers, with what they hold and an example. */
export const fieldLists = (): string =>
  `Pages:\n${fieldList(docsFrontMatter)}\n\nPosts:\n${fieldList(blogFrontMatter())}`;
