import type { OperationExample } from '../examples';
import type { ClientApi } from './clientApi';
import { flatLiteral, indent, literal, python } from './literal';

interface Change {
  '@type': string;
  newName?: string;
  newComment?: string;
  property?: string;
  value?: string;
}

interface Body {
  name?: string;
  comment?: string;
  type?: string;
  provider?: string;
  storageLocation?: string;
  properties?: Record<string, string>;
  updates?: Change[];
}

interface Sample {
  api: ClientApi;
  values: Record<string, string>;
  query: Record<string, string>;
  body: Body;
  /** Adds an import of a name, and returns the name. */
  imported: (name: string, module?: string) => string;
}

const quoted = (text: string | undefined): string => flatLiteral(text ?? null, python);

/** Writes a call, one keyword argument a line. */
const call = (head: string, args: readonly string[]): string =>
  args.length < 2 && !args[0]?.includes('\n')
    ? `${head}(${args.join(', ')})`
    : `${head}(\n${args.map((arg) => `${indent(arg, '    ')},`).join('\n')}\n)`;

const properties = ({ body }: Sample): string =>
  `properties=${literal(body.properties ?? {}, python, 4, 11)}`;

const path = ({ values }: Sample, own?: string): (string | undefined)[] => [
  values.metalake,
  values.catalog,
  values.schema,
  own,
];

/** Writes what names a metalake, catalog or schema: an identifier, or since 0.6.0 a name under a keyword of its own. */
function named(
  { api, imported }: Sample,
  keyword: string,
  levels: readonly (string | undefined)[],
): string {
  const given = levels.filter((level) => level !== undefined);
  return api.takesNames
    ? `${keyword}=${quoted(given.at(-1))}`
    : `ident=${imported('NameIdentifier')}.of(${given.map(quoted).join(', ')})`;
}

/** Writes the identifier of a fileset; since 0.6.0 it starts with the schema. */
function filesetIdentifier(sample: Sample, own: string | undefined): string {
  const given = path(sample, own).filter((level) => level !== undefined);
  const levels = sample.api.takesNames ? given.slice(2) : given;
  return `${sample.imported('NameIdentifier')}.of(${levels.map(quoted).join(', ')})`;
}

/** Writes the namespace argument of a listing; since 0.6.0 only filesets have one. */
function namespace({ api, imported }: Sample, levels: readonly (string | undefined)[]): string {
  const given = levels.filter((level) => level !== undefined);
  const names = api.takesNames ? given.slice(2) : given;
  return `namespace=${imported('Namespace', 'gravitino.namespace')}.of(${names.map(quoted).join(', ')})`;
}

const changes = ({ body, imported }: Sample, className: string, module?: string): string[] =>
  (body.updates ?? []).map(({ '@type': type, newName, newComment, property, value }) => {
    const args = [newName, newComment, property, value].filter((text) => text !== undefined);
    const method = type.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return `${imported(className, module)}.${method}(${args.map(quoted).join(', ')})`;
  });

const loadCatalog = (sample: Sample): string =>
  `catalog = client.load_catalog(${named(sample, 'name', [sample.values.metalake, sample.values.catalog])})`;

type Write = (sample: Sample) => string[];

