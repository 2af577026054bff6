import type { SchemaError } from './contract';

/** Their properties may have an empty value. */
const mayBeEmpty = /^alter(Table|Fileset|Topic)$/;

/** Fields without which JSON can't be read as the type that is meant. */
const structural = ['@type', 'updates', 'strategy', 'type', 'indexType'];

/** The words of `validate()`. */
function required(field: string, isEmptyAllowed: boolean): string {
  return field === 'partitions'
    ? 'partitions must not be null'
    : `"${field}" field is required and cannot be ${isEmptyAllowed ? 'null' : 'empty'}`;
}

/**
 * Returns why a validator refused a body: of several reasons the one that goes deepest into it.
 *
 * @returns `isField` if the server itself asks for a field: `validate()` of its request classes.
 */
export function refusal(
  errors: readonly SchemaError[],
  operation: string,
): { isField: boolean; message: string } {
  const depth = ({ instancePath }: SchemaError): number => instancePath.split('/').length;
  const [error] = [...errors].sort((a, b) => depth(b) - depth(a));
  if (error === undefined) {
    return { isField: false, message: 'it fits no schema' };
  }
  const { instancePath, keyword, params, message = 'is not valid' } = error;
  const last = instancePath.split('/').at(-1) ?? '';
  const name = keyword === 'required' ? String(params.missingProperty) : last;
  const isAsked =
    /^(required|minLength|minItems|pattern)$/.test(keyword) &&
    (!structural.includes(name) || (name === 'type' && instancePath === '')) &&
    // Of a body's own fields, or of those of one of its updates.
    /^(\/updates\/\d+)?(\/\w+)?$/.test(instancePath);
  const at = instancePath === '' ? 'the body' : instancePath.slice(1);
  return isAsked
    ? { isField: true, message: required(name, name === 'value' && mayBeEmpty.test(operation)) }
    : { isField: false, message: `${at} ${message}` };
}
