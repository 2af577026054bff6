import type { CatalogFacts } from '../../site/catalogFacts';
import { type Category, Failure } from './failure';

/** Returns what a matrix says in a row. @throws Failure if it says no. */
export function demand(
  facts: CatalogFacts | undefined,
  matrix: 'schemas' | 'tables' | 'changes',
  row: string,
  category: Category = 'unsupported',
): string {
  const cell = facts?.[matrix][row] ?? 'No';
  if (cell === 'No') {
    throw new Failure(category, `${facts?.source} does not support "${row}" for ${matrix}`);
  }
  return cell;
}
