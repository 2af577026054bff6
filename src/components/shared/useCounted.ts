import { interpolate } from '@docusaurus/Interpolate';
import { usePluralForm } from '@docusaurus/theme-common';

/** Returns how to write a number in words: from a text with the plurals of the page's language, in which `{count}` stands for it. */
export function useCounted(): (count: number, forms: string) => string {
  const { selectMessage } = usePluralForm();
  return (count, forms) => {
    const text: string = selectMessage(count, forms);
    return interpolate(text, { count });
  };
}
