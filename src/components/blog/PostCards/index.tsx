import { translate } from '@docusaurus/Translate';
import CardGrid, { type CardData } from '@site/src/components/shared/Card';
import { useDay } from '@site/src/components/shared/formats';
import { publisherOf } from '@site/src/site/blog';
import type { ComponentProps } from 'react';

interface ListedPost extends Pick<CardData, 'title' | 'cover'> {
  description?: string;
  permalink: string;
  date: string;
  external?: string;
}

/** Names the publisher of a post. */
export const publishedOn = (address: string): string =>
  translate(
    { id: 'blog.publishedOn', message: 'on {publisher}' },
    { publisher: publisherOf(address) },
  );

/** Posts as cards with their dates. */
export default function PostCards({
  posts,
  ...grid
}: { posts: readonly ListedPost[] } & Omit<ComponentProps<typeof CardGrid>, 'cards'>) {
  const day = useDay();
  const cards = posts.map(({ description, permalink, date, external, ...card }) => ({
    ...card,
    text: description,
    to: external ?? permalink,
    meta: (
      <>
        <time dateTime={date}>{day(date)}</time>
        {external && ` ${publishedOn(external)} ↗`}
      </>
    ),
  }));
  return <CardGrid cards={cards} {...grid} />;
}
