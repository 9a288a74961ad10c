import pg from 'pg';
import type { Connection } from '../db/roles.ts';
import { identifySystem, readPosition, readSegmentBytes } from './backup-queries.ts';
import { dropSlotWhenFree, findOrCreateSlot, seriesOf } from './backup-slot.ts';
import type { BackupStore } from './backup-store.ts';
import { coveredKey, listBases } from './layout.ts';
import { backupWords } from './messages/operator-backup/words.ts';
import { WalReceiver } from './receive-wal.ts';
import { openReplication, readLsn } from './replication.ts';
import { openSegments, OtherPast } from './segments.ts';

/** How old the time in the backup may be, until which it is complete. */
const COVERED_MS = 60_000;
/** Between the time of a commit and its place in the log. */
const COMMIT_MS = 500;

interface Options {
  connection: Connection;
  store: BackupStore;
  everyMs: number;
  onCovered: (time: Date) => void;
  /** Told when the server could not keep the log that was not backed up. */
  onLost: () => void;
}

interface Waiting {
  lsn: bigint;
  done: () => void;
  fail: (error: Error) => void;
}

/** One stretch of the backup: as long as the connections to the database last. */
export class BackupSession {
  readonly #options: Options;
  readonly #sql: pg.Client;
  #wire: pg.Client | undefined;
  #receiver: WalReceiver | undefined;
  #slot = '';
  #stored = 0n;
  #waiting: Waiting[] = [];
  /** A position, and a time of which all commits are before it. */
  #asked: { lsn: bigint; time: Date } | null = null;
  #coveredPut = -Infinity;
  system = '';
  series = '';
  timeline = 0;
  segmentBytes = 0;
  /** When the newest copy of the series began; 0 without one. */
  baseAt = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#sql = new pg.Client({ ...options.connection, application_name: 'sitewright backup' });
    this.#sql.on('error', () => {});
  }

  /** Continues the series of the database's slot, or begins one. */
  async open(): Promise<void> {
    const { connection, store, everyMs, onLost } = this.#options;
    await this.#sql.connect();
    this.#wire = await openReplication(connection);
    const { system, timeline, written } = await identifySystem(this.#wire);
    const { name: slot, from } = await findOrCreateSlot(this.#sql, onLost);
    this.segmentBytes = await readSegmentBytes(this.#sql);
    Object.assign(this, { system, timeline, series: seriesOf(slot) });
    const bases = (await listBases(store, system)).filter(({ series }) => series === this.series);
    const segments = await openSegments(store, system, this.series);
    const [last, first] = [segments.last(), from / BigInt(this.segmentBytes)];
    if (last === null ? bases.length > 0 : last + 1n < first) {
      // The backup went elsewhere for a while, or a part of it was deleted. A series has no gaps.
      await dropSlotWhenFree(this.#sql, slot);
      throw new OtherPast(backupWords.gap);
    }
    this.baseAt = Date.parse(bases.at(-1)?.startedAt ?? '') || 0;
    this.#slot = slot;
    this.#stored = from - (from % BigInt(this.segmentBytes));
    this.#receiver = new WalReceiver({
      client: this.#wire,
      segments,
      slot,
      timeline,
      segmentBytes: this.segmentBytes,
      from: this.#stored,
      written: readLsn(written),
      everyMs,
      onStored: (lsn) => this.#onStored(lsn),
    });
  }

  /** Rejects when a connection ends. @throws OtherPast, and the next session begins a new series */
  async run(): Promise<void> {
    try {
      await this.#receiver?.run();
    } catch (error) {
      if (error instanceof OtherPast) {
        await this.#wire?.end();
        await dropSlotWhenFree(this.#sql, this.#slot);
      }
      throw error;
    }
  }

  /** Waits until the log is stored up to a position. */
  async cover(lsn: bigint): Promise<void> {
    if (this.#stored >= lsn) return;
    await new Promise<void>((done, fail) => {
      this.#waiting.push({ lsn, done, fail });
      this.#receiver?.flush(lsn);
    });
  }

  /** Waits until all changes so far are in the backup. */
  async flush(): Promise<void> {
    const { lsn, time } = await this.#now();
    await this.cover(lsn);
    await this.#putCovered(time, lsn);
  }

  async close(): Promise<void> {
    for (const { fail } of this.#waiting) fail(new Error('The connection to the database ended.'));
    await this.#wire?.end().catch(() => {});
    await this.#sql.end().catch(() => {});
  }

  async #onStored(lsn: bigint): Promise<void> {
    this.#stored = lsn;
    for (const each of this.#waiting) if (each.lsn <= lsn) each.done();
    this.#waiting = this.#waiting.filter((each) => each.lsn > lsn);
    if (this.#asked && this.#asked.lsn <= lsn) {
      if (performance.now() - this.#coveredPut > COVERED_MS) await this.#putCovered(this.#asked.time, lsn);
      this.#asked = null;
    }
    this.#asked ??= await this.#now();
  }

  async #now(): Promise<{ lsn: bigint; time: Date }> {
    const { lsn, time } = await readPosition(this.#sql);
    return { lsn: readLsn(lsn), time: new Date(time.getTime() - COMMIT_MS) };
  }

  async #putCovered(time: Date, lsn: bigint): Promise<void> {
    const { store, onCovered } = this.#options;
    await store.putJson(coveredKey(this.system, this.series), { time: time.toISOString(), lsn: `${lsn}` });
    this.#coveredPut = performance.now();
    onCovered(time);
  }
}
