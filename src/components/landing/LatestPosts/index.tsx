import posts from '@generated/site-data/default/latest.json';
import CardGrid from '@site/src/components/shared/Card';
import { useDay } from '@site/src/components/shared/useDay';
import { publisherOf } from '@site/src/site/blog';

/** The newest posts of the blog, as the build found them. */
export default function LatestPosts(): React.JSX.Element {
  const day = useDay();
  return (
    <CardGrid
      isBrief
      cards={posts.map(({ title, description, permalink, date, external, cover }) => ({
        title,
        text: description,
        to: external ?? permalink,
        cover,
        meta: `${day(date)}${external ? ` on ${publisherOf(external)} ↗` : ''}`,
      }))}
    />
  );
}
