import { checkDocsPage } from '../front-matter/check';
import { readSource } from '../front-matter/read';
import { docTemplate } from './templates';
import { writeNew } from './writeNew';

/**
 * Writes a page of the next version.
 *
 * @param path below `docs/`, such as `security/how-to-audit`.
 * @returns the path of the file below the site, and the page's id in a sidebar.
 * @throws Error when the path is malformed, the title breaks the schema, or the page exists.
 */
export async function newDoc(
  siteDir: string,
  path: string,
  title: string,
): Promise<{ file: string; id: string }> {
  const id = path.replace(/^(?:docs)?\//, '').replace(/\.mdx?$/, '');
  if (!/^[a-z0-9]+(?:[-./][a-z0-9]+)*$/.test(id)) {
    throw new Error(
      `"${path}" is not a path of a page. Write lower-case words joined by hyphens below docs/, such as security/how-to-audit.`,
    );
  }
  if (/^api\/rest(?:\/|$)/.test(id)) {
    throw new Error(
      'Pages below api/rest are generated. Describe the operation in docs/api/rest/openapi.yaml.',
    );
  }
  const file = `docs/${id}.md`;
  const text = docTemplate(
    { title, slug: `/${id}` },
    '../'.repeat(id.split('/').length - 1) || './',
  );
  const [problem] = checkDocsPage(readSource(file, text));
  await writeNew(siteDir, file, text, problem?.message);
  return { file, id };
}
