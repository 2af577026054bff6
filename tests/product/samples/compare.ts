/** Whether a page leaves something out at this place. */
const isLeftOut = (value: unknown): boolean => value === '…' || value === '...';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The server lists objects in an order of its own. */
const byName = (list: readonly unknown[]): unknown[] => {
  const nameOf = (one: unknown) => (isObject(one) ? String(one.name) : '');
  return list.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other)));
};

/**
 * Compares a response that a page shows with a real one. The page may leave out fields of properties, which a server adds
 * to, and values with an ellipsis; fields that vary must look alike.
 *
 * @returns the differences, each with the path of the field.
 */
export function differences(
  shown: unknown,
  real: unknown,
  varying: Readonly<Record<string, string>>,
  path = '',
): string[] {
  const field = path.slice(path.lastIndexOf('.') + 1);
  if (isLeftOut(shown)) return [];
  const pattern = varying[field];
  if (pattern !== undefined && typeof shown === 'string' && typeof real === 'string') {
    const looks = new RegExp(`^(?:${pattern})$`);
    return looks.test(shown) && looks.test(real)
      ? []
      : [`${path}: ${shown} and ${real} don't both look like ${pattern}`];
  }
  if (Array.isArray(shown) && Array.isArray(real)) {
    const counts = `${path}: ${shown.length} items shown, ${real.length} real`;
    const [own, theirs] = field === 'identifiers' ? [byName(shown), byName(real)] : [shown, real];
    const items = own.map((one, at) => differences(one, theirs[at], varying, `${path}[${at}]`));
    return [...(shown.length === real.length ? [] : [counts]), ...items.flat()];
  }
  if (isObject(shown) && isObject(real)) {
    const keys = Object.keys(shown);
    const isPartial = field === 'properties' || keys.some(isLeftOut);
    const more = Object.keys(real).filter((key) => !isPartial && !(key in shown));
    return [
      ...keys
        .filter((key) => !isLeftOut(key))
        .flatMap((key) =>
          key in real
            ? differences(shown[key], real[key], varying, `${path}.${key}`)
            : [`${path}.${key}: shown, but not in the response`],
        ),
      ...more.map((key) => {
        const value = JSON.stringify(real[key]);
        return `${path}.${key}: in the response (${value}), but not shown`;
      }),
    ];
  }
  return shown === real
    ? []
    : [`${path}: shown as ${JSON.stringify(shown)}, really ${JSON.stringify(real)}`];
}
