import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../../lib/db/database.ts';
import { closedPolicy } from '../../../lib/http/replies/closed-policy.ts';
import { notFound } from '../../../lib/errors.ts';
import { rangeOf } from '../../files/server/index.ts';
import { findPreview, readPreview } from './audio-queries.ts';
import { previewAddress } from './preview-address.ts';
import { UUID } from '../../../lib/values/uuid.ts';

const address = new RegExp(`^/audio/(${UUID})/[0-9a-z]{1,20}/preview\\.(?:mp3|wav)$`);

/** Maximum bytes held at once; players request the rest when they get there. */
const LARGEST_PART = 1024 * 1024;

/** The preview of a sold track, with ranges, for everyone. @throws `404` */
export async function servePreview(
  db: Database,
  websiteId: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = request.url.split('?')[0] ?? '';
  const id = address.exec(path)?.[1];
  if (!id) throw notFound();
  const found = await db.oneForWebsite(websiteId, (tx) => findPreview(tx, id));
  if (!found) throw notFound();
  const { size, type, revision } = found;
  const current = previewAddress({ id, revision, type });
  // An older cut may be longer than the current limit.
  if (current !== path) return reply.header('cache-control', 'no-cache').redirect(current, 302);
  const etag = `"${revision}"`;
  reply.headers({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': closedPolicy,
    'accept-ranges': 'bytes',
    etag,
  });
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const range = rangeOf(request.headers, size, etag);
  if (range === 'none')
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'private, no-store' })
      .type('application/json; charset=utf-8')
      .send({ error: 'The requested range is beyond the end of the file.' });
  const from = range?.from ?? 0;
  const length = range ? Math.min(range.to - from + 1, LARGEST_PART) : size;
  if (range) reply.code(206).header('content-range', `bytes ${from}-${from + length - 1}/${size}`);
  reply.header('content-length', String(length));
  if (request.method === 'HEAD') return reply.send();
  const part = await db.oneForWebsite(websiteId, (tx) => readPreview(tx, id, from, length));
  if (part?.length !== length) throw notFound();
  return reply.send(part);
}
