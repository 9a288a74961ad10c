import { latestMigration } from '../../../../lib/db/migrate.ts';
import { saidOfExport } from '../said-of-export.ts';
import { openArchive } from './open-archive.ts';

/** An export's own description, before anything of it is imported. */
interface ArchiveSummary {
  name: string;
  /** The site's former host. */
  host: string;
  /** ISO 8601. */
  madeAt: string;
  /** Bytes, unpacked. */
  size: number;
  rows: Record<'pages' | 'products' | 'orders' | 'accounts' | 'bookings' | 'messages' | 'files', number>;
  /** What must be entered again, as sentences. */
  anew: string[];
  /** Files whose bytes were missing when the export was made. */
  missing: number;
}

/** @throws `400`, `413` for a file that is no export, or not for this release */
export async function inspectArchive(path: string, mostBytes: number): Promise<ArchiveSummary> {
  const { manifest, close } = await openArchive(path, mostBytes, await latestMigration());
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
    anew: anew.map(saidOfExport),
    missing: missing.length,
  };
}
