import { fileIdIn } from '../../../../lib/content/pictures.ts';
import type { TextFiles } from '../../../files/server/index.ts';
import type { ShownEntry } from '../../entry-shapes.ts';
import { transcriptOf } from '../../transcript.ts';
import { readTranscript } from './read-transcript.ts';

/** An episode with the words of its transcript. A file that can’t be shown stays a file to download. */
export async function withTranscript(
  files: TextFiles,
  db: Parameters<typeof readTranscript>[1],
  entry: ShownEntry,
): Promise<ShownEntry> {
  if (entry.type.kind !== 'episode') return entry;
  const address = transcriptOf(entry.values.map((field) => ({ field, value: field.value })));
  const file = fileIdIn(address ?? '');
  const read = file === undefined ? null : await readTranscript(files, db, file);
  if (!read) return entry;
  return {
    ...entry,
    values: entry.values.map((value) =>
      value.kind === 'file' && value.value === address ? { ...value, transcript: read.lines } : value,
    ),
  };
}
