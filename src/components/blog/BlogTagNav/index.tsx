import tags from '@generated/blog-posts/default/tags.json';
import PillNav from '@site/src/components/shared/PillNav';
import { blog as blogWords } from '@site/src/site/blog';
import { translated } from '@site/src/words/translated';

const blog = translated('blog', blogWords);

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
  const frequent = tags.slice(0, blog.filter.count);
  const own = tags.find(({ permalink }) => permalink === current);
  // A rarer one comes first: at the end of the row it might be out of sight.
  const shown = own === undefined || frequent.includes(own) ? frequent : [own, ...frequent];
  return (
    <PillNav
      isRow
      label={blog.filter.label}
      pills={[
        { to: blogPath, label: blog.filter.all, isCurrent: current === undefined },
        ...shown.map(({ label, permalink, count }) => ({
          to: permalink,
          label,
          count,
          isCurrent: permalink === current,
        })),
        { to: tagsPath, label: blog.filter.allTags, count: tags.length },
      ]}
    />
  );
}
