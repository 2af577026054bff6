// @ts-check
/** Attributes the bytes of a minified file to the modules they came from, by its source map (version 3). */

const digits = new Map(
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].map((c, i) => [c, i]),
);

/**
 * Reads one run of variable-length quantities.
 * @param {string} text
 * @returns {number[]}
 */
export function decodeVlq(text) {
  const values = [];
  let value = 0;
  let shift = 0;
  for (const char of text) {
    const digit = digits.get(char) ?? 0;
    value += (digit & 31) << shift;
    if (digit & 32) {
      shift += 5;
      continue;
    }
    values.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return values;
}

/**
 * Returns characters by source; what no source claims is under `(bundler)`.
 * @param {string} code
 * @param {{ mappings: string, sources: string[] }} map
 * @returns {Map<string, number>}
 */
export function charactersBySource(code, map) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  /** @param {number | undefined} source @param {number} count */
  const add = (source, count) => {
    const name = (source === undefined ? undefined : map.sources[source]) ?? '(bundler)';
    counts.set(name, (counts.get(name) ?? 0) + count);
  };
  const lines = code.split('\n');
  let source = 0;
  map.mappings.split(';').forEach((line, index) => {
    const length = lines[index]?.length ?? 0;
    let column = 0;
    /** @type {number | undefined} */
    let current;
    let start = 0;
    for (const segment of line.split(',').filter(Boolean)) {
      const [columnStep = 0, sourceStep] = decodeVlq(segment);
      column += columnStep;
      add(current, column - start);
      start = column;
      if (sourceStep === undefined) {
        current = undefined;
      } else {
        source += sourceStep;
        current = source;
      }
    }
    add(current, length - start);
  });
  return counts;
}
