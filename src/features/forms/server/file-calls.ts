import { z } from 'zod';
import { closedPolicy } from '../../../lib/http/replies/closed-policy.ts';
import { notFound } from '../../../lib/errors.ts';
import { forVisitors, type StreamedCall } from '../../../lib/http/requests/streamed.ts';
import { id } from '../../../lib/values/shapes.ts';
import { disposition, openAttachment } from '../../files/server/index.ts';
import { receiveFile } from './receive-files.ts';
import type { FormServices } from './services.ts';

const toField = z.object({ id, field: z.string().max(40) });
const ofMessage = z.object({ id, file: id });

/** The path's parameters; malformed ones name nothing. */
function named<T>(shape: z.ZodType<T>, params: unknown): T {
  const parsed = shape.safeParse(params);
  if (!parsed.success) throw notFound();
  return parsed.data;
}

/**
 * Files of messages, streamed:
 * - `POST /api/form/{id}/file/{field}`: multipart, one `file`. Replies `201` with `{ _id, name, size }`; a message names
 *   the id as its answer within an hour.
 * - `GET /api/message/{id}/file/{file}`: a download, never shown inline, because strangers uploaded it.
 */
export const fileCalls = (services: FormServices): StreamedCall[] => [
  forVisitors({
    method: 'POST',
    path: '/api/form/{id}/file/{field}',
    described: {
      summary: 'Upload a file for a field of a form; the message names its id within an hour',
      takes: { type: 'multipart/form-data', schema: z.object({ file: z.file() }) },
      gives: {
        type: 'application/json',
        schema: z.object({ _id: id, name: z.string(), size: z.int().nonnegative() }),
      },
      status: 201,
    },
    handle: async ({ site, address }, incoming, reply) => {
      await services.limits.file(site.id, address);
      const { id: formId, field } = named(toField, incoming.params);
      const { id: _id, name, size } = await receiveFile(services, site, incoming, { formId, field });
      return reply.code(201).send({ _id, name, size });
    },
  }),
  {
    method: 'GET',
    path: '/api/message/{id}/file/{file}',
    described: { summary: 'A file that came with a message', gives: { type: 'application/octet-stream' } },
    who: 'owner',
    area: 'messages',
    handle: async ({ site }, incoming, reply) => {
      const { id: messageId, file } = named(ofMessage, incoming.params);
      const { name, type, size, read } = await openAttachment(services.files, site.id, messageId, file);
      return reply
        .headers({
          'content-type': type,
          'content-length': String(size),
          'content-disposition': disposition('attachment', name),
          'content-security-policy': closedPolicy,
          'x-content-type-options': 'nosniff',
        })
        .send(await read());
    },
  },
];
