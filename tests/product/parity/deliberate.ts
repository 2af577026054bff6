/** A difference between the sandbox and the server that stays, with its reason. */
export interface Deliberate {
  /** Matches `<scenario>: <method> <URL> <body> <difference>`. */
  pattern: RegExp;
  reason: string;
}

export const deliberate: readonly Deliberate[] = [
  {
    pattern: /"name":\s*7.*status: 400, server (200|404|409)/s,
    reason:
      'The server reads a number as text. The sandbox asks for the type that the OpenAPI file states.',
  },
  {
    pattern: /^createCatalog: .*status: 409, server 200/s,
    reason: 'In 0.5.1, creating a catalog again fails and removes the existing one from the store.',
  },
  {
    pattern:
      /^(alter|setOwner|associate|grant|revoke)\w*: (PUT|POST) \S+ (null|\{\}|) (code|type|shape)/,
    reason: 'Without a body, the server fails: the sandbox answers the same status without a body.',
  },
  {
    pattern: /\/(users|groups|roles|permissions|owners)\b.*server 405$/s,
    reason:
      'Access control is off unless gravitino.authorization.enable is true. The sandbox has it on, so that readers can try it.',
  },
  {
    pattern: /testConnection/,
    reason: 'A page reaches no source, so the sandbox always answers that the connection failed.',
  },
  {
    pattern: /current_timestamp/,
    reason: 'MariaDB replaces MySQL here and spells this default differently.',
  },
  {
    pattern: /partitions\/absent .*status: 200, server 400/s,
    reason: 'Hive reads a partition name as field=value pairs. The sandbox takes any name.',
  },
  {
    pattern: /PUT .*\/tables\/.*status: 404, server 400/s,
    reason:
      'The server checks columns before it looks for the table. Where both are wrong, the sandbox names the table.',
  },
  {
    pattern: /"authorization-provider": "ranger".*status: 200, server 500/s,
    reason: 'No Apache Ranger runs here.',
  },
  {
    pattern: /^createRole: POST \/api\/metalakes\/absent\//,
    reason: 'The server looks for the objects of a role first. The sandbox names the metalake.',
  },
  {
    pattern: /^createRole: .*"properties":\{"ticket":"IAM-231"\}(,"securableObjects":\[\])?\} /,
    reason: 'The server creates a role of a request that it refuses. The sandbox only refuses it.',
  },
  {
    pattern: /^getOwner: .*shape \/owner: absent, server object/,
    reason:
      'With access control, whoever creates an object owns it. In the sandbox, nobody has signed in.',
  },
  {
    pattern: /^setOwner: \S+ \S+ \{"name":"[\w-]+"\} status: 400, server 200/,
    reason:
      'The server takes an owner without a type. The sandbox asks for what the OpenAPI file requires.',
  },
];
