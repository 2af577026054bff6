/** Messages in the page's language by id, which the build inserts (src/plugins/start). */
declare const translations: Readonly<Record<string, string>>;

/** Replaces the framework's function in the inline script, which doesn't have all translations. */
export const translate = ({ id, message }: { id: string; message: string }): string =>
  translations[id] ?? message;
