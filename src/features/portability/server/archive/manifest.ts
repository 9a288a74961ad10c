import { z } from 'zod';

/** The version of the archive's layout: entry names and this file. Columns follow the schema instead. */
export const FORMAT = 1;

/** Maximum entries of an archive, including this file. */
export const MOST_ENTRIES = 400_000;

export const MANIFEST = 'manifest.json';
export const tableEntry = (table: string) => `tables/${table}.ndjson`;
/** By content: files with the same bytes share one. */
export const fileEntry = (sha256: string) => `files/${sha256}`;
export const attachmentEntry = (id: string) => `attachments/${id}`;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().min(0);

export const manifestShape = z.object({
  product: z.literal('sitewright'),
  format: z.int().min(1),
  /** Name of the last migration of the exported database. */
  schema: z.string().regex(/^\d{4}-[a-z0-9-]{1,80}$/),
  madeAt: z.iso.datetime(),
  name: z.string().max(100),
  host: z.string().max(253),
  tables: z.record(
    z.string().max(63),
    z.object({ rows: count, columns: z.array(z.string().max(63)).max(200) }),
  ),
  /** Every other entry. */
  entries: z.record(z.string().max(200), z.object({ size: count, sha256 })),
  /** Entries whose bytes were missing when the export was made. */
  missing: z.array(z.string().max(200)),
  /** Sentences. */
  anew: z.array(z.string().max(300)).max(50),
});
export type Manifest = z.output<typeof manifestShape>;
