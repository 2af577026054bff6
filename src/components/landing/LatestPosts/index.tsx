import posts from '@generated/latest-posts/default/posts.json';
import CardGrid from '@site/src/components/shared/Card';
import { publisherOf } from '@site/src/site/blog';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** The newest posts of the blog, as the build found them. */
export default function LatestPosts(): React.JSX.Element {
  return (
    <CardGrid
      isBrief
      cards={posts.map(({ title, description, permalink, date, external }) => ({
        title,
        text: description,
        to: external ?? permalink,
        meta: `${day.format(new Date(date))}${external ? ` on ${publisherOf(external)} ↗` : ''}`,
      }))}
    />
  );
}
