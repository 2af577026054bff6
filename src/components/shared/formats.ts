import { interpolate } from '@docusaurus/Interpolate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Plural categories in the order of the forms of a text, as in the framework's own texts. */
const order: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * Returns a function that writes a number by the plural forms of the page's language, or those of English.
 * The framework's `usePluralForm` logs an error for untranslated texts in languages with other plurals.
 */
export function useCounted(): (count: number, forms: string) => string {
  const { currentLocale } = useDocusaurusContext().i18n;
  const rules = new Intl.PluralRules(Intl.PluralRules.supportedLocalesOf(currentLocale)[0] ?? 'en');
  const { pluralCategories } = rules.resolvedOptions();
  const categories = order.filter((category) => pluralCategories.includes(category));
  return (count, forms) => {
    const texts = forms.split('|');
    const isEnglish = texts.length === 2 && categories.length !== 2;
    const form = isEnglish ? Number(count !== 1) : categories.indexOf(rules.select(count));
    return interpolate(texts[form] ?? texts.at(-1) ?? '', { count });
  };
}

/** Returns a function that writes a day of UTC in the page's language. */
export function useDay() {
  const { currentLocale } = useDocusaurusContext().i18n;
  const format = new Intl.DateTimeFormat(currentLocale, { dateStyle: 'long', timeZone: 'UTC' });
  return (date: string | number | Date): string => format.format(new Date(date));
}
