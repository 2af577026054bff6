import type { CatalogFacts, PropertyFlags, PropertyObject } from '../../site/catalogFacts';
import { check } from './failure';
import {
  type Call,
  type Entity,
  type Kind,
  type PropertyValues,
  sourceName,
  type Update,
} from './model';

/** Returns the name that a new object gets in its source. @throws Failure if it isn't allowed. */
export function checkedName(
  kind: Kind | 'column',
  given: string,
  facts: CatalogFacts | undefined,
  call: Call,
): string {
  const name = sourceName(kind, given, facts, call);
  const isTop = kind === 'metalake' || kind === 'catalog';
  const isReserved = isTop && call.isSince('0.5.0') && /^(system|\*)$/i.test(name);
  check(!isReserved, `The ${kind} name "${name}" is reserved.`);
  const isFree = !isTop && (facts === undefined || kind === 'partition');
  check(
    isFree ||
      !call.isSince(isTop ? '0.5.1' : '0.5.0') ||
      (isTop ? /^\w{1,64}$/ : /^\w[\w/=-]{0,63}$/).test(name),
    `The ${kind} name "${name}" is not valid: use 1 to 64 letters, digits, and ${isTop ? 'underscores' : 'any of _/=-'}.`,
  );
  return name;
}

const declaredOf = ({ facts, kind }: Entity): Readonly<Record<string, PropertyFlags>> =>
  facts?.properties[kind as PropertyObject] ?? {};

function checkValue(key: string, value: string, { type, values }: PropertyFlags = {}): void {
  const isNumber = /^(int|long|short)$/.test(type ?? '');
  check(!isNumber || /^[+-]?\d+$/.test(value), `${key}: "${value}" is not a whole number.`);
  const isListed = values?.includes(value.toUpperCase()) !== false;
  check(isListed, `${key}: "${value}" isn't one of ${values?.join(', ')}.`);
}

/** Checks the properties of a new object. @throws Failure naming all reserved or all missing properties. */
export function checkNewProperties(entity: Entity): void {
  const { properties } = entity;
  const declared = declaredOf(entity);
  const keysWith = (flag: 'reserved' | 'required', isGiven: boolean): string[] =>
    Object.keys(declared).filter((key) => declared[key]?.[flag] && key in properties === isGiven);
  const [reserved, absent] = [keysWith('reserved', true), keysWith('required', false)];
  check(reserved.length === 0, `Reserved properties can't be set: ${reserved.join(', ')}.`);
  check(absent.length === 0, `Required properties are missing: ${absent.join(', ')}.`);
  for (const [key, value] of Object.entries(properties)) {
    checkValue(key, value, declared[key]);
  }
}

/** Returns an object's properties after some changes. @throws Failure if a change isn't allowed. */
export function changedProperties(entity: Entity, changes: readonly Update[]): PropertyValues {
  const changed = { ...entity.properties };
  for (const { '@type': type, property = '', value = '' } of changes) {
    if (type === 'setProperty' || type === 'removeProperty') {
      const flags = declaredOf(entity)[property];
      check(!(flags?.immutable || flags?.reserved), `The property ${property} can't be changed.`);
      delete changed[property];
      if (type === 'setProperty') {
        checkValue(property, value, flags);
        changed[property] = value;
      }
    }
  }
  return changed;
}

/** Returns the properties that replies contain. */
export function shownProperties(entity: Entity): PropertyValues {
  const declared = declaredOf(entity);
  const entries = Object.entries(entity.properties);
  return Object.fromEntries(entries.filter(([key]) => !declared[key]?.hidden));
}
