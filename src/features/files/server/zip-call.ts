import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import { invalid, notFound } from '../../../lib/errors.ts';
import type { StreamedCall } from '../../../lib/http/streamed.ts';
import { id } from '../../../lib/shapes.ts';
import { cleanName } from '../file-names.ts';
import { disposition } from './file-headers.ts';
import { sourceKey } from './keys.ts';
import { type FileRow, findFiles } from './queries.ts';
import type { FileServices } from './services.ts';

const query = z.object({
  ids: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(id).min(1).max(500)),
});

/** What was uploaded, as it came, in the folders where it lies. */
export const zipCall = ({ storage }: FileServices): StreamedCall => ({
  method: 'GET',
  path: '/api/files/zip',
  who: 'owner',
  handle: async ({ site, db }, incoming, reply) => {
    const parsed = query.safeParse(incoming.query);
    if (!parsed.success)
      throw invalid('Please name the files by their ids.', { ids: 'At most 500 ids, joined by commas.' });
    const ids = new Set(parsed.data.ids);
    const rows = await db((tx) => findFiles(tx, site.id, [...ids]));
    if (rows.length < ids.size) throw notFound('One of these files is gone. It may have been deleted.');

    const zip = new ZipFile();
    let current: Readable | undefined;
    const failed = (error: unknown) => void reply.raw.destroy(error as Error);
    zip.on('error', failed);
    for (const [name, row] of named(rows))
      zip.addReadStreamLazy(
        name,
        { mtime: row.created_at, compress: row.source_type.startsWith('text/') },
        (add) => {
          storage.read(sourceKey(site.id, row.id, row.sha256)).then((stream) => {
            if (!stream) return add(new Error(`The bytes of ${row.id} are not there.`), null as never);
            current = stream;
            // Nobody may be there any more to read it.
            if (reply.raw.destroyed) stream.destroy();
            add(null, stream);
          }, failed);
        },
      );
    zip.end();
    reply.raw.once('close', () => current?.destroy());
    return reply
      .type('application/zip')
      .header('content-disposition', disposition('attachment', 'files.zip'))
      .send(zip.outputStream);
  },
});

/** Two of one name in a folder get numbers. */
function named(rows: readonly FileRow[]): Map<string, FileRow> {
  const taken = new Map<string, FileRow>();
  for (const row of rows) {
    const name = cleanName(row.name, row.source_type);
    const [, stem = name, ending = ''] = /^(.*)(\.[^.]+)$/.exec(name) ?? [];
    const folder = row.folder ? `${row.folder}/` : '';
    let path = `${folder}${name}`;
    for (let n = 2; taken.has(path); n += 1) path = `${folder}${stem} (${n})${ending}`;
    taken.set(path, row);
  }
  return taken;
}
