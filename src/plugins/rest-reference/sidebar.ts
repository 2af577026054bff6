import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import { restFolder } from '../../site/links';
import { sentenceCase } from './pageFiles';

type Generator = PluginOptions['sidebarItemsGenerator'];
type Doc = Parameters<Generator>[0]['docs'][number];

/** Returns the entity that a REST page belongs to, as its generator wrote it; `undefined` for the introduction. */
const tagOf = ({ frontMatter }: Doc) => (frontMatter as { rest_tag?: string }).rest_tag;

/** Sidebar items of generated folders: REST pages are grouped by entity, everything else is left to the default generator. */
export const restSidebarItems: Generator = async (args) => {
  const defaultGenerator = (args as typeof args & { defaultSidebarItemsGenerator: Generator })
    .defaultSidebarItemsGenerator;
  if (args.item.dirName !== restFolder) {
    return defaultGenerator(args);
  }
  const docs = args.docs
    .filter(({ sourceDirName }) => sourceDirName === restFolder)
    .sort((a, b) => (a.sidebarPosition ?? 0) - (b.sidebarPosition ?? 0));
  const introductions = docs.filter((doc) => tagOf(doc) === undefined);
  const tags = new Set(docs.map(tagOf).filter((tag) => tag !== undefined));
  return [
    ...introductions.map(({ id }) => ({ type: 'doc' as const, id })),
    ...[...tags].map((tag) => ({
      type: 'category' as const,
      label: sentenceCase(tag),
      items: docs
        .filter((doc) => tagOf(doc) === tag)
        .map(({ id }) => ({ type: 'doc' as const, id })),
    })),
  ];
};
