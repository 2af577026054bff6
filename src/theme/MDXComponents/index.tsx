// Wrapped: Markdown pages can use the site's components without imports, and have accessible tables and task lists.
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { BreakableCode, Key, Since } from '@site/src/components/docs/Inline';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import MDXComponents from '@theme-original/MDXComponents';
import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** Renders the empty corner of a table with row headers as a plain cell. */
const HeaderCell = (props: ComponentProps<'th'>) => (props.children ? <th {...props} /> : <td />);

/** A fold is the browser's own element: the stock one moves with React and style attributes. */
const Fold = ({ className, ...props }: ComponentProps<'details'>) => {
  useBrokenLinks().collectAnchor(props.id);
  return <details {...props} className={clsx('alert alert--info', className)} />;
};

/** The checkbox of a task list item, with an accessible name. */
const TaskMark = (props: ComponentProps<'input'>) => (
  <input
    {...props}
    aria-label={
      props.checked
        ? translate({ id: 'taskMark.done', message: 'Done' })
        : translate({ id: 'taskMark.open', message: 'To do' })
    }
  />
);

export default {
  ...MDXComponents,
  Admonition: MDXComponents.admonition,
  CodeBlock,
  Tabs,
  TabItem,
  BreakableCode,
  Key,
  Since,
  details: Fold,
  Details: Fold,
  input: TaskMark,
  th: HeaderCell,
};
