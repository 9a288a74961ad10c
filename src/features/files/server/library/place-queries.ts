import type { Tx } from '../../../../lib/db/database.ts';
import type { FileKind } from '../../contract.ts';
import type { PlacedFile } from './place-files.ts';

interface PlacedRow extends Omit<PlacedFile, 'path'> {
  kind: FileKind;
  size: number;
  sha256: Buffer;
  revision: string;
}

export async function insertPlaced(tx: Tx, rows: readonly PlacedRow[]): Promise<void> {
  await tx
    .insertInto('files')
    .values(
      rows.map(({ focus, folder, type, size, ...row }) => ({
        ...row,
        website_id: tx.site,
        folder: folder || null,
        type,
        size,
        source_type: type,
        source_size: size,
        focus: focus ? JSON.stringify(focus) : null,
        state: 'ready',
      })),
    )
    .execute();
}
