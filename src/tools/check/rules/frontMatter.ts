import { checkPosts } from '../../../plugins/front-matter/check';
import { docsFrontMatter } from '../../../plugins/front-matter/docs';
import { fieldProblems } from '../../../plugins/front-matter/field';
import type { Finding } from '../finding';
import type { CheckedPage, CheckedSite } from '../site';

const mend = 'CONTRIBUTING.md lists the fields.';

const finding = (page: CheckedPage, field: string, message: string): Finding => ({
  rule: 'front-matter',
  file: page.file,
  line: page.fieldLines[field] ?? 1,
  subject: field,
  message,
  mend,
});

/** Front matter is as the schemas of pages and posts have it. */
export function frontMatter({ pages, known }: CheckedSite): Finding[] {
  const unreadable = pages.flatMap(({ file, error }) =>
    error === undefined
      ? []
      : [
          {
            rule: 'front-matter' as const,
            file,
            line: error.line,
            subject: 'front matter',
            message: error.message,
            mend,
          },
        ],
  );
  const readable = pages.filter(({ error }) => error === undefined);
  const docs = readable
    .filter(({ version }) => version !== undefined)
    .flatMap((page) =>
      fieldProblems(docsFrontMatter, 'page', page.fields).map(({ field, message }) =>
        finding(page, field, message),
      ),
    );
  const posts = readable.filter(({ version }) => version === undefined);
  const sources = posts.map(({ file, fields }) => ({ file, frontMatter: fields }));
  const ofPosts = checkPosts(sources, known).map(({ file, field, message }): Finding => {
    const page = posts.find((post) => file.startsWith(post.file));
    return page === undefined
      ? { rule: 'front-matter', file, line: 1, subject: field, message, mend: '' }
      : finding(page, field, message);
  });
  return [...unreadable, ...docs, ...ofPosts];
}
