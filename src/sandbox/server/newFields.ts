import type { Body, Call } from './call';
import { check, demand, Failure, illegal } from './failure';
import { type Entity, factsOf, type Kind, pathOf } from './model';
import { objectInCatalog } from './objects';
import { type NewTable, newTable } from './tables';

/** What kinds of object have beyond names, comments, and properties: the fields of a new one. @throws Failure */
export const newFields: Partial<
  Record<Kind, (call: Call, parent: Entity, body: Body) => Entity['fields']>
> = {
  catalog({ catalogs, note }, _, { type, provider }) {
    const facts = catalogs.find((one) => one.provider === String(provider).toLowerCase());
    if (facts === undefined) {
      throw new Failure('internal', `No catalog provider found for: ${provider}`);
    }
    note(
      `There is no ${facts.source} behind this catalog: the sandbox keeps what you create in it.`,
    );
    return { type: String(type).toLowerCase(), provider: String(provider) };
  },
  schema(_, parent, { comment, properties }) {
    const facts = factsOf(parent);
    const keeps = [
      ...(comment ? ['Keep a comment'] : []),
      ...(Object.keys(properties ?? {}).length > 0 ? ['Keep properties'] : []),
    ];
    for (const row of ['Create', ...keeps]) {
      demand(facts, 'schemas', row);
    }
    return {};
  },
  table(call, parent, body) {
    const facts = factsOf(parent);
    return facts ? newTable(body as NewTable, facts, call) : {};
  },
  fileset(_, parent, { name, type = 'managed', storageLocation }) {
    const given = typeof storageLocation === 'string' ? storageLocation.trim() : '';
    const full = [...pathOf(parent), name].join('.');
    check(
      String(type).toLowerCase() !== 'external' || given !== '',
      `Storage location must be set for external fileset ${full}`,
    );
    const above = [parent, parent.parent].map((one) => one?.properties.location);
    const [schema = above[1] && `${above[1].replace(/\/+$/, '')}/${parent.name}`] = above;
    const location = given || (schema && `${schema.replace(/\/+$/, '')}/${name}`);
    if (!location) {
      throw illegal(
        `Storage location must be set for fileset ${full} when it's catalog and schema location are not set`,
      );
    }
    return { type: String(type).toLowerCase(), storageLocation: location };
  },
  // Before 0.6.0, the store loses empty properties of a metalake.
  metalake: ({ release }) => ({ keepsEmpty: release.isSince('0.6.0') }),
  user: () => ({ roles: [] }),
  group: () => ({ roles: [] }),
  role(call, _, { securableObjects, properties }) {
    const objects = securableObjects as { fullName: string; type: string }[];
    for (const { fullName, type } of objects) {
      if (objectInCatalog(call, type, fullName) === undefined) {
        const message = `Securable object ${fullName} doesn't exist`;
        throw new Failure('notFound', message, 'NoSuchMetadataObjectException');
      }
    }
    return { securableObjects: objects, keepsEmpty: Boolean(properties) };
  },
  partition: (_, __, { name: ___, ...fields }) => fields as Entity['fields'],
};
