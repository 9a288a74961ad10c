/** What becomes of a table's rows when a site leaves. Each column is named once, in one of the three ways. */
export interface TablePolicy {
  table: string;
  /** Goes into the box. */
  kept: readonly string[];
  /** Columns of `kept` that do not go as they are: SQL on the row. */
  changed: Readonly<Record<string, string>>;
  /** Stays behind, being a secret or an operator's matter: SQL for what it is in the new site. */
  renewed: Readonly<Record<string, string>>;
  /** The database writes such rows itself while others come in; the box's take their place. */
  madeByTriggers: boolean;
  /** SQL: which rows go. */
  where: string;
  /** Columns of the primary key beside the site's, by which rows are ordered. */
  key: readonly string[];
}

type Details = Partial<Pick<TablePolicy, 'changed' | 'renewed' | 'where' | 'madeByTriggers'>> & {
  key?: string;
};

/** @param kept names of columns, with blanks between them; of the key, `id` unless told */
export const leaves = (table: string, kept: string, details: Details = {}): TablePolicy => ({
  table,
  kept: kept.split(/\s+/).filter(Boolean),
  changed: details.changed ?? {},
  renewed: details.renewed ?? {},
  madeByTriggers: details.madeByTriggers ?? false,
  where: details.where ?? 'true',
  key: (details.key ?? 'id').split(' ').filter(Boolean),
});

/** A key that nobody has seen before. */
export const FRESH_KEY = 'sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))';
/** Filled in by the import: a hash that no password opens. */
export const NO_PASSWORD = '$no_password';
