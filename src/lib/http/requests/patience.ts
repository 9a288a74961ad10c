import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The handler reads the body itself, with its own timeouts; `forms`: only for forms with files. */
    streamed?: boolean | 'forms';
  }
}

/** Timeouts for bodies that are read at once: short ones arrive whole, long ones keep arriving. */
export const bodyPatience: Patience = { everyMs: 10_000, leastBytes: 2 * 1024, mostMs: 60_000 };

/** Headers that are set before the framework, such as `Strict-Transport-Security`, by request. */
const replies = new WeakMap<IncomingMessage, ServerResponse>();

function lateReply(raw: IncomingMessage): string {
  const transport = replies.get(raw)?.getHeader('strict-transport-security');
  return [
    'HTTP/1.1 408 Request Timeout',
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: private, no-store',
    ...(transport === undefined ? [] : [`Strict-Transport-Security: ${String(transport)}`]),
    'Connection: close',
    '',
    '{"error":"The request took too long to arrive."}',
  ].join('\r\n');
}

const isMultipart = /^multipart\/form-data\b/i;

const giveUp = (raw: IncomingMessage) =>
  void (raw.socket.writable ? raw.socket.end(lateReply(raw)) : raw.socket.destroy());

/**
 * Bodies have a minute to arrive and must make progress meanwhile, except streamed ones: the framework's own timeout applies to
 * all alike, and would cut off long uploads.
 */
export function expectBodiesSoon(server: FastifyInstance, patience = bodyPatience): void {
  server.addHook('onRequest', async (request, reply) => {
    replies.set(request.raw, reply.raw);
    const { raw, headers, routeOptions } = request;
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = headers;
    const { streamed } = routeOptions.config;
    const isOwn = streamed === 'forms' ? isMultipart.test(headers['content-type'] ?? '') : streamed === true;
    if (isOwn || (length === '0' && encoding === undefined)) return;
    raw.once('close', expectProgress(request, patience));
  });
}

export interface Patience {
  /** How often progress is checked, in milliseconds. */
  everyMs: number;
  /** Bytes that must have arrived since the last check. */
  leastBytes: number;
  /** Milliseconds until the last byte. */
  mostMs: number;
}

export const uploadPatience: Patience = { everyMs: 30_000, leastBytes: 16 * 1024, mostMs: 6 * 3600 * 1000 };

/** Ends a request whose body stalls, trickles, or never ends. @returns call it when the body has been read */
export function expectProgress({ raw }: FastifyRequest, patience: Patience): () => void {
  const begun = performance.now();
  let before = raw.socket.bytesRead;
  const timer = setInterval(() => {
    const { bytesRead } = raw.socket;
    // Bytes waiting to be read here are delayed by this side, not by the sender.
    const drips = bytesRead - before < patience.leastBytes && raw.readableLength === 0;
    const slow = drips || performance.now() - begun > patience.mostMs;
    before = bytesRead;
    if (!raw.complete && slow) giveUp(raw);
  }, patience.everyMs).unref();
  return () => clearInterval(timer);
}
