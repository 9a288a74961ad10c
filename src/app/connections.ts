import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long a stop waits for answers under way. */
const PATIENCE_MS = 5_000;

/**
 * Lets a stop wait for the answers under way and for nothing else. By itself the server would wait for every connection
 * that has no whole request on it yet, such as those that browsers open in advance.
 */
export class Connections {
  readonly #open = new Set<Socket>();
  readonly #answering = new Set<Socket>();
  #closing = false;

  /** Every server that listens: there is one for each address of the host. */
  watch(server: Server): Server {
    return server.on('connection', (socket) => {
      if (this.#closing) return void socket.destroy();
      this.#open.add(socket);
      socket.once('close', () => this.#open.delete(socket));
    });
  }

  endWith(server: FastifyInstance): void {
    server.addHook('onRequest', async ({ raw }) => void this.#answering.add(raw.socket));
    server.addHook('onResponse', async ({ raw: { socket } }) => {
      this.#answering.delete(socket);
      if (this.#closing) socket.destroySoon();
    });
    server.addHook('preClose', async () => {
      this.#closing = true;
      for (const socket of this.#open) if (!this.#answering.has(socket)) socket.destroy();
      setTimeout(() => {
        for (const socket of this.#open) socket.destroy();
      }, PATIENCE_MS).unref();
    });
  }
}
