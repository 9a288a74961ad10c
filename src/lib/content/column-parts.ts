/** The number of parts in the grid that column widths are measured in. */
export const PARTS = 12;
/** Anything narrower has no space for text. */
export const LEAST = 2;

const ways = (parts: number, columns: number): number[][] =>
  columns === 1
    ? [[parts]]
    : Array.from({ length: Math.max(0, parts - LEAST * columns + 1) }, (_, extra) => LEAST + extra).flatMap(
        (first) => ways(parts - first, columns - 1).map((rest) => [first, ...rest]),
      );

/** Every way to divide the grid into two to four columns, as stored: “4-8”. */
export const divisions: readonly string[] = [2, 3, 4].flatMap((columns) =>
  ways(PARTS, columns).map((parts) => parts.join('-')),
);

/** The stored widths; null if they are for another number of columns. */
export function partsIn(stored: unknown, columns: number): number[] | null {
  if (typeof stored !== 'string' || !divisions.includes(stored)) return null;
  const parts = stored.split('-').map(Number);
  return parts.length === columns ? parts : null;
}

/** The widths after the boundary behind column `index` has moved to `at`, in parts from the start of the row. */
export function moveLine(parts: readonly number[], index: number, at: number): number[] {
  const before = parts.slice(0, index).reduce((sum, part) => sum + part, 0);
  const both = (parts[index] ?? 0) + (parts[index + 1] ?? 0);
  const first = Math.max(LEAST, Math.min(both - LEAST, Math.round(at) - before));
  return parts.map((part, place) => (place === index ? first : place === index + 1 ? both - first : part));
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** “1/3 · 2/3”. */
export const inFractions = (parts: readonly number[]): string =>
  parts.map((part) => `${part / divisor(part, PARTS)}/${PARTS / divisor(part, PARTS)}`).join(' · ');
