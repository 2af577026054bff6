import { validateThemeConfig } from '@docusaurus/theme-classic';
import type { Joi } from '@docusaurus/utils-validation';
import { type Finding, findingsIn } from '../finding';

declare module '@docusaurus/theme-classic' {
  /** A lifecycle method of themes, which the types of this one leave out. */
  export function validateThemeConfig(context: {
    themeConfig: object;
    validate: (schema: Joi.ObjectSchema, config: object) => object;
  }): object;
}

/** The theme accepts the navbar and the footer, which a build would say later. */
export function theme(config: { navbar: object; footer?: object }): Finding[] {
  const found: Finding[] = [];
  validateThemeConfig({
    themeConfig: structuredClone(config),
    validate: (schema, value) => {
      const { error } = schema.validate(value, { abortEarly: false });
      if (error) {
        const at = findingsIn('theme', 'src/site/shell.ts');
        found.push(at(1, `${error.message}.`, 'Correct it there, or in src/site/shell.ts.'));
      }
      return value;
    },
  });
  return found;
}
