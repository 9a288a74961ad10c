import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** How long a refused sender may continue before the connection is closed. */
const DRAIN_MS = 5_000;

/**
 * Discards the rest of a request that was refused before its end. Closing immediately would reset the connection, and the sender
 * would often lose the reply. A sender that asks for the connection to be closed gets that after its request (RFC 9112, section 9.6).
 */
export function drain({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return;
  reply.removeHeader('connection');
  const response = reply.raw;
  // A reader that stopped in the middle has parted the request from its connection.
  const socket = raw.socket as Socket | null;
  if (!response.shouldKeepAlive) {
    // Node.js would close as soon as the reply is sent.
    response.shouldKeepAlive = true;
    response.removeHeader('connection');
    const closeAfterBoth = () => {
      if (raw.complete && response.writableEnded) socket?.destroySoon();
    };
    raw.once('end', closeAfterBoth);
    response.once('finish', closeAfterBoth);
  }
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => raw.complete || socket?.destroy(), DRAIN_MS).unref();
  raw.once('close', () => clearTimeout(timer));
}
