/** Words beside the keys that a page defines, and of the mark of what a version brought. */
export const definitions = {
  copy: 'Copy',
  link: 'Link to this place',
  show: 'Show',
  since: 'New in {version}',
} as const;
