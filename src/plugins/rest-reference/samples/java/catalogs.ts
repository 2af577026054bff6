import { call, string } from './javaCode';
import {
  catalogManager,
  changes,
  declare,
  loadCatalog,
  names,
  orNull,
  parentIdentifier,
  parentNamespace,
  type Sample,
  upper,
  type Write,
} from './sample';

/** Writes the arguments that a new catalog and a tested connection have in common. */
function catalogArguments(sample: Sample): string[] {
  const { code, values, body } = sample;
  return [
    parentIdentifier(sample, [values.metalake ?? '', body.name ?? '']),
    `${code.productClass('Catalog')}.Type.${upper(body.type)}`,
    string(body.provider ?? ''),
    orNull(body.comment),
    code.map('properties', body.properties),
  ];
}

/** Package of what belongs to schemas, moved in 0.6.0. */
const schemaPackage = ({ api }: Sample): string => (api.takesNames ? '' : 'rel.');

const declareSchema = (sample: Sample, value: string): void =>
  declare(sample, `${schemaPackage(sample)}Schema`, 'schema', value);

export const catalogs: Record<string, Write> = {
  listCatalogs: (sample) => {
    const { code, api, query } = sample;
    const argument = parentNamespace(sample, names(sample));
    const manager = catalogManager(sample);
    if (query.details === 'true') {
      code.add(
        `${code.productClass('Catalog')}[] catalogs = ${manager}.listCatalogsInfo(${argument});`,
      );
    } else {
      const type = api.takesNames ? 'String' : code.productClass('NameIdentifier');
      code.add(`${type}[] catalogs = ${manager}.listCatalogs(${argument});`);
    }
  },

  createCatalog: (sample) => {
    const value = call(`${catalogManager(sample)}.createCatalog`, catalogArguments(sample));
    declare(sample, 'Catalog', 'catalog', value);
  },

  loadCatalog,

  alterCatalog: (sample) => {
    const value = call(`${catalogManager(sample)}.alterCatalog`, [
      parentIdentifier(sample, names(sample)),
      ...changes(sample, 'CatalogChange'),
    ]);
    declare(sample, 'Catalog', 'catalog', value);
  },

  dropCatalog: (sample) => {
    const identifier = parentIdentifier(sample, names(sample));
    sample.code.add(`boolean dropped = ${catalogManager(sample)}.dropCatalog(${identifier});`);
  },

  testConnection: (sample) =>
    sample.code.add(`${call('client.testConnection', catalogArguments(sample))};`),
};

export const schemas: Record<string, Write> = {
  listSchemas: (sample) => {
    const { code, api } = sample;
    loadCatalog(sample);
    const argument = parentNamespace(sample, names(sample));
    const type = api.takesNames ? 'String' : code.productClass('NameIdentifier');
    code.add(`${type}[] schemas = catalog.asSchemas().listSchemas(${argument});`);
  },

  createSchema: (sample) => {
    const { code, body } = sample;
    loadCatalog(sample);
    const value = call('catalog.asSchemas().createSchema', [
      parentIdentifier(sample, names(sample, body.name)),
      orNull(body.comment),
      code.map('properties', body.properties),
    ]);
    declareSchema(sample, value);
  },

  loadSchema: (sample) => {
    loadCatalog(sample);
    const identifier = parentIdentifier(sample, names(sample));
    declareSchema(sample, `catalog.asSchemas().loadSchema(${identifier})`);
  },

  alterSchema: (sample) => {
    loadCatalog(sample);
    const value = call('catalog.asSchemas().alterSchema', [
      parentIdentifier(sample, names(sample)),
      ...changes(sample, `${schemaPackage(sample)}SchemaChange`),
    ]);
    declareSchema(sample, value);
  },

  dropSchema: (sample) => {
    loadCatalog(sample);
    const value = call('catalog.asSchemas().dropSchema', [
      parentIdentifier(sample, names(sample)),
      String(sample.query.cascade === 'true'),
    ]);
    sample.code.add(`boolean dropped = ${value};`);
  },
};
