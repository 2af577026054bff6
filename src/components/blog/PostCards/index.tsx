import { translate } from '@docusaurus/Translate';
import CardGrid, { type CardData } from '@site/src/components/shared/Card';
import { useDay } from '@site/src/components/shared/useDay';
import { publisherOf } from '@site/src/site/blog';
import type { ComponentProps } from 'react';

interface ListedPost extends Pick<CardData, 'title' | 'cover'> {
  description?: string;
  permalink: string;
  date: string;
  external?: string;
}

/** Posts as cards, each with its day. */
export default function PostCards({
  posts,
  ...grid
}: { posts: readonly ListedPost[] } & Omit<ComponentProps<typeof CardGrid>, 'cards'>) {
  const day = useDay();
  const at = (publisher: string): string =>
    translate({ id: 'blog.publishedOn', message: 'on {publisher}' }, { publisher });
  const cards = posts.map(({ description, permalink, date, external, ...card }) => ({
    ...card,
    text: description,
    to: external ?? permalink,
    meta: external ? `${day(date)} ${at(publisherOf(external))} ↗` : day(date),
  }));
  return <CardGrid cards={cards} {...grid} />;
}
