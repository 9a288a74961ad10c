import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const kept = ['br', 'gzip'] as const;
type Encoding = (typeof kept)[number];
interface Variant {
  body: Buffer;
  /** Flat list of names and values, in the form that `writeHead` takes. */
  headers: string[];
  etag: string;
}

/** A finished answer, uncompressed and compressed. */
export interface Answer {
  plain: Variant;
  packed: Partial<Record<Encoding, Variant>>;
  headers: Record<string, string>;
  tag: string;
  status: number;
}

/** A smaller body saves no packet when compressed. */
const LEAST = 1_000;
const quality = (level: number) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: level } });
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Size of an answer in bytes, including compressed bodies. */
export const bytesOf = (length: number): number => Math.ceil(length * 1.4) + 1_000;

export function makeAnswer(body: Buffer, headers: Record<string, string>, status = 200): Answer {
  const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return { plain: variant(body, headers, tag), packed: {}, headers, tag, status };
}

/** Compresses at the highest level in the background; until then `writeAnswer` compresses quickly. */
export async function pack(answer: Answer): Promise<void> {
  const { body } = answer.plain;
  if (body.length < LEAST) return;
  const [br, gz] = await Promise.all([brotli(body, quality(9)), zip(body, { level: 9 })]);
  answer.packed.br = packed(answer, 'br', br);
  answer.packed.gzip = packed(answer, 'gzip', gz);
}

const packed = ({ headers, tag }: Answer, encoding: Encoding, body: Buffer): Variant =>
  variant(body, { ...headers, 'content-encoding': encoding }, `${tag}-${encoding}`);

function variant(body: Buffer, headers: Record<string, string>, tag: string): Variant {
  const etag = `"${tag}"`;
  const flat = Object.entries({ ...headers, etag, 'content-length': String(body.length) }).flat();
  // A copy: the compressor's buffer is a slice of a much larger one.
  return { body: Buffer.from(Uint8Array.from(body).buffer), headers: flat, etag };
}

function pick(answer: Answer, accepted: string | string[] | undefined): Variant {
  const encoding = encodingFor(String(accepted ?? ''), kept);
  if (!encoding || answer.plain.body.length < LEAST) return answer.plain;
  return (answer.packed[encoding] ??= packed(answer, encoding, packQuickly(answer.plain.body, encoding)));
}

const packQuickly = (body: Buffer, encoding: Encoding): Buffer =>
  encoding === 'br' ? brotliCompressSync(body, quality(3)) : gzipSync(body, { level: 3 });

/** Browsers send few different values. */
const readQualities = new LRUCache<string, ReadonlyMap<string, number>>({ max: 100 });

function qualitiesIn(header: string): ReadonlyMap<string, number> {
  const read = readQualities.get(header);
  if (read) return read;
  const qualities = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', weight] = part.split(/\s*;\s*q\s*=\s*/);
    qualities.set(name.trim(), weight === undefined ? 1 : Number(weight) || 0);
  }
  if (header.length < 200) readQualities.set(header, qualities);
  return qualities;
}

/** The preferred encoding of those offered, the first of equals. Quality 0 refuses an encoding; `*` matches those not named. */
export function encodingFor<E extends string>(header: string, offered: readonly E[]): E | undefined {
  const qualities = qualitiesIn(header);
  let best: E | undefined;
  let most = 0;
  for (const encoding of offered) {
    const quality = qualities.get(encoding) ?? qualities.get('*') ?? 0;
    if (quality > most) [best, most] = [encoding, quality];
  }
  return best;
}

/** The header may list several tags, and proxies mark them as weak. */
function holds(header: string | undefined, etag: string): boolean {
  if (header === undefined || header === etag) return header === etag;
  return header.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}

export function writeAnswer(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
  const page = pick(answer, request.headers['accept-encoding']);
  if (answer.status === 200 && holds(request.headers['if-none-match'], page.etag)) {
    response.writeHead(304, page.headers.slice(0, -2));
    response.end();
    return;
  }
  response.writeHead(answer.status, page.headers);
  if (request.method === 'HEAD') response.end();
  else response.end(page.body);
}
