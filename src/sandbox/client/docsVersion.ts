/** Tag of the docs plugin's pages in their metadata, such as `docs-default-0.5.1`. */
const docsTag = /^docs-default-(.+)$/;

/** Returns the version of the documentation that the page belongs to: `current`, or a number; nothing for another page. */
export function docsVersion(page: Document = document): string | undefined {
  const tag = page.querySelector<HTMLMetaElement>('meta[name="docusaurus_tag"]')?.content ?? '';
  return docsTag.exec(tag)?.[1];
}
