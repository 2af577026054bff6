import { translate } from '@docusaurus/Translate';
import type { ComponentProps } from 'react';

/** The box of an item of a task list, with the name that Markdown has no place for. */
export default function TaskMark(props: ComponentProps<'input'>): React.JSX.Element {
  return (
    <input
      {...props}
      aria-label={
        props.checked
          ? translate({ id: 'taskMark.done', message: 'Done' })
          : translate({ id: 'taskMark.open', message: 'To do' })
      }
    />
  );
}
