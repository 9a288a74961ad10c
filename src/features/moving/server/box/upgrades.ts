import type { BoxRow } from './read-rows.ts';

/** Upgrades rows of an older export to the current columns. */
export interface BoxUpgrade {
  /** Name of the migration with the change: exports with an older schema need it. */
  since: string;
  table: string;
  /** @returns the row, or null if it is no longer kept */
  change: (row: BoxRow) => BoxRow | null;
}

/**
 * Nothing yet: columns added since have defaults in new rows. A migration that renames, splits or drops a
 * column must add a step here, and an export from before to tests/fixtures/boxes.
 */
export const boxUpgrades: readonly BoxUpgrade[] = [];

/** The steps for rows of a table, in order. */
export function upgradesFor(
  table: string,
  schema: string,
  all: readonly BoxUpgrade[] = boxUpgrades,
): ((row: BoxRow) => BoxRow | null) | null {
  const steps = all.filter((step) => step.table === table && step.since > schema);
  if (steps.length === 0) return null;
  return (row) => steps.reduce<BoxRow | null>((now, { change }) => now && change(now), row);
}
