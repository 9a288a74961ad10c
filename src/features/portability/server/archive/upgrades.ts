import type { ArchiveRow } from './read-rows.ts';

/** Upgrades rows of an older export to the current columns. */
export interface RowUpgrade {
  /** Name of the migration with the change: exports with an older schema need it. */
  since: string;
  table: string;
  /** @returns the row, or null if it is no longer kept */
  change: (row: ArchiveRow) => ArchiveRow | null;
}

/**
 * Columns added later have defaults in new rows. A migration that renames, splits or drops a column, or renames what
 * one may say, must add a step here, and an export from before to tests/fixtures/site-exports.
 */
export const rowUpgrades: readonly RowUpgrade[] = [
  {
    since: '0104-words-of-portability',
    table: 'site_words',
    change: (row) => (row['area'] === 'moving.person' ? { ...row, area: 'portability.person' } : row),
  },
];

/** The steps for rows of a table, in order. */
export function upgradesFor(
  table: string,
  schema: string,
  all: readonly RowUpgrade[] = rowUpgrades,
): ((row: ArchiveRow) => ArchiveRow | null) | null {
  const steps = all.filter((step) => step.table === table && step.since > schema);
  if (steps.length === 0) return null;
  return (row) => steps.reduce<ArchiveRow | null>((now, { change }) => now && change(now), row);
}
