// Replaced: a card shows the title and description of any page of its version, which a reader's browser isn't sent (3 KB of brotli).

/** Ends the build of a page that has a `<DocCardList />`, or is a generated index, with what to write instead. */
export default function DocCard(): never {
  throw new Error(
    'DocCardList and generated indexes need the descriptions of all pages, which src/plugins/lean-client leaves out. Write a list of links in Markdown, or take leanVersion out of it.',
  );
}
