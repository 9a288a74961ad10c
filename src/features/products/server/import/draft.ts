import type { ImportFormat, ImportProblem } from '../../import-contract.ts';

/** A row of the file by its column's name in small letters; `undefined` where the file has no such column. */
export interface Row {
  line: number;
  cell: (column: string) => string | undefined;
}

/** A variant as its row says it, and where that is. */
export interface DraftVariant {
  line: number;
  fields: Record<string, unknown>;
}

/** A product as the file says it, before anything is checked. JSON, so that it can wait in the database. */
export interface Draft {
  line: number;
  fields: Record<string, unknown>;
  /** Missing where the file says nothing of variants: those that are there stay then. */
  variants?: DraftVariant[];
  /** Sold no more; it stays as it is where the file does not say. */
  archived?: boolean;
  /** Addresses, or names. */
  collections?: string[];
  pictures?: { src: string; alt: string }[];
  files?: { file: string; label: string }[];
  problems: ImportProblem[];
  notes: string[];
}

/** A way of writing products as rows. */
export interface Format {
  name: ImportFormat;
  /** Columns that it knows, in small letters; some end in `*`. */
  columns: readonly string[];
  /** What a row belongs to, and other names of it; `null` where it goes on with the row before. */
  keysOf: (row: Row) => string[] | null;
  /** The key of the product that a row adds a variant to. */
  parentOf?: (row: Row) => string | null;
  toDraft: (rows: Row[]) => Draft;
  toVariant?: (row: Row) => { variant: DraftVariant; problems: ImportProblem[] };
  /** Once all of its rows are there. */
  complete?: (draft: Draft) => Draft;
}
