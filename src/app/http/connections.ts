import { readFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** How long shutdown waits for requests in flight. */
const PATIENCE_MS = 5_000;

/** Maximum pipelined requests on one connection. No client in use pipelines. */
const MOST_PIPELINED = 16;

/** How often a full server is logged, instead of once per refused connection. */
const LOG_EVERY_MS = 10_000;

/**
 * How slowly a reply may be read. Not shorter: the system accepts more of a reply only once a third of its buffer is free, up to
 * 1.3 MB, so a slow but steady reader seems to pause in between. A paused player reads nothing. It is disconnected, and
 * requests the rest by range when it needs it (decision 056).
 */
const readingPace: Pace = { everyMs: 60_000, leastBytes: 16 * 1024 };

/** While bytes of a reply are pending, at least `leastBytes` must leave in each `everyMs`. */
interface Pace {
  everyMs: number;
  leastBytes: number;
}

interface Settings {
  log: { warn(detail: object, sentence: string): void };
  /** Maximum simultaneous connections. */
  most?: number;
  pace?: Pace;
}

/**
 * Bounds how many connections there are and how slowly replies are read, and makes shutdown wait for requests in flight only.
 * Without it, shutdown would wait for every connection without a complete request, such as those that browsers open in
 * advance.
 */
export class Connections {
  readonly #open = new Set<Socket>();
  readonly #answering = new Set<Socket>();
  readonly #log: Settings['log'];
  readonly #most: number;
  readonly #waiting = new WeakMap<Socket, number>();
  #closing = false;
  #logged = -Infinity;
  readonly #paceTimer: NodeJS.Timeout;

  constructor({ log, most = mostConnections(), pace = readingPace }: Settings) {
    this.#log = log;
    this.#most = most;
    this.#paceTimer = setInterval(() => this.#resetSlowReaders(pace), pace.everyMs).unref();
  }

  /** All listening servers: one for each address of the host. */
  watch(server: Server): Server {
    // Without a listener, a failed `accept` would end the process.
    server.on('error', (error) => {
      // The caller of `listen` handles a port that is in use.
      if (server.listening) this.#say({ err: error }, 'could not accept a connection');
    });
    return server.on('connection', (socket) => {
      if (this.#closing) return void socket.destroy();
      if (this.#open.size >= this.#most) {
        this.#say({ most: this.#most }, 'refusing connections: the open-files limit is reached');
        return void socket.destroy();
      }
      this.#open.add(socket);
      socket.once('close', () => this.#open.delete(socket));
    });
  }

  /**
   * Counts a request on its connection. One packet can hold thousands, whose answers would all be kept in memory.
   * @returns false if there are too many; the connection is then closed
   */
  take({ socket }: IncomingMessage, response: ServerResponse): boolean {
    const waiting = (this.#waiting.get(socket) ?? 0) + 1;
    if (waiting > MOST_PIPELINED) socket.destroy();
    if (socket.destroyed) return false;
    this.#waiting.set(socket, waiting);
    response.once('close', () => this.#waiting.set(socket, (this.#waiting.get(socket) ?? 1) - 1));
    return true;
  }

  endWith(server: FastifyInstance): void {
    server.addHook('onRequest', async ({ raw }) => void this.#answering.add(raw.socket));
    server.addHook('onResponse', async ({ raw: { socket } }) => {
      this.#answering.delete(socket);
      if (this.#closing) socket.destroySoon();
    });
    server.addHook('preClose', async () => {
      this.#closing = true;
      clearInterval(this.#paceTimer);
      for (const socket of this.#open) if (!this.#answering.has(socket)) socket.destroy();
      setTimeout(() => {
        for (const socket of this.#open) socket.destroy();
      }, PATIENCE_MS).unref();
    });
  }

  /** Bytes sent to a reader at the last check, if more were pending. */
  readonly #sent = new WeakMap<Socket, number>();

  #resetSlowReaders({ leastBytes }: Pace): void {
    let count = 0;
    for (const socket of this.#open) {
      const { sent, waiting } = progressOf(socket);
      const before = this.#sent.get(socket);
      if (waiting === 0) this.#sent.delete(socket);
      else if (before === undefined || sent - before >= leastBytes) this.#sent.set(socket, sent);
      else {
        // A reset instead of a normal end, which would leave pending data in the system's memory until the reader takes it.
        socket.resetAndDestroy();
        count += 1;
      }
    }
    if (count > 0) this.#log.warn({ count }, 'connections were reset: replies were read too slowly');
  }

  #say(detail: object, sentence: string): void {
    if (performance.now() - this.#logged < LOG_EVERY_MS) return;
    this.#logged = performance.now();
    this.#log.warn(detail, sentence);
  }
}

/**
 * Only the handle counts exactly: the socket counts a chunk of a reply as sent once its last byte has left, which can take
 * minutes on a slow connection.
 */
function progressOf(socket: Socket): { sent: number; waiting: number } {
  const { _handle } = socket as { _handle?: { bytesWritten: number; writeQueueSize: number } | null };
  const { bytesWritten = 0, writeQueueSize = 0 } = _handle ?? {};
  return { sent: bytesWritten - writeQueueSize, waiting: writeQueueSize };
}

/** Descriptors kept free for the database, files and processes. */
const KEPT_FREE = 96;

/** As many as the open-files limit allows. Only Linux reports it; other systems have no bound. */
function mostConnections(): number {
  try {
    const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return limit === undefined
      ? Infinity
      : Math.max(16, Number(limit) - Math.max(KEPT_FREE, Number(limit) / 4));
  } catch {
    return Infinity;
  }
}
