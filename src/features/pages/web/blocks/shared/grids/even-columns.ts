/** Chooses the number of columns that leaves the fullest last row; the first on a tie. */
export function evenColumns(count: number, candidates: readonly [number, ...number[]]): number {
  const fullness = (columns: number) => ((count - 1) % columns) + 1 - columns;
  return candidates.reduce((best, next) => (fullness(next) / next > fullness(best) / best ? next : best));
}
