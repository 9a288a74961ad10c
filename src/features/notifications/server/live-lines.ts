import { PassThrough } from 'node:stream';
import { tooMany } from '../../../lib/errors.ts';
import type { Area } from '../../../lib/http/areas.ts';
import { staffWords } from './staff-words.ts';

/** Maximum connections of this process. Windows of one browser share a connection. */
const MOST_OF_ACCOUNT = 8;
const MOST_OF_SITE = 60;
const MOST = 3_000;
/** Changes within this time are sent as one. */
const GATHER_MS = 100;
/** Proxies close connections that are silent for long; sessions end without a notice from the database. */
const BEAT_MS = 20_000;
const BEATS_TO_LOOK = 3;
/** A client that reads this slowly is disconnected, and reconnects. */
const MOST_UNREAD_BYTES = 256 * 1024;
const BACK_MS = 2_000;

export interface Line {
  websiteId: string;
  accountId: string;
  /** What to send now; null ends the connection. */
  look: () => Promise<object | null>;
  /** Whether the account may read this area, as of the last look. */
  sees: (area: Area) => boolean;
  /** Further events to begin with, by name. */
  first: () => Readonly<Record<string, unknown>>;
}

interface Open extends Line {
  stream: PassThrough;
  said: string;
  /** Reads are serialised, so that an older state never follows a newer one. */
  turn: Promise<void>;
}

/** The notification connections of one process, by site. */
export class LiveLines {
  readonly #sites = new Map<string, Set<Open>>();
  readonly #due = new Map<string, NodeJS.Timeout>();
  readonly #looking = new Set<string>();
  readonly #timer: NodeJS.Timeout;
  readonly #failed: (error: unknown) => void;
  #count = 0;
  #beats = 0;
  #closed = false;

  constructor(failed: (error: unknown) => void) {
    this.#failed = failed;
    this.#timer = setInterval(() => this.#beat(), BEAT_MS).unref();
  }

  get count(): number {
    return this.#count;
  }

  /** @throws `429` if too many are open. The stream sends the current state, then each change. */
  open(line: Line): PassThrough {
    const lines = this.#sites.get(line.websiteId) ?? new Set();
    const own = [...lines].filter(({ accountId }) => accountId === line.accountId).length;
    if (this.#closed || this.#count >= MOST || lines.size >= MOST_OF_SITE || own >= MOST_OF_ACCOUNT)
      throw tooMany(staffWords().tooManyWindows, 30);
    const open: Open = { ...line, stream: new PassThrough(), said: '', turn: Promise.resolve() };
    lines.add(open);
    this.#sites.set(line.websiteId, lines);
    this.#count += 1;
    open.stream.once('close', () => this.#forget(open));
    // After a restart, clients reconnect spread over time.
    open.stream.write(`retry: ${BACK_MS + Math.round(Math.random() * BACK_MS)}\n\n`);
    // It is registered already: the database reports what is committed after this read.
    void this.#tell(open);
    for (const [event, data] of Object.entries(line.first())) send(open, event, data);
    return open.stream;
  }

  /** Something has changed on a site. */
  changed(websiteId: string): void {
    if (!this.#sites.has(websiteId) || this.#due.has(websiteId)) return;
    this.#due.set(
      websiteId,
      setTimeout(() => void this.#look(websiteId), GATHER_MS),
    );
  }

  /** Sends an event to those on a site who may read an area. @param data may depend on what else they may read */
  send(websiteId: string, area: Area, event: string, data: (sees: Line['sees']) => unknown): void {
    for (const line of this.#sites.get(websiteId) ?? [])
      if (line.sees(area)) send(line, event, data(line.sees));
  }

  /** After a time without the database's notices. */
  all(): void {
    for (const websiteId of this.#sites.keys()) this.changed(websiteId);
  }

  /** Closes every connection, so that shutdown need not wait for them; browsers reconnect. */
  close(): void {
    this.#closed = true;
    clearInterval(this.#timer);
    for (const timer of this.#due.values()) clearTimeout(timer);
    for (const lines of this.#sites.values()) for (const { stream } of lines) stream.end();
  }

  async #look(websiteId: string): Promise<void> {
    this.#due.delete(websiteId);
    // A change during a read requests another read.
    if (this.#looking.has(websiteId)) return this.changed(websiteId);
    this.#looking.add(websiteId);
    try {
      for (const line of this.#sites.get(websiteId) ?? []) await this.#tell(line);
    } finally {
      this.#looking.delete(websiteId);
    }
  }

  #tell(line: Open): Promise<void> {
    line.turn = line.turn.then(() => this.#say(line));
    return line.turn;
  }

  async #say(line: Open): Promise<void> {
    try {
      if (line.stream.writableEnded) return;
      const now = await line.look();
      if (line.stream.writableEnded) return;
      if (now === null) {
        line.stream.end('event: over\ndata: {}\n\n');
        return;
      }
      const said = JSON.stringify(now);
      if (said === line.said) return;
      line.said = said;
      send(line, 'news', now);
    } catch (error) {
      // Disconnected, so that the browser reconnects and gets what it missed.
      this.#failed(error);
      line.stream.destroy();
    }
  }

  #beat(): void {
    this.#beats += 1;
    for (const lines of this.#sites.values()) for (const { stream } of lines) stream.write(':\n\n');
    if (this.#beats % BEATS_TO_LOOK === 0) this.all();
  }

  #forget(line: Open): void {
    const lines = this.#sites.get(line.websiteId);
    if (!lines?.delete(line)) return;
    this.#count -= 1;
    if (lines.size === 0) this.#sites.delete(line.websiteId);
  }
}

function send({ stream }: Open, event: string, data: unknown): void {
  if (stream.writableEnded || stream.destroyed) return;
  stream.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  if (stream.writableLength > MOST_UNREAD_BYTES) stream.destroy();
}
