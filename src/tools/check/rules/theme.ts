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

type NavbarItem = Readonly<Record<string, unknown>>;

/** The theme accepts the navbar and the footer, which a build would say later, and links of the navbar have a name. */
export function theme(config: {
  navbar: { items: readonly NavbarItem[] };
  footer?: object;
}): Finding[] {
  const at = findingsIn('theme', 'src/site/shell.ts');
  const found = config.navbar.items
    .filter(({ label, 'aria-label': name }) => !label && !name)
    .flatMap(({ to, href }) => {
      const address = to ?? href;
      return address === undefined
        ? []
        : [at(1, `The link ${address} of the navbar has no name.`, 'Add a label.')];
    });
  validateThemeConfig({
    themeConfig: structuredClone(config),
    validate: (schema, value) => {
      const { error } = schema.validate(value, { abortEarly: false });
      if (error) {
        found.push(at(1, `${error.message}.`, 'Correct it there, or in src/site/shell.ts.'));
      }
      return value;
    },
  });
  return found;
}
