import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import { restFolder } from '../../site/links';
import { sentenceCase } from './pageFiles';

type Generator = PluginOptions['sidebarItemsGenerator'];
type Args = Parameters<Generator>[0];

/** Generates the sidebar items of folders: REST pages by entity, and others with the default generator. */
export const restSidebarItems: Generator = async (args) => {
  const { defaultSidebarItemsGenerator } = args as Args & Record<string, Generator>;
  if (args.item.dirName !== restFolder) {
    return defaultSidebarItemsGenerator?.(args) ?? [];
  }
  const docs = args.docs
    .filter(({ sourceDirName }) => sourceDirName === restFolder)
    .sort((a, b) => (a.sidebarPosition ?? 0) - (b.sidebarPosition ?? 0));
  // The entity of a page, which its generator writes. The introduction has no entity.
  const tagOf = ({ frontMatter }: Args['docs'][number]) =>
    frontMatter.rest_tag as string | undefined;
  const pagesOf = (tag?: string) =>
    docs.filter((doc) => tagOf(doc) === tag).map(({ id }) => ({ type: 'doc' as const, id }));
  const tags = new Set(docs.map(tagOf).filter((tag) => tag !== undefined));
  return [
    ...pagesOf(),
    ...[...tags].map((tag) => ({
      type: 'category' as const,
      label: sentenceCase(tag),
      items: pagesOf(tag),
    })),
  ];
};
