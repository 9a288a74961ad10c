import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { constants, createGzip, gzip, gzipSync, zstdCompress, zstdCompressSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasSecrets } from '../../lib/http/replies/hide-secrets.ts';
import { isPrivatePath } from '../offline/what-is-kept.ts';
import { encodingFor } from './answers.ts';

/** A smaller body saves no packet when compressed. */
const LEAST = 1_400;
/** Up to this, handing a body to another thread takes longer than compressing it. */
const SMALL = 32_000;
const zip = promisify(gzip);
const zstd = promisify(zstdCompress);
const quickZstd = { params: { [constants.ZSTD_c_compressionLevel]: 2 } };
const quickZip = { level: 3 };

const texts = /^(text\/(html|plain|csv|calendar)|application\/(json|xml|atom\+xml|manifest\+json))(;|$)/;

/** Calls whose replies contain keys or links with a secret. */
const secretCalls =
  /^\/api\/(account|api-keys?|webhooks?|invitations?|people|order|booking|waiting|payment|cart)\b/;

/**
 * Whether a reply may be compressed. If a page of another site controls part of the reply, its compressed length reveals secrets
 * in it. So replies for one person at an address with a query are never compressed, and neither are calls that return keys.
 */
function mayCompress(request: FastifyRequest, reply: FastifyReply): boolean {
  const { method, url, headers } = request;
  if (method !== 'GET' || reply.statusCode !== 200 || reply.hasHeader('content-encoding')) return false;
  if (reply.hasHeader('content-range') || reply.hasHeader('accept-ranges') || hasSecrets(url)) return false;
  if (!texts.test(String(reply.getHeader('content-type') ?? ''))) return false;
  if (url.startsWith('/api/')) return !secretCalls.test(url);
  return !url.includes('?') || (headers.cookie === undefined && !isPrivatePath(url.replace(/\?.*$/s, '')));
}

/** Compresses replies to a single request quickly. Cached answers are compressed in the cache. */
export function compressReplies(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload: unknown) => {
    if (!mayCompress(request, reply)) return payload;
    const isStream = payload instanceof Readable;
    const offered = isStream ? (['gzip'] as const) : (['zstd', 'gzip'] as const);
    const encoding = encodingFor(request.headers['accept-encoding'] ?? '', offered);
    const isBody = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isStream && !(isBody && Buffer.byteLength(payload) >= LEAST)) return payload;
    const vary = String(reply.getHeader('vary') ?? '');
    if (!/accept-encoding/i.test(vary))
      reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
    if (!encoding) return payload;
    if (isStream) {
      if (!String(reply.getHeader('content-type')).startsWith('text/csv')) return payload;
      reply.header('content-encoding', 'gzip').removeHeader('content-length');
      const packed = createGzip({ level: 4 });
      payload.once('error', (error) => packed.destroy(error));
      packed.once('close', () => payload.destroy());
      return payload.pipe(packed);
    }
    if (!isBody) return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    if (Buffer.byteLength(payload) <= SMALL)
      return encoding === 'zstd' ? zstdCompressSync(payload, quickZstd) : gzipSync(payload, quickZip);
    return encoding === 'zstd' ? zstd(payload, quickZstd) : zip(payload, quickZip);
  });
}
