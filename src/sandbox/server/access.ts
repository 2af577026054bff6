import { type Call, find, type Handler, modified } from './call';
import { findByFullName, shown } from './entities';
import { Failure, missing } from './failure';
import type { Entity, Owner } from './model';

const rolesOf = ({ fields }: Entity): string[] => fields.roles as string[];

/** Grants or revokes roles of a user or a group. The server looks for the roles first. */
const changeRoles =
  (kind: 'user' | 'group', isGrant: boolean): Handler =>
  (call) => {
    const metalake = find(call, 'metalake');
    const names = call.body.roleNames as string[];
    for (const name of names) {
      if (!metalake.children.role?.has(name)) {
        throw missing('role', [metalake.name, name]);
      }
    }
    const principal = find(call, kind);
    const rest = rolesOf(principal).filter((name) => !names.includes(name));
    principal.fields = { roles: isGrant ? [...new Set([...rolesOf(principal), ...names])] : rest };
    principal.audit = modified(principal.audit, call);
    return { [kind]: shown(principal) };
  };

/** Finds the object that has an owner. @throws Failure if it doesn't exist. */
function ownedOf(call: Call): { metalake: Entity; object: Entity } {
  const { metadataObjectType: type = '', metadataObjectFullName: fullName = '' } = call.params;
  const metalake = call.state.children.metalake?.get(call.params.metalake ?? '');
  const object = metalake && findByFullName(call, metalake, type, fullName);
  if (metalake === undefined || object === undefined) {
    const message = `The metadata object ${fullName} does not exist.`;
    throw new Failure('notFound', message, 'NoSuchMetadataObjectException');
  }
  return { metalake, object };
}

const isThere = (metalake: Entity, { name, type }: Owner): boolean =>
  metalake.children[type === 'group' ? 'group' : 'user']?.has(name) === true;

const getOwner: Handler = (call) => {
  const { metalake, object } = ownedOf(call);
  const { owner } = object;
  return owner && isThere(metalake, owner) ? { owner } : {};
};

const setOwner: Handler = (call) => {
  const { metalake, object } = ownedOf(call);
  const { name = '', type } = call.body;
  const owner = { name, type: String(type).toLowerCase() };
  if (!isThere(metalake, owner)) {
    throw new Failure('notFound', `The ${owner.type} ${name} does not exist.`);
  }
  object.owner = owner;
  return { set: true };
};

export const accessHandlers: Readonly<Record<string, Handler>> = {
  grantRoleToUser: changeRoles('user', true),
  revokeRoleFromUser: changeRoles('user', false),
  grantRoleToGroup: changeRoles('group', true),
  revokeRoleFromGroup: changeRoles('group', false),
  getOwner,
  setOwner,
};
