import { latestMigration } from '../../../../lib/db/migrate.ts';
import { openBox } from './open-box.ts';

/** What a box says of itself, before anything of it is taken in. */
interface BoxSummary {
  name: string;
  /** Where the site was. */
  host: string;
  /** ISO 8601. */
  madeAt: string;
  /** Bytes, unpacked. */
  size: number;
  rows: Record<'pages' | 'products' | 'orders' | 'accounts' | 'bookings' | 'messages' | 'files', number>;
  /** Sentences: what has to be entered anew. */
  anew: string[];
  /** Files whose bytes were not there when the box was made. */
  missing: number;
}

/** @throws `400`, `413` for what is no box, or none for this release */
export async function lookIntoBox(path: string, mostBytes: number): Promise<BoxSummary> {
  const { manifest, close } = await openBox(path, mostBytes, await latestMigration());
  close();
  const { name, host, madeAt, tables, entries, anew, missing } = manifest;
  const rows = (table: string) => tables[table]?.rows ?? 0;
  return {
    name,
    host,
    madeAt,
    size: Object.values(entries).reduce((sum, entry) => sum + entry.size, 0),
    rows: {
      pages: rows('pages'),
      products: rows('products'),
      orders: rows('orders'),
      accounts: rows('accounts'),
      bookings: rows('bookings'),
      messages: rows('messages'),
      files: rows('files'),
    },
    anew,
    missing: missing.length,
  };
}
