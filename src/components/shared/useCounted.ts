import { interpolate } from '@docusaurus/Interpolate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Plural categories in the order of the forms of a text, as in the framework's own texts. */
const order: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/**
 * Returns how to write a number in words: from a text with the plurals of the page's language, in which `{count}` stands for it. A text
 * that nobody has translated has the two forms of English, so this is not the framework's `usePluralForm`: in a language with other
 * plurals, that writes the wrong form and an error to the console for each text.
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
