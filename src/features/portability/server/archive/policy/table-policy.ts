import { z } from 'zod';
import type { ArchiveRow } from '../read-rows.ts';

/** How a table is exported and imported. Each column is named once: kept or renewed. */
export interface TablePolicy {
  table: string;
  /** Exported. */
  kept: readonly string[];
  /** The shape of imported rows: for each kept column, what the call that would have written it allows. */
  row: z.ZodType<ArchiveRow>;
  /** Columns of `kept` that are changed on export: SQL on the row. */
  changed: Readonly<Record<string, string>>;
  /** Left out: SQL for the value in the new site. */
  renewed: Readonly<Record<string, string>>;
  /** Columns of `renewed` that earlier releases exported. They are ignored on import. */
  formerly: readonly string[];
  /** The effect of `changed` and `where` for imported rows. `null` for a row that is never imported. */
  arrives: (row: ArchiveRow) => ArchiveRow | null;
  /** The database writes such rows itself during the import; the imported ones replace them. */
  madeByTriggers: boolean;
  /** SQL: which rows are exported. */
  where: string;
  /** Columns of the primary key besides the site's, which order the rows. */
  key: readonly string[];
}

type Columns = Readonly<Record<string, z.ZodType>>;
/** Rules over several columns of a row. */
type Rule = (row: ArchiveRow, refuse: (column: string, reason: string) => void) => void;
type Details = Partial<Pick<TablePolicy, 'changed' | 'renewed' | 'where' | 'madeByTriggers' | 'arrives'>> & {
  key?: string;
  formerly?: string;
  rule?: Rule;
};

/**
 * @param columns the shape of each kept column; one missing in an older export gets the database's default
 * @param details `key` and `formerly` as names separated by blanks; the key is `id` by default
 */
export function leaves(table: string, columns: Columns, details: Details = {}): TablePolicy {
  const { rule } = details;
  const row = z.strictObject(columns).partial();
  return {
    table,
    kept: Object.keys(columns).sort(),
    row: rule
      ? row.superRefine((given, context) =>
          rule(given, (column, message) => context.addIssue({ code: 'custom', path: [column], message })),
        )
      : row,
    changed: details.changed ?? {},
    renewed: details.renewed ?? {},
    formerly: names(details.formerly ?? ''),
    arrives: details.arrives ?? ((given) => given),
    madeByTriggers: details.madeByTriggers ?? false,
    where: details.where ?? 'true',
    key: names(details.key ?? 'id'),
  };
}

const names = (list: string) => list.split(/\s+/).filter(Boolean);

/** A new random key. */
export const FRESH_KEY = 'sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))';
/** Filled in by the import: a hash that no password matches. */
export const NO_PASSWORD = '$no_password';
