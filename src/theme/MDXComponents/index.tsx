// Gives every Markdown page coloured code, tabs, version marks and diagrams without an import of its own.

import ConceptDiagram from '@site/src/components/ConceptDiagram';
import Since from '@site/src/components/Since';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';

export default { ...MDXComponents, CodeBlock, Tabs, TabItem, ConceptDiagram, Since };
