import { taskMark } from '@site/src/site/taskMark';
import { translated } from '@site/src/words/translated';
import type { ComponentProps } from 'react';

const words = translated('taskMark', taskMark);

/** The box of an item of a task list, with the name that Markdown has no place for. */
export default function TaskMark(props: ComponentProps<'input'>): React.JSX.Element {
  return <input {...props} aria-label={props.checked ? words.done : words.open} />;
}
