import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Returns a function that writes a day of UTC in the page's language. */
export function useDay(options: Intl.DateTimeFormatOptions = { dateStyle: 'long' }) {
  const { currentLocale } = useDocusaurusContext().i18n;
  const format = new Intl.DateTimeFormat(currentLocale, { ...options, timeZone: 'UTC' });
  return (date: string | number | Date): string => format.format(new Date(date));
}
