/** What the box of an item of a task list says. */
export const taskMark = { done: 'Done', open: 'To do' } as const;
