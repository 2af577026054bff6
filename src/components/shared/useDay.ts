import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/**
 * Returns a function that writes a day of UTC as readers of the page's language do.
 *
 * @param options what of the day is written; all of it without.
 */
export function useDay(options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }) {
  const { currentLocale } = useDocusaurusContext().i18n;
  const format = new Intl.DateTimeFormat(currentLocale, { ...options, timeZone: 'UTC' });
  return (date: string | number | Date): string => format.format(new Date(date));
}
