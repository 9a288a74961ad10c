import type { FastifyReply, FastifyRequest } from 'fastify';

/** How long a refused sender may continue before the connection is closed. */
const DRAIN_MS = 5_000;

/**
 * Discards the rest of a request that was refused before its end. Closing immediately would reset the connection, and the sender
 * would often lose the reply.
 */
export function drain({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return;
  reply.removeHeader('connection');
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => raw.complete || raw.socket.destroy(), DRAIN_MS).unref();
  raw.once('close', () => clearTimeout(timer));
}
