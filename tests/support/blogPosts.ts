import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPublished, readSource } from '../../src/plugins/front-matter/read';
import { isPost } from '../../src/plugins/shared/docusaurus';
import { rootDir } from './paths';
import { readSources } from './sources';

/**
 * Slugs of the posts that the specification requires (§2). Tests may rely on their contents, but not on those of other posts.
 */
export const settledPosts = [
  'gravitino-1-0-0-release-notes',
  'catalogs-as-context-how-metadata-is-powering-the-next-wave-of-ai',
  'apache-gravitino-production-ready-unified-metadata-for-enterprise-data',
  'introduction-to-rest-catalogs-for-apache-iceberg',
  'gravitino-release-0-5-0',
  'implement-rest-iceberg',
  'gravitino-xiaomi',
  'gravitino-0-4-0-introduction',
  'gravitino-iceberg-rest-catalog-service',
  'gravitino-open-source',
  'gravitino-unified-metadata-lake',
  'tackling-data-silos',
  'we-are-hiring',
  'why-i-join-datastrato',
  'datastrato-origin-story',
] as const;

/** A post as it is written. */
export interface WrittenPost {
  file: string;
  title: string;
  description: string;
  slug: string;
  date: string;
  tags: string[];
  external?: string;
  body: string;
}

/** Reads the listed posts, newest first, without checking their front matter. */
export async function writtenPosts(): Promise<WrittenPost[]> {
  const posts = [...readSources('blog', /\.mdx?$/)]
    .filter(([file]) => isPost(file))
    .map(([file, text]) => readSource(file, text));
  const today = new Date();
  return posts
    .filter(({ frontMatter }) => isPublished(frontMatter, today) && frontMatter.unlisted !== true)
    .map(({ file, frontMatter }) => ({
      file,
      title: String(frontMatter.title),
      description: String(frontMatter.description),
      slug: String(frontMatter.slug),
      date: String(frontMatter.date),
      tags: [frontMatter.tags].flat().map(String),
      external:
        frontMatter.external_permalink === undefined
          ? undefined
          : String(frontMatter.external_permalink),
      body: readFileSync(join(rootDir, file), 'utf8').replace(/^---[\s\S]*?\n---\n/, ''),
    }))
    .sort((a, b) => b.date.localeCompare(a.date));
}
