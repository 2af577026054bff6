import words from '@generated/words/default/words.json';

/**
 * Returns a table of words in the language of the page: what `i18n/<locale>/words/words.json` says, else what the table says.
 *
 * @param name of the table, as `src/plugins/words` has it.
 */
export function translated<Table extends object>(name: string, table: Table): Table {
  return Object.fromEntries(
    Object.entries(table).map(([key, value]) => {
      const path = `${name}.${key}`;
      const isTable = typeof value === 'object' && value !== null && !Array.isArray(value);
      return [key, isTable ? translated(path, value) : (words[path] ?? value)];
    }),
  ) as Table;
}
