import type { ContractOperation } from '../../site/catalogFacts';
import { type Call, nameIn } from './call';
import { Failure } from './failure';
import { type Kind, kinds } from './model';
import { partsOf } from './operations';
import { sourceOf } from './sources';

/** The words around a reason, for kinds of object that differ: `%n` is the name, `%o` the operation, `%p` what is around the object. */
const words: Partial<Record<Kind, string>> = {
  metalake: 'operate metalake(s)%n operation [%o]',
  partition: 'operate partition(s)%n operation [%o] of table [%p]',
  user: 'operate user %n operation [%o] under metalake [%p]',
  group: 'operate group %n operation [%o] under metalake [%p]',
  role: 'operate role %n operation [%o] under metalake [%p]',
  tag: 'operate tag(s)%n operation [%o] under object [%p]',
};

/** Returns the words around a reason, and what they name. */
function frameOf({ id, params, body }: Call): [template: string, name: string, parent: string] {
  const { kind } = partsOf(id);
  const { metalake = '', metadataObjectFullName: object, tag = '', user, group = '' } = params;
  if (id.endsWith('Owner')) {
    const template = 'execute %n owner operation [%o] under metalake [%p]';
    return [template, `metadata object ${object}`, metalake];
  }
  if (/Role(To|From)/.test(id)) {
    const around = user === undefined ? 'group' : 'user';
    const template = `operate role(s)%n operation [%o] under ${around} [%p]`;
    return [template, String(body.roleNames ?? ''), user ?? group];
  }
  if (kind === undefined || object !== undefined) {
    return [words.tag ?? '', id === 'getObjectTag' ? tag : '', object ?? tag];
  }
  const { parent } = kinds[kind];
  const template = words[kind] ?? `operate ${kind}(s)%n operation [%o] under ${parent} [%p]`;
  return [template, nameIn({ params }, kind) || (body.name ?? ''), params[parent ?? ''] ?? ''];
}

/** Whether the server expects a failure of an operation, so that its reply has the failure's own status. */
function isExpected({ status, category }: Failure, { responses }: ContractOperation, call: Call) {
  const { metalake = '', catalog = '' } = call.params;
  const around = call.state.children.metalake?.get(metalake)?.children.catalog?.get(catalog);
  const { unexpected = [], unexpectedBefore060 = [] } = sourceOf(around?.facts?.provider);
  const all = call.release.isSince('0.6.0') ? unexpected : [...unexpected, ...unexpectedBefore060];
  const isListed = `${status}` in responses && category !== 'internal';
  return isListed && !all.includes(`${call.id} ${category}`);
}

/**
 * Returns status and body of an error. One that the OpenAPI file doesn't list for the operation is status 500. Releases before 0.4.0 give
 * the class of the exception as the reason.
 */
export function errorReply(
  failure: Failure,
  operation: ContractOperation,
  call: Call,
): { status: number; body: object } {
  const { type, message } = failure;
  if (call.id === 'testConnection') {
    return { status: 200, body: { code: failure.code, type, message } };
  }
  const isOwn = isExpected(failure, operation, call);
  const answered = isOwn ? failure : new Failure('internal', message);
  const [template, name, parent] = frameOf(call);
  const values: Record<string, string> = {
    '%n': name.trim() ? ` [${name}]` : '',
    '%o': call.id === 'addPartitions' ? 'CREATE' : partsOf(call.id).verb.toUpperCase(),
    '%p': isOwn || parent === '' ? parent : ` under [${parent}]`,
    '%r': call.release.isSince('0.4.0') ? message : type,
  };
  const around = isOwn ? template : 'operate object%n operation [%o]%p';
  const text = `Failed to ${around}, reason [%r]`.replace(/%[nopr]/g, (key) => values[key] ?? '');
  return {
    status: answered.status,
    body: { code: answered.code, type: answered.type, message: text },
  };
}
