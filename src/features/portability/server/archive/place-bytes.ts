import { createReadStream } from 'node:fs';
import type { Storage } from '../../../../lib/storage/storage.ts';
import type { Staging } from '../../../../lib/storage/staging.ts';
import { attachmentKey, identify, sourceKey } from '../../../files/server/index.ts';
import { archiveWords } from './archive-words.ts';
import { attachmentEntry, fileEntry } from './manifest.ts';
import { badArchive, type OpenArchive } from './open-archive.ts';
import type { ArchiveRow } from './read-rows.ts';

interface Named {
  id: string;
  name: string;
  type: string;
}

/**
 * Stores the bytes of an export's files under the keys of the new site. Each file is hashed and identified like an
 * upload.
 * @param rowsOf the validated rows of a table
 * @throws `400` if a file is not what its row says
 */
export async function placeBytes(
  { storage, staging }: { storage: Storage; staging: Staging },
  archive: OpenArchive,
  websiteId: string,
  rowsOf: (table: string) => AsyncIterable<ArchiveRow[]>,
  progress: (bytes: number) => void,
): Promise<void> {
  const contents = new Map<string, Named[]>();
  for await (const row of each(rowsOf('files'))) {
    const sha256 = String(row['sha256']).slice(2);
    const named = { id: String(row['id']), name: String(row['name']), type: String(row['source_type']) };
    const same = contents.get(sha256);
    if (same) same.push(named);
    else contents.set(sha256, [named]);
  }
  const missing = new Set(archive.manifest.missing);
  for (const [sha256, named] of contents) {
    const entry = fileEntry(sha256);
    if (missing.has(entry)) continue;
    const content = Buffer.from(sha256, 'hex');
    await place(
      { storage, staging },
      archive,
      entry,
      named,
      (id) => sourceKey(websiteId, id, content),
      progress,
    );
  }
  for await (const row of each(rowsOf('attachments'))) {
    const named = { id: String(row['id']), name: String(row['name']), type: String(row['type']) };
    const entry = attachmentEntry(named.id);
    if (missing.has(entry)) continue;
    await place(
      { storage, staging },
      archive,
      entry,
      [named],
      (id) => attachmentKey(websiteId, id),
      progress,
    );
  }
}

async function* each(batches: AsyncIterable<ArchiveRow[]>): AsyncGenerator<ArchiveRow> {
  for await (const rows of batches) yield* rows;
}

async function place(
  { storage, staging }: { storage: Storage; staging: Staging },
  archive: OpenArchive,
  entry: string,
  named: readonly Named[],
  keyOf: (id: string) => string,
  progress: (bytes: number) => void,
): Promise<void> {
  const staged = await staging.stage(archive.stream(entry), progress);
  try {
    if (entry.startsWith('files/') && staged.sha256.toString('hex') !== entry.slice('files/'.length))
      throw badArchive(archiveWords().wrongChecksum);
    for (const { name, type } of named)
      if ((await identify(staged.path, name, staged.size)) !== type)
        throw badArchive(archiveWords().wrongType({ name: name.slice(0, 80) }));
    const [first, ...others] = named;
    for (const { id } of others) await storage.put(keyOf(id), createReadStream(staged.path));
    if (first) await storage.takeOver(keyOf(first.id), staged.path);
  } finally {
    await staged.discard();
  }
}
