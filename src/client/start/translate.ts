/** Messages of the page's language, by id; the build writes those in that the script shows (src/plugins/start). */
declare const translations: Readonly<Record<string, string>>;

/** Takes the place of the framework's function in the inline script, which has no bundle of translations. */
export const translate = ({ id, message }: { id: string; message: string }): string =>
  translations[id] ?? message;
