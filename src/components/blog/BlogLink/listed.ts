import posts from '@generated/site-data/default/posts.json';
import { publisherOf } from '@site/src/site/blog';

/** An entry of one of the framework's lists, which know a title and an address. */
interface Entry {
  title: string;
  permalink: string;
}

/** Turns the entry of a post that another publisher has into one that leads there and says so; leaves others alone. */
export function toPublisher<T extends Entry>(entry: T): T {
  const external = posts[entry.permalink]?.external;
  return external === undefined
    ? entry
    : { ...entry, title: `${entry.title} (${publisherOf(external)})`, permalink: external };
}
