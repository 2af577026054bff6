import type { ComponentProps } from 'react';

/** A header cell of a Markdown table; the empty corner of a table with headers on two sides heads nothing and is plain. */
export default function HeaderCell(props: ComponentProps<'th'>): React.JSX.Element {
  return props.children ? <th {...props} /> : <td />;
}
