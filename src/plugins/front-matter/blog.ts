import * as z from 'zod';
import { coverNames } from '../../site/covers';
import {
  address,
  day,
  flag,
  type KnownKeys,
  keys,
  keywords,
  optional,
  picture,
  required,
  slug,
  text,
} from './field';

/**
 * The front matter of a blog post. The build, `npm run check`, `new:post` and the writers' guide read this schema.
 *
 * @param known the keys that `authors` and `tags` may name; any without it.
 */
export const blogFrontMatter = (known?: KnownKeys) =>
  z.strictObject({
    title: required(
      text(10, 90),
      'Heading of the post, in sentence case. It is also drawn on the social card.',
      'Inside the Gravitino Spark connector',
    ),
    description: required(
      text(50, 160),
      'One sentence for lists, feeds and search engines.',
      'How the Spark plugin registers catalogs, and how to read the errors that people meet first.',
    ),
    slug: required(
      slug,
      'Last part of the address, `/blog/<slug>`. It never changes once the post is published.',
      'gravitino-spark-connector',
    ),
    date: required(
      day,
      'Day of publication, UTC. The folder of the post begins with the same day. A day to come keeps the post out of builds until then; `npm run dev` shows it.',
      '2024-06-05',
    ),
    authors: required(
      keys('authors.yml', 1, 3, known),
      'Teams that wrote the post, as keys of `blog/authors.yml`.',
      '[gravitino-community]',
    ),
    tags: required(
      keys('tags.yml', 2, 5, known),
      'Subjects of the post, as keys of `blog/tags.yml`. The first one is drawn on the social card, and decides the cover of a post that names none.',
      '[spark, gravitino, data-engineering]',
    ),
    keywords: optional(
      keywords,
      'Words of readers for what only the post treats: a guide answers first where it says the same.',
      '[MLOps, dataset versioning]',
    ),
    cover: optional(
      z.enum(coverNames).meta({ holds: `one of ${coverNames.join(', ')}` }),
      'The drawing in lists, at the head of the post and on its social card: a name of `src/site/covers.ts`. No two posts name the same.',
      'iceberg',
    ),
    image: optional(
      picture,
      'Picture for social networks, 1200 by 630 pixels, if it should not be the card that the build draws.',
      './card.png',
    ),
    featured: optional(
      flag,
      'The post at the top of the blog index. At most one post has it; without one the newest post is shown there.',
      'true',
    ),
    draft: optional(flag, 'Not published: only `npm run dev` shows the post.', 'true'),
    unlisted: optional(
      flag,
      'Whoever has the address can read the post, but no list, feed, search or sitemap names it.',
      'true',
    ),
    external_permalink: optional(
      address,
      'Address of the post at another publisher. Lists, feeds, and the links to the next and previous post lead there; the page here keeps a summary and names that address as the canonical one.',
      'https://gravitino.apache.org/blog/gravitino-1-0-0-release-notes',
    ),
  });
