import { accessHandlers } from './access';
import type { Handler } from './call';
import { catalogHandlers } from './catalogs';
import { filesetHandlers } from './filesets';
import { metalakeHandlers } from './metalakes';
import { partitionHandlers } from './partitions';
import { schemaHandlers } from './schemas';
import { tableHandlers } from './tables';
import { tagHandlers } from './tags';
import { topicHandlers } from './topics';

/** What answers each operation, by its id in the OpenAPI files. */
export const handlers: Readonly<Record<string, Handler>> = {
  ...metalakeHandlers,
  ...catalogHandlers,
  ...schemaHandlers,
  ...tableHandlers,
  ...partitionHandlers,
  ...filesetHandlers,
  ...topicHandlers,
  ...accessHandlers,
  ...tagHandlers,
};

/** The words that the server puts around the reason of an error: v0.5.1, ExceptionHandlers.java:99 to 449. */
export interface ErrorFrame {
  /** `%n` is the name of the object in brackets, `%o` the operation, `%p` the object around it, `%r` the reason. */
  template: string;
  operation: string;
  /** The path's parameter that holds the name; `body` for the name in the body. */
  name?: string;
  /** The path's parameter that holds the name of the object around. */
  parent?: string;
}

const templates = {
  metalake: 'Failed to operate metalake(s)%n operation [%o], reason [%r]',
  catalog: 'Failed to operate catalog(s)%n operation [%o] under metalake [%p], reason [%r]',
  schema: 'Failed to operate schema(s)%n operation [%o] under catalog [%p], reason [%r]',
  table: 'Failed to operate table(s)%n operation [%o] under schema [%p], reason [%r]',
  partition: 'Failed to operate partition(s)%n operation [%o] of table [%p], reason [%r]',
  fileset: 'Failed to operate fileset(s)%n operation [%o] under schema [%p], reason [%r]',
  topic: 'Failed to operate topic(s)%n operation [%o] under schema [%p], reason [%r]',
  user: 'Failed to operate user %n operation [%o] under metalake [%p], reason [%r]',
  group: 'Failed to operate group %n operation [%o] under metalake [%p], reason [%r]',
  role: 'Failed to operate role %n operation [%o] under metalake [%p], reason [%r]',
  userRoles: 'Failed to operate role(s)%n operation [%o] under user [%p], reason [%r]',
  groupRoles: 'Failed to operate role(s)%n operation [%o] under group [%p], reason [%r]',
  tag: 'Failed to operate tag(s)%n operation [%o] under object [%p], reason [%r]',
  owner: 'Failed to execute %n owner operation [%o] under metalake [%p], reason [%r]',
} as const;

/** The words around an error that no handler expects: v0.5.1, ExceptionHandlers.java:485. */
export const unexpectedTemplate = 'Failed to operate object%n operation [%o]%p, reason [%r]';

type Kind = keyof typeof templates;

const frame = (kind: Kind, operation: string, name?: string, parent?: string): ErrorFrame => ({
  template: templates[kind],
  operation,
  name,
  parent,
});

/** The frames of an object's five operations: list, create, load, alter, drop. */
function crud(kind: Kind, plural: string, parent?: string, own: string = kind) {
  const word = kind.charAt(0).toUpperCase() + kind.slice(1);
  return {
    [`list${plural}`]: frame(kind, 'LIST', undefined, parent),
    [`create${word}`]: frame(kind, 'CREATE', 'body', parent),
    [`load${word}`]: frame(kind, 'LOAD', own, parent),
    [`alter${word}`]: frame(kind, 'ALTER', own, parent),
    [`drop${word}`]: frame(kind, 'DROP', own, parent),
  };
}

/** The frame of each operation's errors. */
export const errorFrames: Readonly<Record<string, ErrorFrame>> = {
  ...crud('metalake', 'Metalakes', undefined, 'name'),
  ...crud('catalog', 'Catalogs', 'metalake'),
  ...crud('schema', 'Schemas', 'catalog'),
  ...crud('table', 'Tables', 'schema'),
  ...crud('fileset', 'Filesets', 'schema'),
  ...crud('topic', 'Topics', 'schema'),
  listPartitions: frame('partition', 'LIST', undefined, 'table'),
  addPartitions: frame('partition', 'CREATE', undefined, 'table'),
  getPartition: frame('partition', 'GET', undefined, 'table'),
  dropPartition: frame('partition', 'DROP', undefined, 'table'),
  addUser: frame('user', 'ADD', 'body', 'metalake'),
  getUser: frame('user', 'GET', 'user', 'metalake'),
  removeUser: frame('user', 'REMOVE', 'user', 'metalake'),
  addGroup: frame('group', 'ADD', 'body', 'metalake'),
  getGroup: frame('group', 'GET', 'group', 'metalake'),
  removeGroup: frame('group', 'REMOVE', 'group', 'metalake'),
  createRole: frame('role', 'CREATE', 'body', 'metalake'),
  getRole: frame('role', 'GET', 'role', 'metalake'),
  deleteRole: frame('role', 'DELETE', 'role', 'metalake'),
  grantRoleToUser: frame('userRoles', 'GRANT', 'roles', 'user'),
  revokeRoleFromUser: frame('userRoles', 'REVOKE', 'roles', 'user'),
  grantRoleToGroup: frame('groupRoles', 'GRANT', 'roles', 'group'),
  revokeRoleFromGroup: frame('groupRoles', 'REVOKE', 'roles', 'group'),
  getOwner: frame('owner', 'GET', 'owned', 'metalake'),
  setOwner: frame('owner', 'SET', 'owned', 'metalake'),
  listTags: frame('tag', 'LIST', undefined, 'metalake'),
  createTag: frame('tag', 'CREATE', 'body', 'metalake'),
  getTag: frame('tag', 'GET', 'tag', 'metalake'),
  alterTag: frame('tag', 'ALTER', 'tag', 'metalake'),
  deleteTag: frame('tag', 'DELETE', 'tag', 'metalake'),
  listObjectTags: frame('tag', 'LIST', undefined, 'metadataObjectFullName'),
  associateTags: frame('tag', 'ASSOCIATE', undefined, 'metadataObjectFullName'),
  getObjectTag: frame('tag', 'GET', 'tag', 'metadataObjectFullName'),
  listTagObjects: frame('tag', 'LIST', undefined, 'tag'),
};
