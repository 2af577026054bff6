import * as z from 'zod';
import { coverNames } from '../../site/covers';
import { address, day, flag, type KnownKeys, keys, keywords, picture, slug, text } from './field';

/**
 * The front matter of a blog post. The build, `npm run check`, `new:post` and the writers' guide read this schema.
 *
 * @param known the keys that `authors` and `tags` may name; any without it.
 */
export const blogFrontMatter = (known?: KnownKeys) =>
  z.strictObject({
    title: text(10, 90).meta({
      description: 'Heading of the post, in sentence case. It is also drawn on the social card.',
      example: 'Inside the Gravitino Spark connector',
    }),
    description: text(50, 160).meta({
      description: 'One sentence for lists, feeds and search engines.',
      example:
        'How the Spark plugin registers catalogs, and how to read the errors that people meet first.',
    }),
    slug: slug.meta({
      description:
        'Last part of the address, `/blog/<slug>`. It never changes once the post is published.',
      example: 'gravitino-spark-connector',
    }),
    date: day.meta({
      description:
        'Day of publication, UTC. The folder of the post begins with the same day. A day to come keeps the post out of builds until then; `npm run dev` shows it.',
      example: '2024-06-05',
    }),
    authors: keys('authors.yml', 1, 3, known).meta({
      description: 'Teams that wrote the post, as keys of `blog/authors.yml`.',
      example: '[gravitino-community]',
    }),
    tags: keys('tags.yml', 2, 5, known).meta({
      description:
        'Subjects of the post, as keys of `blog/tags.yml`. The first one is drawn on the social card, and decides the cover of a post that names none.',
      example: '[spark, gravitino, data-engineering]',
    }),
    keywords: keywords
      .meta({
        description:
          'Words of readers for what only the post treats: a guide answers first where it says the same.',
        example: '[MLOps, dataset versioning]',
      })
      .optional(),
    cover: z
      .enum(coverNames)
      .meta({
        holds: `one of ${coverNames.join(', ')}`,
        description:
          'The drawing in lists, at the head of the post and on its social card: a name of `src/site/covers.ts`. No two posts name the same.',
        example: 'iceberg',
      })
      .optional(),
    image: picture
      .meta({
        description:
          'Picture for social networks, 1200 by 630 pixels, if it should not be the card that the build draws.',
        example: './card.png',
      })
      .optional(),
    featured: flag
      .meta({
        description:
          'The post at the top of the blog index. At most one post has it; without one the newest post is shown there.',
        example: 'true',
      })
      .optional(),
    draft: flag
      .meta({
        description: 'Not published: only `npm run dev` shows the post.',
        example: 'true',
      })
      .optional(),
    unlisted: flag
      .meta({
        description:
          'Whoever has the address can read the post, but no list, feed, search or sitemap names it.',
        example: 'true',
      })
      .optional(),
    external_permalink: address
      .meta({
        description:
          'Address of the post at another publisher. Lists, feeds, and the links to the next and previous post lead there; the page here keeps a summary and names that address as the canonical one.',
        example: 'https://gravitino.apache.org/blog/gravitino-1-0-0-release-notes',
      })
      .optional(),
  });
