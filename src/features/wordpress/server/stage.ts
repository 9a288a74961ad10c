import type { Readable } from 'node:stream';
import type { Tx } from '../../../lib/db/database.ts';
import { stageGhost } from './ghost/stage-ghost.ts';
import {
  completeItems,
  deleteImport,
  forgetOldImports,
  insertImport,
  insertItems,
  putIntoMenu,
  setImport,
} from './queries.ts';
import { StagedItems } from './staged-items.ts';
import { stageWordpress } from './stage-wordpress.ts';

type InTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** What a file says of the former site, known once it was read. */
export interface FormerSite {
  title: string;
  /** Empty if unknown. */
  address: string;
  /** What isn’t imported, in whole sentences. */
  leftOut: string[];
  /** Former ids of the pages in its menus. */
  inMenu: string[];
}

/** Adds the items of a file while it arrives, and stops after each. */
export type ReadExport = AsyncGenerator<void, FormerSite>;

export interface ExportFile {
  bytes: Readable;
  name: string;
  by: string;
  from: 'wordpress' | 'ghost';
  /** The address of the former site, for files that don’t contain it. */
  address?: string;
}

/**
 * Reads an export into rows, while it arrives; nothing of the site changes.
 * @returns the import's id
 */
export async function stageExport(db: InTransaction, file: ExportFile): Promise<string> {
  const id = await db((tx) => insertImport(tx, { fileName: file.name, by: file.by }));
  try {
    const items = new StagedItems();
    const reading = file.from === 'ghost' ? stageGhost(file, items) : stageWordpress(file.bytes, items);
    let read = await reading.next();
    for (; !read.done; read = await reading.next()) {
      const batch = items.full();
      if (batch) await db((tx) => insertItems(tx, id, batch));
    }
    const site = read.value;
    const rest = items.rest();
    await db(async (tx) => {
      if (rest.length > 0) await insertItems(tx, id, rest);
      await putIntoMenu(tx, id, site.inMenu);
      await completeItems(tx, id, items.patches());
      await setImport(tx, id, ['reading'], {
        status: 'preview',
        source: site.title,
        origin: site.address,
        left_out: [...items.leftOut(), ...site.leftOut],
      });
      await forgetOldImports(tx);
    });
    return id;
  } catch (error) {
    await db((tx) => deleteImport(tx, id));
    throw error;
  }
}
