import { translate } from '@docusaurus/Translate';
import tags from '@generated/site-data/default/tags.json';
import PillNav from '@site/src/components/shared/PillNav';
import { shownTags } from '@site/src/site/blog';

/** The filter above a list of posts: links to the tags that most posts have, and to the list of all. */
export default function BlogTagNav({
  current,
  blogPath,
  tagsPath,
}: {
  /** Address of the tag that the list shows; without one it shows all posts. */
  current?: string;
  blogPath: string;
  tagsPath: string;
}): React.JSX.Element {
  const frequent = tags.slice(0, shownTags);
  const own = tags.find(({ permalink }) => permalink === current);
  // A rarer one comes first: at the end of the row it might be out of sight.
  const shown = own === undefined || frequent.includes(own) ? frequent : [own, ...frequent];
  return (
    <PillNav
      label={translate({ id: 'blog.filter.label', message: 'Filter posts by tag' })}
      pills={[
        {
          to: blogPath,
          label: translate({ id: 'blog.filter.all', message: 'All posts' }),
          isCurrent: current === undefined,
        },
        ...shown.map(({ label, permalink, count }) => ({
          to: permalink,
          label,
          count,
          isCurrent: permalink === current,
        })),
        {
          to: tagsPath,
          label: translate({ id: 'blog.filter.allTags', message: 'All topics' }),
          count: tags.length,
        },
      ]}
    />
  );
}
