import { siteMessages } from './messages';

const messages = siteMessages();

/**
 * Returns the English text that the site shows by an id.
 *
 * @throws Error naming an id that nothing shows.
 */
export function word(id: string): string {
  const message = messages.get(id);
  if (message === undefined) {
    throw new Error(`The site has no message "${id}".`);
  }
  return message;
}
