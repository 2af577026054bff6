/** Links to the blog's feeds. They are files, not routes. */
export default function FeedLinks({ blogPath }: { blogPath: string }) {
  return (
    <>
      <a href={`${blogPath}/rss.xml`}>RSS</a>
      <a href={`${blogPath}/atom.xml`}>Atom</a>
      <a href={`${blogPath}/feed.json`}>JSON feed</a>
    </>
  );
}
