import { siteMessages } from './messages';

const messages = siteMessages();

/** Returns the English message with an id. @throws Error if the site has no such message. */
export function word(id: string): string {
  const message = messages.get(id);
  if (message === undefined) {
    throw new Error(`The site has no message "${id}".`);
  }
  return message;
}
