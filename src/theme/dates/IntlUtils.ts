import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type DateFormat, englishDates } from './english';

/** Returns the calendar of the page's language. */
export function useCalendar(): string {
  const { currentLocale, localeConfigs } = useDocusaurusContext().i18n;
  return localeConfigs[currentLocale]?.calendar ?? 'gregory';
}

/**
 * Takes the place of theme-common's `utils/IntlUtils` in the browser (src/plugins/lean-client): the first `Intl.DateTimeFormat` of
 * a page takes 9 ms, a sixth of a route change. English dates are written without it.
 */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): DateFormat {
  const { currentLocale } = useDocusaurusContext().i18n;
  const calendar = useCalendar();
  const english =
    currentLocale === 'en' && calendar === 'gregory' ? englishDates(options) : undefined;
  return english ?? new Intl.DateTimeFormat(currentLocale, { calendar, ...options });
}
