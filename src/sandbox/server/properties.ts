import type { CatalogFacts, PropertyFlags, PropertyObject } from '../../site/catalogFacts';
import type { Change } from './call';
import { check } from './failure';
import type { Properties } from './model';

type Declared = Readonly<Record<string, PropertyFlags>>;

const declaredOf = (facts: CatalogFacts | undefined, kind: string): Declared =>
  facts?.properties[kind as PropertyObject] ?? {};

const integer = /^[+-]?\d+$/;

function checkValue(key: string, value: string, flags: PropertyFlags | undefined): void {
  const { type, values } = flags ?? {};
  const isNumber = type === 'int' || type === 'long' || type === 'short';
  const fits =
    (!isNumber || integer.test(value)) && values?.includes(value.toUpperCase()) !== false;
  check(fits, `Invalid value: '${value}' for property: '${key}'`);
}

/** Checks the properties of a new object. @throws Failure naming all reserved, or all missing ones. */
export function checkNewProperties(
  properties: Properties,
  facts: CatalogFacts | undefined,
  kind: string,
): void {
  const declared = declaredOf(facts, kind);
  const keys = Object.keys(declared);
  const reserved = keys.filter((key) => declared[key]?.reserved && key in properties);
  check(
    reserved.length === 0,
    `Properties are reserved and cannot be set: [${reserved.join(', ')}]`,
  );
  const absent = keys.filter((key) => declared[key]?.required && !(key in properties));
  check(absent.length === 0, `Properties are required and must be set: [${absent.join(', ')}]`);
  for (const [key, value] of Object.entries(properties)) {
    checkValue(key, value, declared[key]);
  }
}

const verbs: Record<string, string> = { setProperty: 'set', removeProperty: 'deleted' };

/** @throws Failure for a change of a property that can't be changed, or to a value that it can't have. */
export function checkPropertyChanges(
  changes: readonly Change[],
  facts: CatalogFacts | undefined,
  kind: string,
): void {
  const declared = declaredOf(facts, kind);
  for (const { '@type': type, property = '', value = '' } of changes) {
    const verb = verbs[type];
    const flags = declared[property];
    check(
      verb === undefined || !(flags?.immutable || flags?.reserved),
      `Property ${property} is immutable or reserved, cannot be ${verb}`,
    );
    if (verb === 'set') {
      checkValue(property, value, flags);
    }
  }
}

/** Returns what replies show of properties. */
export function shownProperties(
  properties: Properties,
  facts: CatalogFacts | undefined,
  kind: string,
): Properties {
  const declared = declaredOf(facts, kind);
  return Object.fromEntries(Object.entries(properties).filter(([key]) => !declared[key]?.hidden));
}

/** Returns properties with the changes of properties among an object's changes. */
export function changedProperties(properties: Properties, changes: readonly Change[]): Properties {
  const changed = { ...properties };
  for (const { '@type': type, property = '', value = '' } of changes) {
    if (type === 'setProperty') {
      changed[property] = value;
    } else if (type === 'removeProperty') {
      delete changed[property];
    }
  }
  return changed;
}
