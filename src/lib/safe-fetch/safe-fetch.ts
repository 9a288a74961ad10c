import { lookup as lookUp, type LookupAddress } from 'node:dns';
import * as http from 'node:http';
import * as https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { inSpan } from '../tracing/spans.ts';
import { isPublicAddress } from './public-address.ts';

/** Why a request to another server failed. */
export type SafeFetchProblem =
  | 'no-address'
  | 'not-public'
  | 'unreachable'
  | 'insecure'
  | 'too-slow'
  | 'moved'
  | 'not-allowed'
  | 'not-found'
  | 'refused'
  | 'too-large';

export class SafeFetchError extends Error {
  readonly problem: SafeFetchProblem;
  /** The status of the reply, if there was one. */
  readonly status: number | undefined;

  constructor(problem: SafeFetchProblem, status?: number) {
    super(`Request to another server failed: ${problem}${status ? ` (${status})` : ''}`);
    this.name = 'SafeFetchError';
    this.problem = problem;
    this.status = status;
  }
}

export interface SafeFetchLimits {
  /** Maximum bytes of the reply. */
  most: number;
  /** Milliseconds for the whole request. */
  patience: number;
  /** Which numeric addresses may be contacted; public ones by default. */
  allowed?: (address: string) => boolean;
}

/**
 * Reads an address that a person entered, so that it can never reach this machine or its network: every name is resolved and
 * checked, the connection goes to the checked address, and no redirect is followed.
 * @throws SafeFetchError
 */
export const safeFetch = (address: string, limits: SafeFetchLimits): Promise<Buffer> =>
  safeRequest(address, limits, { method: 'GET', headers: {} }, (response) =>
    readAnswer(response, limits.most),
  );

/**
 * Sends something to an address under the same rules. Any reply counts as a reply; more than `most` bytes of it are not read.
 * @throws SafeFetchError if there was no reply
 */
export const safePost = (
  address: string,
  { headers, body }: { headers: Record<string, string>; body: string },
  limits: SafeFetchLimits,
): Promise<{ status: number; text: string }> =>
  safeRequest(address, limits, { method: 'POST', headers, body }, async (response) => ({
    status: response.statusCode ?? 0,
    text: await beginningOf(response, limits.most),
  }));

/**
 * The same for a service that replies with data: any status counts as a reply.
 * @throws SafeFetchError if there was no reply, or a larger one than `most` bytes
 */
export const safeCall = (
  address: string,
  asked: { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string },
  limits: SafeFetchLimits,
): Promise<{ status: number; text: string }> =>
  safeRequest(address, limits, asked, async (response) => ({
    status: response.statusCode ?? 0,
    text: (await wholeOf(response, limits.most)).toString('utf8'),
  }));

async function beginningOf(response: http.IncomingMessage, most: number): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size >= most) break;
  }
  // A character cut in half, and characters that no text may contain.
  return Buffer.concat(parts).subarray(0, most).toString('utf8').replaceAll('\0', '');
}

interface Sent {
  method: string;
  headers: Record<string, string>;
  body?: string;
}

type Read<T> = (response: http.IncomingMessage) => Promise<T>;

/** Its span doesn't say where to: such addresses often open something, or name a person. */
const safeRequest = <T>(address: string, limits: SafeFetchLimits, sent: Sent, read: Read<T>): Promise<T> =>
  inSpan(
    {
      name: `${sent.method} another server`,
      kind: 'client',
      attributes: { 'http.request.method': sent.method },
    },
    (span) =>
      requestSafely(address, limits, sent, (response) => {
        span.set({ 'http.response.status_code': response.statusCode });
        return read(response);
      }),
  );

async function requestSafely<T>(
  address: string,
  { allowed = isPublicAddress, patience }: SafeFetchLimits,
  { method, headers, body }: Sent,
  read: Read<T>,
): Promise<T> {
  const url = parseSubscribed(address);
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  // A numeric host is never looked up, so it is checked here.
  if (isIP(literal) !== 0 && !allowed(literal)) throw new SafeFetchError('not-public');
  const signal = AbortSignal.timeout(patience);
  try {
    return await new Promise<T>((resolve, reject) => {
      const { request } = url.protocol === 'https:' ? https : http;
      const asked = request(url, {
        agent: false,
        method,
        lookup: checkedLookup(allowed),
        signal,
        headers: { 'user-agent': 'Sitewright', 'accept-encoding': 'identity', ...headers },
      });
      asked.once('error', reject);
      asked.once('response', (response) => {
        read(response)
          .then(resolve, reject)
          .finally(() => asked.destroy());
      });
      asked.end(body);
    });
  } catch (error) {
    if (error instanceof SafeFetchError) throw error;
    throw new SafeFetchError(signal.aborted ? 'too-slow' : problemOf(error));
  }
}

/** @throws SafeFetchError if this address can't be requested */
export function parseSubscribed(address: string): URL {
  const url = URL.parse(address.trim().replace(/^webcals?:/i, 'https:'));
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.hostname === '')
    throw new SafeFetchError('no-address');
  const port = Number(url.port);
  // Below 1024 other services listen, which a crafted address could talk to.
  const odd = url.port !== '' && port < 1024 && port !== 80 && port !== 443;
  if (odd || url.username || url.password) throw new SafeFetchError('no-address');
  url.hash = '';
  return url;
}

async function readAnswer(response: http.IncomingMessage, most: number): Promise<Buffer> {
  const status = response.statusCode ?? 0;
  if (status !== 200) throw new SafeFetchError(problemOfStatus(status), status);
  return wholeOf(response, most);
}

async function wholeOf(response: http.IncomingMessage, most: number): Promise<Buffer> {
  const status = response.statusCode ?? 0;
  // Unrequested compression could unpack to any size.
  const { 'content-encoding': encoding = 'identity' } = response.headers;
  if (encoding !== 'identity') throw new SafeFetchError('refused', status);
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) throw new SafeFetchError('too-large', status);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function problemOfStatus(status: number): SafeFetchProblem {
  if (status >= 300 && status < 400) return 'moved';
  if (status === 401 || status === 403) return 'not-allowed';
  return status === 404 || status === 410 ? 'not-found' : 'refused';
}

function problemOf(error: unknown): SafeFetchProblem {
  const { code = '' } = error as { code?: string };
  if (code === 'ENOTFOUND' || code === 'ENODATA') return 'no-address';
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_/.test(code) ? 'insecure' : 'unreachable';
}

/** All addresses of a name must be allowed: a legitimate name has no internal address among them. */
const checkedLookup =
  (allowed: (address: string) => boolean): LookupFunction =>
  (name, options, done) =>
    lookUp(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return done(error, '');
      const [first] = found;
      if (!first || !found.every(({ address }) => allowed(address)))
        return done(new SafeFetchError('not-public'), '');
      return options.all ? done(null, found) : done(null, first.address, first.family);
    });
