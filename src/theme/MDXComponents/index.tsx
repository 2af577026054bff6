// Gives every Markdown page coloured code, tabs, version marks and diagrams without an import of its own, and tables that axe accepts.

import BlogFigure from '@site/src/components/BlogFigure';
import ConceptDiagram from '@site/src/components/ConceptDiagram';
import HeaderCell from '@site/src/components/HeaderCell';
import Since from '@site/src/components/Since';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';

export default {
  ...MDXComponents,
  CodeBlock,
  Tabs,
  TabItem,
  BlogFigure,
  ConceptDiagram,
  Since,
  th: HeaderCell,
};
