import type { ImportFormat, ImportProblem } from '../../import-contract.ts';

/** A row of the file by lower-case column name; `undefined` if the file has no such column. */
export interface Row {
  line: number;
  cell: (column: string) => string | undefined;
}

/** A variant from the file, with its row number. */
export interface DraftVariant {
  line: number;
  fields: Record<string, unknown>;
}

/** A product from the file, before validation. JSON, so that it can wait in the database. */
export interface Draft {
  line: number;
  fields: Record<string, unknown>;
  /** Undefined if the file has no variants: existing ones then stay. */
  variants?: DraftVariant[];
  /** Archived; unchanged if the file does not say. */
  archived?: boolean;
  /** Addresses, or names. */
  collections?: string[];
  pictures?: { src: string; alt: string }[];
  files?: { file: string; label: string }[];
  problems: ImportProblem[];
  notes: string[];
}

/** A file format for products. */
export interface Format {
  name: ImportFormat;
  /** Columns that it knows, in lower case; some end in `*`. */
  columns: readonly string[];
  /** The product of a row, with other names of it; `null` if it continues the row before. */
  keysOf: (row: Row) => string[] | null;
  /** The key of the product that a row adds a variant to. */
  parentOf?: (row: Row) => string | null;
  toDraft: (rows: Row[]) => Draft;
  toVariant?: (row: Row) => { variant: DraftVariant; problems: ImportProblem[] };
  /** Called when all of its rows have been read. */
  complete?: (draft: Draft) => Draft;
}
