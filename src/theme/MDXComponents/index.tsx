// Wrapped: every Markdown page has the site's own components without an import, and tables that axe accepts.
import BlogFigure from '@site/src/components/blog/BlogFigure';
import Since from '@site/src/components/docs/Since';
import Tiles, { TileIcon } from '@site/src/components/docs/Tiles';
import ConceptDiagram from '@site/src/components/shared/ConceptDiagram';
import Figure from '@site/src/components/shared/Figure';
import HeaderCell from '@site/src/components/shared/HeaderCell';
import StaticArticle from '@site/src/components/shared/StaticArticle';
import type { staticComponents } from '@site/src/site/staticComponents';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';

export default {
  ...MDXComponents,
  Admonition: MDXComponents.admonition,
  CodeBlock,
  Tabs,
  TabItem,
  BlogFigure,
  ConceptDiagram,
  Figure,
  Since,
  StaticArticle,
  TileIcon,
  Tiles,
  th: HeaderCell,
} satisfies Record<(typeof staticComponents)[number] | string, unknown>;
