import type { BoxRow } from './read-rows.ts';

/** Brings rows of an older box into today's columns. */
export interface BoxUpgrade {
  /** Name of the migration that brought the change: boxes whose schema is older need it. */
  since: string;
  table: string;
  /** @returns the row, or null where it is no longer kept */
  change: (row: BoxRow) => BoxRow | null;
}

/**
 * Nothing yet: columns that were added since have their own value in new rows. Anyone who renames, splits or drops a
 * column in a migration adds a step here, and keeps a box from before in tests/fixtures/boxes.
 */
export const boxUpgrades: readonly BoxUpgrade[] = [];

/** The steps that rows of a table need, in order. */
export function upgradesFor(
  table: string,
  schema: string,
  all: readonly BoxUpgrade[] = boxUpgrades,
): ((row: BoxRow) => BoxRow | null) | null {
  const steps = all.filter((step) => step.table === table && step.since > schema);
  if (steps.length === 0) return null;
  return (row) => steps.reduce<BoxRow | null>((now, { change }) => now && change(now), row);
}
