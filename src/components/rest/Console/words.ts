import { translate } from '@docusaurus/Translate';

/** Names of the examples, with their labels. */
export const exampleWords = [
  ['createTable', translate({ id: 'playground.createTable', message: 'Create a table' })],
  ['alterTable', translate({ id: 'playground.alterTable', message: 'Change a table' })],
  ['loadTable', translate({ id: 'playground.loadTable', message: 'Load a table' })],
  ['listMetalakes', translate({ id: 'playground.listMetalakes', message: 'List the metalakes' })],
  ['createMetalake', translate({ id: 'playground.createMetalake', message: 'Create a metalake' })],
  ['addCatalog', translate({ id: 'playground.addCatalog', message: 'Add a catalog' })],
  [
    'refusedColumn',
    translate({ id: 'playground.refusedColumn', message: 'Add a column that Hive rejects' }),
  ],
  [
    'dropSchema',
    translate({ id: 'playground.dropSchema', message: 'Drop a schema that isn’t empty' }),
  ],
] as const;
