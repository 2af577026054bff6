import type { CatalogFacts, PropertyFlags, PropertyObject } from '../../site/catalogFacts';
import type { Change } from './call';
import { check } from './failure';
import type { Properties } from './model';

const declaredOf = (
  facts: CatalogFacts | undefined,
  kind: string,
): Readonly<Record<string, PropertyFlags>> => facts?.properties[kind as PropertyObject] ?? {};

function checkValue(key: string, value: string, { type, values }: PropertyFlags = {}) {
  const isNumber = /^(int|long|short)$/.test(type ?? '');
  check(!isNumber || /^[+-]?\d+$/.test(value), `${key}: "${value}" is not a whole number.`);
  const isListed = values?.includes(value.toUpperCase()) !== false;
  check(isListed, `${key}: "${value}" isn't one of ${values?.join(', ')}.`);
}

/** Checks the properties of a new object. @throws Failure naming all that are reserved, or all that are missing. */
export function checkNewProperties(
  properties: Properties,
  facts: CatalogFacts | undefined,
  kind: string,
): void {
  const declared = declaredOf(facts, kind);
  const having = (flag: 'reserved' | 'required', isGiven: boolean): string[] =>
    Object.keys(declared).filter((key) => declared[key]?.[flag] && key in properties === isGiven);
  const [reserved, absent] = [having('reserved', true), having('required', false)];
  check(reserved.length === 0, `Reserved properties can't be set: ${reserved.join(', ')}.`);
  check(absent.length === 0, `Required properties are missing: ${absent.join(', ')}.`);
  for (const [key, value] of Object.entries(properties)) {
    checkValue(key, value, declared[key]);
  }
}

/**
 * Returns properties with the changes of properties among an object's changes.
 *
 * @throws Failure for a property that can't be changed, or a value that it can't have.
 */
export function changedProperties(
  properties: Properties,
  changes: readonly Change[],
  facts: CatalogFacts | undefined,
  kind: string,
): Properties {
  const changed = { ...properties };
  for (const { '@type': type, property = '', value = '' } of changes) {
    if (type === 'setProperty' || type === 'removeProperty') {
      const flags = declaredOf(facts, kind)[property];
      check(!(flags?.immutable || flags?.reserved), `The property ${property} can't be changed.`);
      if (type === 'setProperty') {
        checkValue(property, value, flags);
        changed[property] = value;
      } else {
        delete changed[property];
      }
    }
  }
  return changed;
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
