import { z } from 'zod';
import type { BoxRow } from '../read-rows.ts';

/** What becomes of a table's rows when a site leaves, and what rows may come in. Each column is named once: kept or renewed. */
export interface TablePolicy {
  table: string;
  /** Goes along. */
  kept: readonly string[];
  /** What a row that comes in may hold: for each kept column what the call that would have written it allows. */
  row: z.ZodType<BoxRow>;
  /** Columns of `kept` that do not go as they are: SQL on the row. */
  changed: Readonly<Record<string, string>>;
  /** Stays behind: SQL for what it is in the new site. */
  renewed: Readonly<Record<string, string>>;
  /** Columns of `renewed` that earlier releases exported. They are ignored when they come in. */
  formerly: readonly string[];
  /** What an export does by `changed` and `where`, for rows that come without it. `null` for a row that never travels. */
  arrives: (row: BoxRow) => BoxRow | null;
  /** The database writes such rows itself while others come in; those of the export take their place. */
  madeByTriggers: boolean;
  /** SQL: which rows go. */
  where: string;
  /** Columns of the primary key beside the site's, by which rows are ordered. */
  key: readonly string[];
}

type Columns = Readonly<Record<string, z.ZodType>>;
/** What columns of a row say together. */
type Rule = (row: BoxRow, refuse: (column: string, reason: string) => void) => void;
type Details = Partial<Pick<TablePolicy, 'changed' | 'renewed' | 'where' | 'madeByTriggers' | 'arrives'>> & {
  key?: string;
  formerly?: string;
  rule?: Rule;
};

/**
 * @param columns what each kept column may hold; one that an older export lacks is left to the database
 * @param details `key` and `formerly` with blanks between the names; the key is `id` unless told
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

/** A key that nobody has seen before. */
export const FRESH_KEY = 'sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))';
/** Filled in by the import: a hash that no password opens. */
export const NO_PASSWORD = '$no_password';
