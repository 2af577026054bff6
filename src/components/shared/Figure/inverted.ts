import { translate } from '@docusaurus/Translate';

/**
 * What the caption of a screenshot says on a dark page, whose style sheet inverts the colors of the picture and adds these words. They are
 * no text of the page: its Markdown and the search show the picture as it is.
 */
export const inverted = {
  'data-inverted': translate({ id: 'picture.inverted', message: 'Shown with inverted colors.' }),
};
