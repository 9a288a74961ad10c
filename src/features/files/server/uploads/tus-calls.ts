import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { invalid, notFound, Refusal, tooLarge, wrongType } from '../../../../lib/errors.ts';
import { refuseUnstorable } from '../../../../lib/http/requests/storable.ts';
import type { StreamedCall, StreamedDescription } from '../../../../lib/http/requests/streamed.ts';
import { id as fileId } from '../../../../lib/values/shapes.ts';
import { folderPath } from '../../contract.ts';
import { findFile } from '../library/queries.ts';
import { UPLOAD_SECONDS } from './complete-upload.ts';
import { resumableUploads } from './resumable.ts';
import type { FileServices } from '../services.ts';
import { pathId } from './upload-calls.ts';
import type { CountUpload } from './upload-limit.ts';
import { say } from '../say.ts';
import { staffWords } from '../staff-words.ts';

const VERSION = '1.0.0';
const UPLOADS = '/api/files/uploads';

const metadata = z.object({
  filename: z.string().min(1).max(1000),
  folder: folderPath.default(''),
  replaces: fileId.nullable().default(null),
  private: z.enum(['true', 'false']).default('false'),
});

/** The protocol for resumable uploads of https://tus.io/protocols/resumable-upload, 1.0.0. */
export function tusCalls(services: FileServices, countUpload: CountUpload): StreamedCall[] {
  const uploads = resumableUploads(services);

  const call = (
    method: StreamedCall['method'],
    path: string,
    handle: StreamedCall['handle'],
    status: number,
    described: Omit<StreamedDescription, 'status'>,
  ): StreamedCall => ({
    method,
    path,
    described: {
      ...described,
      status,
      ...(method === 'OPTIONS' ? {} : { headers: { 'tus-resumable': VERSION, ...described.headers } }),
    },
    who: 'owner',
    area: 'files',
    handle: (request, incoming, reply) => {
      reply.headers({ 'tus-resumable': VERSION });
      if (method !== 'OPTIONS' && incoming.headers['tus-resumable'] !== VERSION) {
        reply.header('tus-version', VERSION);
        throw new Refusal(412, 'invalid', staffWords().useTusVersion);
      }
      return handle(request, incoming, reply.code(status));
    },
  });

  const tell = (
    reply: FastifyReply,
    progress: { received: number; file?: { _id: string; known?: boolean | undefined } },
  ) => {
    reply.headers({
      'upload-offset': String(progress.received),
      'upload-expires': new Date(Date.now() + UPLOAD_SECONDS * 1000).toUTCString(),
    });
    if (progress.file) reply.header('x-file-id', progress.file._id);
    if (progress.file?.known) reply.header('x-file-known', 'true');
    return reply;
  };

  return [
    call(
      'OPTIONS',
      UPLOADS,
      async (_request, _incoming, reply) =>
        reply.headers({ 'tus-version': VERSION, 'tus-extension': 'creation,expiration,termination' }).send(),
      204,
      { summary: 'Supported features of the resumable upload protocol (tus 1.0.0)' },
    ),
    call(
      'POST',
      UPLOADS,
      async ({ site, by, db }, incoming, reply) => {
        await countUpload(site.id);
        const length = wholeNumber(incoming, 'upload-length');
        const { filename, replaces, folder, private: hidden } = readMetadata(incoming);
        if (length === 0)
          throw invalid(say().notUploaded({ name: filename.slice(0, 80), reason: say().empty }));
        if (replaces && !(await db((tx) => findFile(tx, replaces)))) throw notFound();
        const upload = {
          name: filename,
          folder,
          replaces,
          private: hidden === 'true',
          length,
          by: by.accountId,
        };
        const id = await uploads.create(site.id, upload);
        return tell(reply, { received: 0 }).header('location', `${UPLOADS}/${id}`).send();
      },
      201,
      {
        summary: 'Start a resumable upload; `Location` is where its bytes go',
        headers: {
          'upload-length': 'Bytes in all.',
          'upload-metadata': '`filename`, and `folder`, `replaces` or `private`, their values in base64.',
        },
      },
    ),
    call(
      'HEAD',
      `${UPLOADS}/{id}`,
      async ({ site }, incoming, reply) => {
        const id = pathId(incoming.params);
        const row = await uploads.find(site.id, id);
        // Its last part arrived, and then the process died.
        const isWhole = row.received === row.length && !row.file_id;
        const file = isWhole
          ? await uploads.finish(site.id, id)
          : row.file_id
            ? { _id: row.file_id }
            : undefined;
        return tell(reply, { received: row.received, ...(file ? { file } : {}) })
          .header('upload-length', String(row.length))
          .send();
      },
      200,
      { summary: 'The number of bytes received of an upload' },
    ),
    call(
      'PATCH',
      `${UPLOADS}/{id}`,
      async ({ site }, incoming, reply) => {
        const id = pathId(incoming.params);
        if (incoming.headers['content-type'] !== 'application/offset+octet-stream')
          throw wrongType(staffWords().sendBytesAs);
        const offset = wholeNumber(incoming, 'upload-offset');
        const { length } = await uploads.find(site.id, id);
        if (offset + Number(incoming.headers['content-length'] ?? 0) > length)
          throw tooLarge(staffWords().longerThanAnnounced);
        return tell(reply, await uploads.receive(site.id, id, offset, incoming.raw)).send();
      },
      204,
      {
        summary: 'Send more bytes of an upload; after the last ones, `X-File-Id` is the file’s ID',
        headers: { 'upload-offset': 'Bytes that have arrived before.' },
        takes: { type: 'application/offset+octet-stream' },
      },
    ),
    call(
      'DELETE',
      `${UPLOADS}/{id}`,
      async ({ site }, incoming, reply) => {
        const id = pathId(incoming.params);
        await uploads.find(site.id, id);
        await uploads.forget(site.id, id);
        return reply.send();
      },
      204,
      { summary: 'Cancel an upload' },
    ),
  ];
}

function wholeNumber({ headers }: FastifyRequest, name: string): number {
  const value = headers[name];
  if (typeof value !== 'string' || !/^\d{1,15}$/.test(value))
    throw invalid(staffWords().wholeNumberOfBytes({ name }));
  return Number(value);
}

/** `filename d29ybGQ=,folder UGxhbnM=`: keys, and values in base64. */
function readMetadata({ headers }: FastifyRequest) {
  const header = headers['upload-metadata'];
  const pairs = typeof header === 'string' ? header.split(',').map((pair) => pair.trim().split(/\s+/)) : [];
  const values = Object.fromEntries(
    pairs.map(([key = '', value = '']) => [key, Buffer.from(value, 'base64').toString('utf8')]),
  ) as Record<string, string>;
  refuseUnstorable(values);
  const parsed = metadata.safeParse(values);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalid(staffWords().metadataNotValid({ part: String(issue?.path[0] ?? 'metadata') }));
}
