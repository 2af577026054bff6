import { call, string } from './javaCode';
import {
  className,
  declare,
  orNull,
  type Sample,
  type SecurableObject,
  upper,
  type Write,
} from './sample';

const securableObject =
  ({ code }: Sample) =>
  ({ fullName, type, privileges }: SecurableObject): string =>
    call(`${code.productClass('authorization.SecurableObjects')}.parse`, [
      string(fullName),
      `${code.productClass('MetadataObject')}.Type.${upper(type)}`,
      call(
        `${code.otherClass('java.util.Arrays')}.asList`,
        privileges.map(
          ({ name, condition }) =>
            `${code.productClass('authorization.Privileges')}.${className(name)}.${condition}()`,
        ),
      ),
    ]);

const grantOrRevoke =
  (method: string, holder: 'user' | 'group'): Write =>
  (sample) => {
    const { code, body, values } = sample;
    const value = call(`client.${method}`, [
      code.list(body.roleNames ?? []),
      orNull(values[holder]),
    ]);
    declare(sample, `authorization.${className(holder)}`, holder, value);
  };

/** Writes the metadata object of the path. */
function metadataObject({ code, values }: Sample): string {
  const type = `${code.productClass('MetadataObject')}.Type.${upper(values.metadataObjectType)}`;
  return call(`${code.productClass('MetadataObjects')}.parse`, [
    orNull(values.metadataObjectFullName),
    type,
  ]);
}

/** Users and groups: added, read and removed by name. */
const holders = (holder: 'user' | 'group'): Record<string, Write> => {
  const type = `authorization.${className(holder)}`;
  return {
    [`add${className(holder)}`]: (sample) =>
      declare(sample, type, holder, `client.add${className(holder)}(${orNull(sample.body.name)})`),
    [`get${className(holder)}`]: (sample) =>
      declare(
        sample,
        type,
        holder,
        `client.get${className(holder)}(${orNull(sample.values[holder])})`,
      ),
    [`remove${className(holder)}`]: ({ code, values }) =>
      code.add(`boolean removed = client.remove${className(holder)}(${orNull(values[holder])});`),
  };
};

export const access: Record<string, Write> = {
  ...holders('user'),
  ...holders('group'),

  createRole: (sample) => {
    const { code, body } = sample;
    const value = call('client.createRole', [
      orNull(body.name),
      code.map('properties', body.properties),
      call(
        `${code.otherClass('java.util.Arrays')}.asList`,
        (body.securableObjects ?? []).map(securableObject(sample)),
      ),
    ]);
    declare(sample, 'authorization.Role', 'role', value);
  },
  getRole: (sample) =>
    declare(sample, 'authorization.Role', 'role', `client.getRole(${orNull(sample.values.role)})`),
  deleteRole: ({ code, values }) =>
    code.add(`boolean deleted = client.deleteRole(${orNull(values.role)});`),

  grantRoleToUser: grantOrRevoke('grantRolesToUser', 'user'),
  revokeRoleFromUser: grantOrRevoke('revokeRolesFromUser', 'user'),
  grantRoleToGroup: grantOrRevoke('grantRolesToGroup', 'group'),
  revokeRoleFromGroup: grantOrRevoke('revokeRolesFromGroup', 'group'),

  getOwner: (sample) => {
    const { code } = sample;
    const type = `${code.otherClass('java.util.Optional')}<${code.productClass('authorization.Owner')}>`;
    code.add(`${type} owner = ${call('client.getOwner', [metadataObject(sample)])};`);
  },
  setOwner: (sample) => {
    const { code, body } = sample;
    const type = `${code.productClass('authorization.Owner')}.Type.${upper(body.type)}`;
    code.add(`${call('client.setOwner', [metadataObject(sample), orNull(body.name), type])};`);
  },
};
