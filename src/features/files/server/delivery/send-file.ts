import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../../../lib/errors.ts';
import type { Storage } from '../../../../lib/storage/storage.ts';
import { fileHeaders } from './file-headers.ts';
import { rangeOf } from './ranges.ts';

/** Larger files are not kept in memory. */
const MOST_OF_ONE = 512 * 1024;
const FOR_EVER = 'public, max-age=31536000, immutable';

/** The file at an address, found but not opened. */
export interface Target {
  key: string;
  type: string;
  name: string;
  etag: string;
}

/**
 * Sends a file, or the requested range of it.
 * @param keep receives small files as they were sent
 * @throws `404` if the storage doesn't have it
 */
export async function sendFile(
  storage: Storage,
  { key, type, name, etag }: Target,
  { headers, method }: FastifyRequest,
  reply: FastifyReply,
  keep: (body: Buffer, headers: Record<string, string>) => void,
): Promise<FastifyReply> {
  const found = await storage.stat(key);
  if (!found) throw notFound();
  const { size } = found;
  const shown = { ...fileHeaders(type, name), 'cache-control': FOR_EVER, etag };
  reply.headers(shown);
  if (headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const range = rangeOf(headers, size, etag);
  if (range === 'none')
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'private, no-store' })
      .removeHeader('content-disposition')
      .type('application/json; charset=utf-8')
      .send({ error: 'The requested range is beyond the end of the file.' });
  const length = range ? range.to - range.from + 1 : size;
  reply.header('content-length', String(length));
  if (range) reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${size}`);
  if (method === 'HEAD') return reply.send();
  const stream = await storage.read(key, range ?? undefined);
  if (!stream) throw notFound();
  if (range || size > MOST_OF_ONE) return reply.send(stream);
  const body = await collect(stream);
  keep(body, { ...shown, 'content-length': String(body.length) });
  return reply.send(body);
}

async function collect(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