/** How the Python client does what an operation does, by operation id. It knows filesets, and no tables or topics. */
const operations: Record<string, Write> = {
  listMetalakes: () => ['metalakes = client.list_metalakes()'],
  createMetalake: (sample) => [
    `metalake = ${call('client.create_metalake', [
      named(sample, 'name', [sample.body.name]),
      `comment=${quoted(sample.body.comment)}`,
      properties(sample),
    ])}`,
  ],
  loadMetalake: (sample) => [
    `metalake = client.load_metalake(${named(sample, 'name', [sample.values.name])})`,
  ],
  alterMetalake: (sample) => [
    `metalake = ${call('client.alter_metalake', [
      named(sample, 'name', [sample.values.name]).replace(/^\w+=/, ''),
      ...changes(sample, 'MetalakeChange'),
    ])}`,
  ],
  dropMetalake: (sample) => [
    `dropped = client.drop_metalake(${named(sample, 'name', [sample.values.name])})`,
  ],

  listCatalogs: (sample) => {
    const argument = sample.api.takesNames ? '' : namespace(sample, [sample.values.metalake]);
    const method = sample.query.details === 'true' ? 'list_catalogs_info' : 'list_catalogs';
    return [`catalogs = client.${method}(${argument})`];
  },
  createCatalog: (sample) => {
    const { body, imported, values } = sample;
    return [
      `catalog = ${call('client.create_catalog', [
        named(sample, 'name', [values.metalake, body.name]),
        `catalog_type=${imported('Catalog')}.Type.${(body.type ?? '').toUpperCase()}`,
        `provider=${quoted(body.provider)}`,
        `comment=${quoted(body.comment)}`,
        properties(sample),
      ])}`,
    ];
  },
  loadCatalog: (sample) => [loadCatalog(sample)],
  alterCatalog: (sample) => [
    `catalog = ${call('client.alter_catalog', [
      named(sample, 'name', [sample.values.metalake, sample.values.catalog]).replace(/^\w+=/, ''),
      ...changes(sample, 'CatalogChange', 'gravitino.api.catalog_change'),
    ])}`,
  ],
  dropCatalog: (sample) => [
    `dropped = client.drop_catalog(${named(sample, 'name', [sample.values.metalake, sample.values.catalog])})`,
  ],

  listSchemas: (sample) => {
    const { values } = sample;
    const argument = sample.api.takesNames
      ? ''
      : namespace(sample, [values.metalake, values.catalog]);
    return [loadCatalog(sample), `schemas = catalog.as_schemas().list_schemas(${argument})`];
  },
  createSchema: (sample) => [
    loadCatalog(sample),
    `schema = ${call('catalog.as_schemas().create_schema', [
      named(sample, 'schema_name', path(sample, sample.body.name)),
      `comment=${quoted(sample.body.comment)}`,
      properties(sample),
    ])}`,
  ],
  loadSchema: (sample) => [
    loadCatalog(sample),
    `schema = ${call('catalog.as_schemas().load_schema', [named(sample, 'schema_name', path(sample))])}`,
  ],
  alterSchema: (sample) => [
    loadCatalog(sample),
    `schema = ${call('catalog.as_schemas().alter_schema', [
      named(sample, 'schema_name', path(sample)).replace(/^\w+=/, ''),
      ...changes(sample, 'SchemaChange'),
    ])}`,
  ],
  dropSchema: (sample) => [
    loadCatalog(sample),
    `dropped = ${call('catalog.as_schemas().drop_schema', [
      named(sample, 'schema_name', path(sample)),
      `cascade=${sample.query.cascade === 'true' ? 'True' : 'False'}`,
    ])}`,
  ],

  listFilesets: (sample) => [
    loadCatalog(sample),
    `filesets = ${call('catalog.as_fileset_catalog().list_filesets', [namespace(sample, path(sample))])}`,
  ],
  createFileset: (sample) => {
    const { body, imported } = sample;
    return [
      loadCatalog(sample),
      `fileset = ${call('catalog.as_fileset_catalog().create_fileset', [
        `ident=${filesetIdentifier(sample, body.name)}`,
        `comment=${quoted(body.comment)}`,
        `fileset_type=${imported('Fileset')}.Type.${(body.type ?? '').toUpperCase()}`,
        `storage_location=${quoted(body.storageLocation)}`,
        properties(sample),
      ])}`,
    ];
  },
  loadFileset: (sample) => [
    loadCatalog(sample),
    `fileset = ${call('catalog.as_fileset_catalog().load_fileset', [`ident=${filesetIdentifier(sample, sample.values.fileset)}`])}`,
  ],
  alterFileset: (sample) => [
    loadCatalog(sample),
    `fileset = ${call('catalog.as_fileset_catalog().alter_fileset', [
      filesetIdentifier(sample, sample.values.fileset),
      ...changes(sample, 'FilesetChange'),
    ])}`,
  ],
  dropFileset: (sample) => [
    loadCatalog(sample),
    `dropped = ${call('catalog.as_fileset_catalog().drop_fileset', [`ident=${filesetIdentifier(sample, sample.values.fileset)}`])}`,
  ],
};

/**
 * Writes how the Python client does what an operation does.
 *
 * @returns `undefined` where the client has no such method that works, or where there is no Python client yet.
 */
export function pythonClientSample(example: OperationExample, api: ClientApi): string | undefined {
  const write = operations[example.operationId];
  // In 0.5.1 `alter_catalog` fails before it sends anything: it calls a string.
  const isBroken = example.operationId === 'alterCatalog' && !api.takesNames;
  if (write === undefined || !api.hasPython || isBroken) {
    return undefined;
  }
  const imports = new Map<string, Set<string>>();
  const imported = (name: string, module = 'gravitino'): string => {
    imports.set(module, (imports.get(module) ?? new Set()).add(name));
    return name;
  };
  const isAdmin = /Metalakes?$/.test(example.operationId);
  const client = imported(isAdmin ? 'GravitinoAdminClient' : 'GravitinoClient');
  const server = `uri=${quoted(example.server)}`;
  const metalake = `metalake_name=${quoted(example.pathValues.metalake)}`;
  const statements = write({
    api,
    imported,
    values: example.pathValues,
    query: example.query,
    body: (example.body ?? {}) as Body,
  });
  const importLines = [...imports]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([module, names]) => `from ${module} import ${[...names].sort().join(', ')}`);
  return [
    ...importLines,
    '',
    `client = ${client}(${isAdmin ? server : `${server}, ${metalake}`})`,
    ...statements,
  ].join('\n');
}
