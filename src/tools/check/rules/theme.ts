import { validateThemeConfig } from '@docusaurus/theme-classic';
import type { Joi } from '@docusaurus/utils-validation';
import { type Findings, findingsIn } from '../finding';

declare module '@docusaurus/theme-classic' {
  /** A lifecycle method of themes, which the types of this one leave out. */
  export function validateThemeConfig(context: {
    themeConfig: object;
    validate: (schema: Joi.ObjectSchema, config: object) => object;
  }): object;
}

/** Lists the texts in a value of the configuration. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

type NavbarItem = Readonly<Record<string, unknown>>;

/**
 * The theme accepts the navbar and the footer, which a build would say later, links of the navbar have a name, and pictures of both are there.
 *
 * @param files of the site, by their paths.
 */
export function* theme(
  config: { navbar: { items: readonly NavbarItem[] }; footer?: object },
  files: ReadonlyMap<string, unknown>,
): Findings {
  const at = findingsIn('theme', 'src/site/shell.ts');
  for (const { label, 'aria-label': name, to, href } of config.navbar.items) {
    const address = to ?? href;
    if (!label && !name && address !== undefined) {
      yield at(1, `The link ${address} of the navbar has no name.`, 'Add a label.');
    }
  }
  for (const text of textsIn(config)) {
    const file = `static/${text.replace(/^\//, '')}`;
    if (/^[\w./-]+\.(?:svg|png|jpe?g|webp|gif)$/.test(text) && !files.has(file)) {
      yield at(1, `There is no picture ${file}.`, 'Correct its name, or add the file.');
    }
  }
  let problem: string | undefined;
  validateThemeConfig({
    themeConfig: structuredClone(config),
    validate: (schema, value) => {
      problem = schema.validate(value, { abortEarly: false }).error?.message;
      return value;
    },
  });
  if (problem !== undefined) {
    yield at(1, `${problem}.`, 'Correct it there, or in src/site/shell.ts.');
  }
}
