import type { Field } from './field';

/** The front matter of a blog post. The check and the writers' guide both read this list. */
export const blogFrontMatterSchema: readonly Field[] = [
  {
    name: 'title',
    required: true,
    rule: { kind: 'text', minLength: 10, maxLength: 90 },
    description: 'Heading of the post, in sentence case. It is also drawn on the social card.',
    example: 'Inside the Gravitino Spark connector',
  },
  {
    name: 'description',
    required: true,
    rule: { kind: 'text', minLength: 50, maxLength: 160 },
    description: 'One sentence for lists, feeds and search engines.',
    example:
      'How the Spark plugin registers catalogs, and how to read the errors that people meet first.',
  },
  {
    name: 'slug',
    required: true,
    rule: { kind: 'slug' },
    description:
      'Last part of the address, `/blog/<slug>`. It never changes once the post is published.',
    example: 'gravitino-spark-connector',
  },
  {
    name: 'date',
    required: true,
    rule: { kind: 'date' },
    description: 'Day of publication. The folder of the post begins with the same day.',
    example: '2024-06-05',
  },
  {
    name: 'authors',
    required: true,
    rule: { kind: 'keys', file: 'authors.yml', minItems: 1, maxItems: 3 },
    description: 'Teams that wrote the post, as keys of `blog/authors.yml`.',
    example: '[gravitino-community]',
  },
  {
    name: 'tags',
    required: true,
    rule: { kind: 'keys', file: 'tags.yml', minItems: 2, maxItems: 5 },
    description:
      'Subjects of the post, as keys of `blog/tags.yml`. The first one decides the cover and is drawn on the social card.',
    example: '[spark, gravitino, data-engineering]',
  },
  {
    name: 'image',
    required: false,
    rule: { kind: 'picture' },
    description:
      'Picture for social networks, 1200 by 630 pixels, if it should not be the card that the build draws.',
    example: './card.png',
  },
  {
    name: 'featured',
    required: false,
    rule: { kind: 'flag' },
    description:
      'The post at the top of the blog index. At most one post has it; without one the newest post is shown there.',
    example: 'true',
  },
  {
    name: 'external_permalink',
    required: false,
    rule: { kind: 'address' },
    description:
      'Address of the post at another publisher. Lists, feeds and neighbours lead there; the page here keeps a summary and names that address as the canonical one.',
    example: 'https://gravitino.apache.org/blog/gravitino-1-0-0-release-notes',
  },
];
