/**
 * How many rows each of some lists may show so that all of them, with a total below each of more than one, take no more
 * than so many lines; at least one.
 */
export function rowsEach(counts: readonly number[], lines: number): number {
  const taken = (most: number) =>
    counts.reduce((sum, count) => sum + Math.min(count, most) + (count > 1 ? 1 : 0), 0)
  let most = 1
  while (most < lines && taken(most + 1) <= lines) most += 1
  return most
}
