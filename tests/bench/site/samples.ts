/** The one in the middle; of an even number the upper one. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/**
 * How many times as much one thing takes as another, each measured once a round: the median of the rounds' own ratios. What slows
 * the machine for a minute slows both halves of a round.
 */
export const ratio = (values: readonly number[], base: readonly number[]): number =>
  median(values.map((value, round) => value / (base[round] ?? Number.NaN)));

/** What was measured of one thing, a value for each round. */
export interface Measured<Thing, Value> {
  thing: Thing;
  values: Value[];
}

/**
 * Measures in rounds in which every thing takes its turn.
 *
 * @param warmUps how many rounds come before those that count.
 * @throws Error that names what couldn't be measured.
 */
export async function inTurn<Thing extends { name: string }, Value>(
  things: readonly Thing[],
  rounds: number,
  measure: (thing: Thing) => Promise<Value>,
  warmUps = 1,
): Promise<Measured<Thing, Value>[]> {
  const all = things.map((thing): Measured<Thing, Value> => ({ thing, values: [] }));
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const { thing, values } of all) {
      try {
        const value = await measure(thing);
        if (round >= 0) {
          values.push(value);
        }
      } catch (error) {
        throw new Error(`${thing.name} could not be measured: ${error}`, { cause: error });
      }
    }
  }
  return all;
}
