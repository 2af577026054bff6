// Wrapped: every Markdown page has the site's own components without an import, and tables and task lists that axe accepts.
import BlogFigure from '@site/src/components/blog/BlogFigure';
import BreakableCode from '@site/src/components/docs/BreakableCode';
import { FileTree, Steps } from '@site/src/components/docs/Lists';
import { Fact, Properties, Property } from '@site/src/components/docs/Properties';
import PropertyFilter from '@site/src/components/docs/PropertyFilter';
import Since from '@site/src/components/docs/Since';
import Figure from '@site/src/components/shared/Figure';
import HeaderCell from '@site/src/components/shared/HeaderCell';
import StaticArticle from '@site/src/components/shared/StaticArticle';
import TaskMark from '@site/src/components/shared/TaskMark';
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
  BreakableCode,
  Figure,
  FileTree,
  Fact,
  Properties,
  Property,
  PropertyFilter,
  Since,
  Steps,
  StaticArticle,
  input: TaskMark,
  th: HeaderCell,
} satisfies Record<(typeof staticComponents)[number] | string, unknown>;
