import posts from '@generated/latest-posts/default/posts.json';
import CardGrid from '@site/src/components/Card';
import Section from '@site/src/components/Section';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** The newest posts of the blog, as the build found them. */
export default function LatestPosts(): React.JSX.Element {
  return (
    <Section id="latest-posts" heading="From the blog">
      <CardGrid
        cards={posts.map(({ title, description, permalink, date }) => ({
          title,
          text: description,
          to: permalink,
          meta: day.format(new Date(date)),
        }))}
      />
    </Section>
  );
}
