/** One figure of a bench, a row of the table. */
export interface Figure {
  what: string;
  value: number;
  unit: string;
  /** The value that it is compared with, measured beside it or fixed. */
  reference?: { what: string; value: number };
  /** Goal for the ratio if there is a reference, otherwise for the value. */
  goal?: { atLeast: number } | { atMost: number };
}

/** A module of `bench/`. Its file name is the name of the bench. */
export interface Bench {
  name: string;
  describe: string;
  /** Missed goals fail the command only with `--strict`. */
  advisory?: boolean;
  /** @param options.seconds duration, for a bench where it can be chosen */
  run: (options?: { seconds?: number }) => Promise<Figure[]>;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}

/**
 * Runs both in turn (A B A B …) after a warm-up. A machine’s speed changes from minute to minute, and what is measured one after
 * the other shares it: the ratio is the median of those of the rounds.
 */
export async function pair(
  subject: () => Promise<number>,
  reference: () => Promise<number>,
  rounds = 4,
): Promise<{ value: number; reference: number }> {
  const ratios: number[] = [];
  const references: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const value = await subject();
    const beside = await reference();
    if (round < 0) continue;
    ratios.push(value / beside);
    references.push(beside);
  }
  const typical = median(references);
  return { value: median(ratios) * typical, reference: typical };
}

export const ratio = ({ value, reference }: Figure): number => (reference ? value / reference.value : value);

/** Undefined if the figure has no goal. */
export function isMet(figure: Figure): boolean | undefined {
  if (!figure.goal) return undefined;
  return 'atLeast' in figure.goal
    ? ratio(figure) >= figure.goal.atLeast
    : ratio(figure) <= figure.goal.atMost;
}

const round = (value: number): string =>
  value.toLocaleString('en-GB', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });

/** A small table for the terminal. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { what, value, unit, reference, goal } = figure;
    const bound = goal && ('atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`);
    const met = isMet(figure);
    return [
      what,
      `${round(value)} ${unit}`,
      reference ? `${round(reference.value)} ${unit} (${reference.what})` : '',
      reference ? ratio(figure).toFixed(2) : '',
      bound ? `${bound} ${met ? '✓' : '✗'}` : '',
    ];
  });
  const all = [['figure', 'measured', 'reference', 'ratio', 'goal'], ...rows];
  const widths =
    all[0]?.map((_cell, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? [];
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
