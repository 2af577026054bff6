import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPosts } from '../../src/plugins/front-matter/read';
import { rootDir } from './paths';

/** A post as its writer left it. */
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

/** All posts, newest first. The check of the front matter has its own test; this only reads. */
export async function writtenPosts(): Promise<WrittenPost[]> {
  const posts = await readPosts(rootDir);
  return posts
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
