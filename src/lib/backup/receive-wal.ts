import type pg from 'pg';
import { backupWords } from './messages/operator-backup/words.ts';
import { type Replication, startReplication, writeLsn } from './replication.ts';
import { OtherPast, type Segments } from './segments.ts';

interface Options {
  client: pg.Client;
  segments: Segments;
  slot: string;
  timeline: number;
  segmentBytes: number;
  /** The beginning of a segment. */
  from: bigint;
  /** The end of the server's log when the connection was opened. */
  written: bigint;
  /** Milliseconds between two parts of a segment. */
  everyMs: number;
  /** Called when the log is stored up to a position. */
  onStored: (lsn: bigint) => Promise<void>;
}

const WAL_DATA = 'w'.charCodeAt(0);
const KEEPALIVE = 'k'.charCodeAt(0);
const DATA_HEADER = 25;
const REPLY_REQUESTED = 17;
/** Microseconds between 1970 and 2000, where PostgreSQL's clock begins. */
const EPOCH = 946_684_800_000_000n;

/** Receives the write-ahead log and stores it. The server keeps what was not yet confirmed, through restarts too. */
export class WalReceiver {
  readonly #options: Options;
  readonly #segment: Buffer;
  #number: bigint;
  /** Bytes of the segment that have arrived, and that are stored. */
  #have = 0;
  #stored = 0;
  /** What an earlier connection stored of the segment. */
  #known: Buffer = Buffer.alloc(0);
  #due = 0;
  #wanted = 0n;
  #replication: Replication | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#segment = Buffer.alloc(options.segmentBytes);
    this.#number = options.from / BigInt(options.segmentBytes);
  }

  /** Stores the log up to a position as soon as it has arrived, without waiting for the interval. */
  flush(lsn: bigint): void {
    this.#wanted = lsn;
    this.#report(true);
  }

  /** Rejects when the connection ends. @throws OtherPast */
  async run(): Promise<never> {
    const { client, slot, timeline, from, everyMs } = this.#options;
    await this.#openSegment();
    const command = `START_REPLICATION SLOT ${slot} PHYSICAL ${writeLsn(from)} TIMELINE ${timeline}`;
    this.#replication = startReplication(client, command);
    // The answer to a report wakes the loop below, also while nothing is written.
    const timer = setInterval(() => this.#report(true), everyMs);
    try {
      for await (const message of this.#replication.messages()) {
        if (message[0] === WAL_DATA) await this.#take(message.subarray(DATA_HEADER));
        if (message[0] === KEEPALIVE && message[REPLY_REQUESTED] === 1) this.#report(false);
        if (!this.#isDue()) continue;
        await this.#store();
        this.#report(false);
      }
      throw new Error('The database ended the replication.');
    } finally {
      clearInterval(timer);
    }
  }

  #position(offset: number): bigint {
    return this.#number * BigInt(this.#options.segmentBytes) + BigInt(offset);
  }

  #isDue(): boolean {
    const wanted = this.#wanted > this.#position(this.#stored) && this.#wanted <= this.#position(this.#have);
    return wanted || performance.now() >= this.#due;
  }

  async #openSegment(): Promise<void> {
    [this.#have, this.#stored] = [0, 0];
    this.#known = await this.#options.segments.known(this.#number);
    const { written } = this.#options;
    if (this.#position(0) <= written && written < this.#position(this.#known.length))
      throw new OtherPast(backupWords.otherPast);
  }

  async #take(bytes: Buffer): Promise<void> {
    for (let at = 0; at < bytes.length;) {
      const count = bytes.copy(this.#segment, this.#have, at);
      at += count;
      this.#have += count;
      if (this.#have === this.#segment.length) await this.#store();
    }
  }

  /** The server sends the current segment again after a restart; it must be the same. */
  #compareKnown(): void {
    const { length } = this.#known;
    if (length <= this.#stored || this.#have < length) return;
    if (!this.#known.equals(this.#segment.subarray(0, length))) throw new OtherPast(backupWords.otherPast);
    this.#stored = length;
  }

  async #store(): Promise<void> {
    const { segments, everyMs, onStored } = this.#options;
    this.#compareKnown();
    if (this.#have === this.#segment.length) {
      await segments.complete(this.#number, this.#segment);
      this.#number += 1n;
      await this.#openSegment();
    } else if (this.#have > this.#stored && this.#have >= this.#known.length) {
      const more = this.#segment.subarray(this.#stored, this.#have);
      await segments.addPart(this.#number, this.#stored, more);
      this.#stored = this.#have;
    }
    this.#due = performance.now() + everyMs;
    await onStored(this.#position(this.#stored));
  }

  /** Confirms what is stored. @param ask requests an answer */
  #report(ask: boolean): void {
    const message = Buffer.alloc(34);
    message.write('r', 0);
    for (const at of [1, 9, 17]) message.writeBigUInt64BE(this.#position(this.#stored), at);
    message.writeBigInt64BE(BigInt(Date.now()) * 1000n - EPOCH, 25);
    message[33] = Number(ask);
    this.#replication?.send(message);
  }
}
