import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import { foundAll, invalid, tooLarge } from '../../../../lib/errors.ts';
import type { StreamedCall, StreamedDescription } from '../../../../lib/http/requests/streamed.ts';
import { id } from '../../../../lib/values/shapes.ts';
import { cleanName } from '../../file-names.ts';
import { disposition } from './file-headers.ts';
import { sourceKey } from '../keys.ts';
import { type FileRow, findFiles } from '../library/queries.ts';
import type { FileServices } from '../services.ts';
import { staffWords } from '../staff-words.ts';

const MOST_FILES = 10_000;
/** Maximum bytes of a form with that many ids. */
const MOST_BODY = 1024 * 1024;

const listed = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(id).min(1).max(MOST_FILES));

const idsForm = z.object({ ids: z.string() });

/** Named in the address, or in a form, which can hold any number. */
export const zipCalls = (services: FileServices): StreamedCall[] => [
  zipCall(services, 'GET', async ({ query }) => (query as Record<string, unknown>)['ids'], {
    summary: 'Download files as one ZIP file, by comma-separated IDs',
    query: idsForm,
    gives: { type: 'application/zip' },
  }),
  zipCall(
    services,
    'POST',
    async ({ raw }) => {
      let text = '';
      for await (const piece of raw.setEncoding('utf8') as AsyncIterable<string>)
        if ((text += piece).length > MOST_BODY) throw tooLarge(staffWords().tooManyForZip);
      return new URLSearchParams(text).get('ids');
    },
    {
      summary: 'Download files as one ZIP file, for many IDs',
      takes: { type: 'application/x-www-form-urlencoded', schema: idsForm },
      gives: { type: 'application/zip' },
    },
  ),
];

/** The original files, in their folders. */
const zipCall = (
  { storage }: FileServices,
  method: 'GET' | 'POST',
  read: (incoming: FastifyRequest) => Promise<unknown>,
  described: StreamedDescription,
): StreamedCall => ({
  method,
  path: '/api/files/zip',
  described,
  who: 'owner',
  area: 'files',
  handle: async ({ site, db }, incoming, reply) => {
    const parsed = listed.safeParse(await read(incoming));
    if (!parsed.success)
      throw invalid(staffWords().enterFileIds, {
        ids: staffWords().atMostIds,
      });
    const ids = new Set(parsed.data);
    const rows = await db((tx) => findFiles(tx, [...ids]));
    foundAll([...ids], rows.length, staffWords().oneFileGone);

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
            if (!stream) return add(new Error(`The bytes of ${row.id} are missing.`), null as never);
            current = stream;
            // The client may be gone.
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

/** Files with the same name in a folder get numbers. */
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
