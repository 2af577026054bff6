import type { ClientApi } from '../clientApi';
import { call, type JavaCode, string } from './javaCode';
import type { IdentityPartition, TableBody } from './tableCode';

/** Fields of the request bodies that the samples are written from. */
export interface Body extends Partial<TableBody> {
  type?: string;
  provider?: string;
  storageLocation?: string;
  updates?: Change[];
  partitions?: IdentityPartition[];
  roleNames?: string[];
  securableObjects?: SecurableObject[];
  tagsToAdd?: string[];
  tagsToRemove?: string[];
}

export interface SecurableObject {
  fullName: string;
  type: string;
  privileges: { name: string; condition: string }[];
}

interface Change {
  '@type': string;
  newName?: string;
  newComment?: string;
  property?: string;
  value?: string;
}

/** What the statements of one sample are made from. */
export interface Sample {
  code: JavaCode;
  api: ClientApi;
  values: Record<string, string>;
  query: Record<string, string>;
  body: Body;
}

/** Adds the statements of one operation. */
export type Write = (sample: Sample) => void;

export const upper = (text = ''): string => text.toUpperCase();

/** `use_catalog` as the name of a class. */
export const className = (text: string): string =>
  text.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

export const orNull = (text: string | undefined): string =>
  text === undefined ? 'null' : string(text);

/** Names from the metalake down to an object: those in the path, and the object's own where the path ends above it. */
export const names = ({ values }: Sample, own?: string): string[] =>
  [values.metalake, values.catalog, values.schema, own].filter((name) => name !== undefined);

/** Writes what names a metalake, catalog or schema: its identifier, or since 0.6.0 its name. */
export function parentIdentifier({ code, api }: Sample, path: readonly string[]): string {
  return api.takesNames
    ? string(path.at(-1) ?? '')
    : call(`${code.productClass('NameIdentifier')}.of`, path.map(string));
}

/** Writes the namespace of what lies in a metalake or catalog; since 0.6.0 none is asked for. */
export function parentNamespace({ code, api }: Sample, path: readonly string[]): string {
  return api.takesNames ? '' : call(`${code.productClass('Namespace')}.of`, path.map(string));
}

/** Declares a variable. */
export const declare = ({ code }: Sample, type: string, variable: string, value: string): void =>
  code.add(`${code.productClass(type)} ${variable} = ${value};`);

/** Writes the changes of an update as arguments of a call. */
export function changes({ code, body }: Sample, type: string): string[] {
  const change = code.productClass(type);
  return (body.updates ?? []).map(({ '@type': kind, newName, newComment, property, value }) =>
    call(
      `${change}.${kind}`,
      [newName, newComment, property, value].filter((text) => text !== undefined).map(string),
    ),
  );
}

/** The class of a metalake, renamed in 0.5.0. */
export const metalakeClass = ({ api }: Sample): string =>
  api.hasAdminClient ? 'client.GravitinoMetalake' : 'client.GravitinoMetaLake';

/** The variable that manages catalogs: the client, or before 0.5.0 the loaded metalake. */
export const catalogManager = ({ api }: Sample): string =>
  api.hasAdminClient ? 'client' : 'metalake';

/** Declares the catalog of the path. */
export function loadCatalog(sample: Sample): void {
  const { metalake = '', catalog = '' } = sample.values;
  const identifier = parentIdentifier(sample, [metalake, catalog]);
  declare(sample, 'Catalog', 'catalog', `${catalogManager(sample)}.loadCatalog(${identifier})`);
}
