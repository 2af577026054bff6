import { type Call, type Handler, param } from './call';
import { Failure, missing, taken } from './failure';
import { created, metalakeOf, modified } from './find';
import type { Metalake, Owned, Owner, Principal, Properties, Role, SecurableObject } from './model';
import { checkFullName, objectNamed, objectType } from './objects';

type PrincipalKind = 'user' | 'group';

const words = { user: 'User', group: 'Group' } as const;

const principalsOf = (metalake: Metalake, kind: PrincipalKind): Map<string, Principal> =>
  kind === 'user' ? metalake.users : metalake.groups;

/** v0.6.0-incubating, AuthorizationUtils.java:45, with its slip of the pen. */
const absent = (what: 'User' | 'Group' | 'Role', name: string, { name: metalake }: Metalake) =>
  missing(what, `${what} ${name} does not exist in th metalake ${metalake}`);

/** Shown with the roles that still are there. */
const shownPrincipal = ({ name, roles, audit }: Principal, { roles: known }: Metalake): object => ({
  name,
  roles: roles.filter((role) => known.has(role)),
  audit,
});

/** The operations on users, or on groups. */
function principalHandlers(kind: PrincipalKind): {
  add: Handler;
  get: Handler;
  remove: Handler;
  change: (isGrant: boolean) => Handler;
} {
  const find = (call: Call): { metalake: Metalake; principal: Principal } => {
    const metalake = metalakeOf(call);
    const name = param(call, kind);
    const principal = principalsOf(metalake, kind).get(name);
    if (principal === undefined) {
      throw absent(words[kind], name, metalake);
    }
    return { metalake, principal };
  };
  return {
    add(call) {
      const metalake = metalakeOf(call);
      const { name } = call.body as { name: string };
      const all = principalsOf(metalake, kind);
      if (all.has(name)) {
        // v0.6.0-incubating, UserGroupManager.java:77 and 131.
        throw taken(
          words[kind],
          `${words[kind]} ${name} in the metalake ${metalake.name} already exists`,
        );
      }
      const principal: Principal = { name, roles: [], audit: created(call) };
      all.set(name, principal);
      return { [kind]: shownPrincipal(principal, metalake) };
    },
    get(call) {
      const { metalake, principal } = find(call);
      return { [kind]: shownPrincipal(principal, metalake) };
    },
    remove: (call) => ({
      removed: principalsOf(metalakeOf(call), kind).delete(param(call, kind)),
    }),
    change: (isGrant) => (call) => {
      const metalake = metalakeOf(call);
      const { roleNames } = call.body as { roleNames: string[] };
      // Roles are looked up before the one who gets them: v0.6.0-incubating, PermissionManager.java:63.
      for (const role of roleNames) {
        if (!metalake.roles.has(role)) {
          throw absent('Role', role, metalake);
        }
      }
      const { principal } = find(call);
      const kept = principal.roles.filter((role) => !roleNames.includes(role));
      principal.roles = isGrant ? [...new Set([...principal.roles, ...roleNames])] : kept;
      principal.audit = modified(principal.audit, call);
      return { [kind]: shownPrincipal(principal, metalake) };
    },
  };
}

const users = principalHandlers('user');
const groups = principalHandlers('group');

const shownRole = ({ name, properties, securableObjects, audit }: Role): object => ({
  name,
  properties,
  securableObjects,
  audit,
});

/** @throws Failure: v0.6.0-incubating, RoleOperations.java, `checkSecurableObject`. */
function checkSecurable(metalake: Metalake, { fullName, type }: SecurableObject): void {
  const exists =
    type === 'metalake'
      ? fullName === metalake.name
      : objectNamed(metalake, type, fullName).entity !== undefined;
  if (!exists) {
    throw missing('MetadataObject', `Securable object ${fullName} doesn't exist`);
  }
}

const createRole: Handler = (call) => {
  const { name, properties, securableObjects } = call.body as {
    name: string;
    properties?: Properties | null;
    securableObjects: SecurableObject[];
  };
  const metalake = metalakeOf(call);
  for (const object of securableObjects) {
    checkSecurable(metalake, object);
  }
  if (metalake.roles.has(name)) {
    // v0.6.0-incubating, RoleManager.java:121.
    throw taken('Role', `Role ${name} in the metalake ${metalake.name} already exists`);
  }
  const role: Role = {
    name,
    properties: { ...properties },
    securableObjects,
    audit: created(call),
  };
  metalake.roles.set(name, role);
  return { role: shownRole(role) };
};

const getRole: Handler = (call) => {
  const metalake = metalakeOf(call);
  const role = metalake.roles.get(param(call, 'role'));
  if (role === undefined) {
    throw absent('Role', param(call, 'role'), metalake);
  }
  return { role: shownRole(role) };
};

const deleteRole: Handler = (call) => ({
  deleted: metalakeOf(call).roles.delete(param(call, 'role')),
});

/** What an owner is asked or set of. @throws Failure: v0.6.0-incubating, OwnerManager.java:177. */
function ownedOf(call: Call): { metalake: Metalake; object: Owned; fullName: string } {
  const metalake = call.state.get(param(call, 'metalake'));
  const type = objectType(call);
  const fullName = param(call, 'metadataObjectFullName');
  checkFullName(fullName, type);
  const special: Record<string, Owned | undefined> = {
    metalake: fullName === metalake?.name ? metalake : undefined,
    role: metalake?.roles.get(fullName),
  };
  const object =
    type in special ? special[type] : metalake && objectNamed(metalake, type, fullName).entity;
  if (metalake === undefined || object === undefined) {
    throw missing('MetadataObject', `The metadata object of ${fullName} isn't found`);
  }
  return { metalake, object, fullName };
}

const isThere = (metalake: Metalake, { name, type }: Owner): boolean =>
  principalsOf(metalake, type.toLowerCase() as PrincipalKind).has(name);

const getOwner: Handler = (call) => {
  const { metalake, object } = ownedOf(call);
  const { owner } = object;
  return owner && isThere(metalake, owner) ? { owner } : {};
};

const setOwner: Handler = (call) => {
  const { metalake, object, fullName } = ownedOf(call);
  const { name, type } = call.body as Owner;
  const owner = { name, type: type.toLowerCase() };
  if (!isThere(metalake, owner)) {
    // v0.6.0-incubating, OwnerManager.java:126.
    throw new Failure('notFound', `Metadata object ${fullName} or owner ${name} is not found`);
  }
  object.owner = owner;
  return { set: true };
};

export const accessHandlers = {
  addUser: users.add,
  getUser: users.get,
  removeUser: users.remove,
  addGroup: groups.add,
  getGroup: groups.get,
  removeGroup: groups.remove,
  createRole,
  getRole,
  deleteRole,
  grantRoleToUser: users.change(true),
  revokeRoleFromUser: users.change(false),
  grantRoleToGroup: groups.change(true),
  revokeRoleFromGroup: groups.change(false),
  getOwner,
  setOwner,
} satisfies Record<string, Handler>;
