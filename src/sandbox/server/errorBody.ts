import type { Call } from './call';
import type { ContractOperation } from './contract';
import { type Failure, internal } from './failure';
import { type ErrorFrame, errorFrames, unexpectedTemplate } from './operations';

const bracketed = (name: string): string => (name.trim() ? ` [${name}]` : '');

function nameIn({ name }: ErrorFrame, { params, body }: Call): string {
  const fields = (body ?? {}) as { name?: unknown; roleNames?: unknown };
  switch (name) {
    case undefined:
      return '';
    case 'body':
      return typeof fields.name === 'string' ? fields.name : '';
    case 'roles':
      return Array.isArray(fields.roleNames) ? fields.roleNames.join(',') : '';
    case 'owned':
      return `metadata object ${params.metadataObjectFullName}`;
    default:
      return params[name] ?? '';
  }
}

const fill = (template: string, values: Record<'n' | 'o' | 'p' | 'r', string>): string =>
  template.replace(/%([nopr])/g, (_, key: 'n' | 'o' | 'p' | 'r') => values[key]);

/**
 * Returns status and body of an error. One that the operation's handler doesn't expect, as the OpenAPI file has it, is status 500.
 * Releases before 0.4.0 give the class of the exception as the reason: v0.3.1, ExceptionHandlers.java:57.
 */
export function errorReply(
  failure: Failure,
  operation: ContractOperation,
  call: Call,
): { status: number; body: object } {
  if (operation.id === 'testConnection') {
    // It never fails itself, it tells what would: v0.6.0-incubating, ExceptionHandlers.java:117.
    return {
      status: 200,
      body: { code: failure.code, type: failure.type, message: failure.message },
    };
  }
  const frame = errorFrames[operation.id];
  const isExpected = `${failure.status}` in operation.responses;
  const answered = isExpected ? failure : internal(failure.message);
  const reason = call.release.isSince('0.4.0') ? failure.message : failure.type;
  const parent = (frame?.parent && call.params[frame.parent]) ?? '';
  const isUnexpected = answered.kind === 'internal';
  const message =
    frame === undefined || failure.isBare
      ? failure.message
      : fill(isUnexpected ? unexpectedTemplate : frame.template, {
          n: bracketed(nameIn(frame, call)),
          o: frame.operation,
          p: isUnexpected && parent ? ` under [${parent}]` : parent,
          r: reason,
        });
  const type = isUnexpected ? 'RuntimeException' : answered.type;
  return { status: answered.status, body: { code: answered.code, type, message } };
}
