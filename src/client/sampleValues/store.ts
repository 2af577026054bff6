import { createStorageSlot } from '@docusaurus/theme-common';
import { sampleFields, sampleValuesKey } from '../../site/sampleValues';
import type { SampleValues } from './names';

const slot = createStorageSlot(sampleValuesKey);
/** What this window has set: it holds until the window closes where the browser stores nothing. */
let own: SampleValues = {};

/** Returns what of an unknown value is a value that the form would accept. */
export function validValues(value: unknown): SampleValues {
  const given = typeof value === 'object' && value !== null ? value : {};
  return Object.fromEntries(
    Object.entries(given).filter(([name, text]) =>
      sampleFields.some(
        (field) =>
          field.name === name &&
          typeof text === 'string' &&
          new RegExp(`^(?:${field.pattern})$`).test(text),
      ),
    ),
  );
}

/** Returns the reader's values; of what the storage holds besides, nothing. */
export function readValues(): SampleValues {
  try {
    const stored = slot.get();
    return stored === null ? own : validValues(JSON.parse(stored));
  } catch {
    return {};
  }
}

/** Keeps the reader's values, or forgets them if there are none. */
export function writeValues(values: SampleValues): void {
  own = values;
  if (Object.keys(values).length > 0) {
    slot.set(JSON.stringify(values));
  } else {
    slot.del();
  }
}

/** Calls back when another window has changed the values. */
export const onOtherWindow = (callback: () => void): (() => void) =>
  slot.listen(() => {
    own = {};
    callback();
  });
