import { setTimeout as delay } from 'node:timers/promises';
import type { Connection } from '../db/roles.ts';
import type { Storage } from '../storage/storage.ts';
import { BackupError } from './backup-error.ts';
import { BackupSession } from './backup-session.ts';
import { type BackupState, emptyState, readBackupState, writeBackupState } from './backup-state.ts';
import type { BackupStore } from './backup-store.ts';
import { takeBase } from './base-backup.ts';
import { copyFiles } from './files-backup.ts';
import { backupWords } from './messages/operator-backup/words.ts';
import { deleteExpired } from './retention.ts';
import { OtherPast } from './segments.ts';

export interface BackupOptions {
  connection: Connection;
  dataDir: string;
  store: BackupStore;
  files: Storage;
  isOriginal: (key: string) => boolean;
  keepDays: number;
  /** Between two copies of the database. */
  copyHours: number;
  /** Seconds between two uploads of the log. */
  walSeconds: number;
  log: { info(detail: object, text: string): void; error(detail: object, text: string): void };
}

const AGAIN_MS = 1_000;
const MOST_AGAIN_MS = 60_000;
const CHECK_MS = 30_000;
/** Between two comparisons of files, and before a copy that failed is tried again. */
const PAUSE_MS = 600_000;
const HOUR_MS = 3600_000;

/** Backs up the database continuously, and the uploaded files every ten minutes. Failures are logged and tried again. */
export class ContinuousBackup {
  readonly #options: BackupOptions;
  readonly #stopping = new AbortController();
  /** What fails now, by the part that fails. */
  readonly #problems = new Map<string, string>();
  readonly #running: Promise<void>;
  #state: BackupState = emptyState;
  #session: BackupSession | undefined;

  constructor(options: BackupOptions) {
    this.#options = options;
    this.#running = this.#run();
  }

  /** Waits until all changes so far are in the backup. */
  async flush(): Promise<void> {
    if (!this.#session) throw new Error('The database is not connected.');
    await this.#session.flush();
  }

  /** Flushes, but not longer than `patienceMs`; then stops. */
  async stop(patienceMs = 3_000): Promise<void> {
    const patience = delay(patienceMs, undefined, { ref: false });
    await Promise.race([this.flush().catch(() => {}), patience]);
    this.#stopping.abort();
    await Promise.race([this.#running, patience]);
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    this.#state = (await readBackupState(this.#options.dataDir)) ?? emptyState;
    for (let wait = AGAIN_MS; !signal.aborted; wait = Math.min(wait * 2, MOST_AGAIN_MS)) {
      const began = performance.now();
      try {
        await this.#holdSession();
      } catch (error) {
        if (performance.now() - began > MOST_AGAIN_MS) wait = AGAIN_MS;
        if (error instanceof OtherPast) this.#options.log.error({}, `backup: ${error.message}`);
        else {
          this.#fails('database', error);
          await this.#pause(wait);
        }
      }
    }
  }

  async #holdSession(): Promise<void> {
    const { connection, walSeconds, log } = this.#options;
    const session = new BackupSession({
      connection,
      store: this.#persistentStore(),
      everyMs: walSeconds * 1000,
      onCovered: (time) => this.#tell({ coveredAt: time.toISOString() }),
      onLost: () => log.error({}, `backup: ${backupWords.slotLost}`),
    });
    const ended = new AbortController();
    let copying = Promise.resolve();
    try {
      await session.open();
      this.#session = session;
      const running = session.run();
      copying = this.#keepCopies(session, AbortSignal.any([this.#stopping.signal, ended.signal]));
      this.#works('database');
      await Promise.race([running, aborted(this.#stopping.signal)]);
    } finally {
      ended.abort();
      this.#session = undefined;
      await session.close();
      await copying;
    }
  }

  /** Copies of the database and of files, one after the other. */
  async #keepCopies(session: BackupSession, signal: AbortSignal): Promise<void> {
    const { connection, store, files, isOriginal, keepDays, copyHours } = this.#options;
    const { system } = session;
    let copyDue = session.baseAt + copyHours * HOUR_MS;
    let filesDue = 0;
    while (!signal.aborted) {
      if (Date.now() >= copyDue) {
        copyDue = Date.now() + PAUSE_MS;
        await this.#attempt('copy', signal, async () => {
          await store.sweep();
          const base = await takeBase({ connection, store, session, signal });
          copyDue = Date.parse(base.startedAt) + copyHours * HOUR_MS;
          this.#tell({ baseAt: base.endedAt });
          // Otherwise the backup would seem to end before the copy.
          await session.flush();
          await deleteExpired(store, system, keepDays);
        });
      }
      if (!signal.aborted && Date.now() >= filesDue) {
        filesDue = Date.now() + PAUSE_MS;
        await this.#attempt('files', signal, async () => {
          const began = new Date();
          await copyFiles({ store, system, files, isOriginal, keepDays, signal });
          this.#tell({ filesAt: began.toISOString() });
        });
      }
      await delay(CHECK_MS, undefined, { signal }).catch(() => {});
    }
  }

  async #attempt(part: string, signal: AbortSignal, work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.#works(part);
    } catch (error) {
      if (!signal.aborted) this.#fails(part, error);
    }
  }

  /** Repeats until it succeeds: the server keeps what was not confirmed. */
  #persistentStore(): BackupStore {
    const { store } = this.#options;
    const persist = async (work: () => Promise<void>) => {
      for (let wait = AGAIN_MS; ; wait = Math.min(wait * 2, MOST_AGAIN_MS))
        try {
          await work();
          return this.#works('changes');
        } catch (error) {
          this.#fails('changes', error);
          await this.#pause(wait);
          this.#stopping.signal.throwIfAborted();
        }
    };
    return {
      ...store,
      put: (key, pieces, compress) => persist(() => store.put(key, pieces, compress)),
      putJson: (key, value) => persist(() => store.putJson(key, value)),
    };
  }

  #tell(change: Partial<BackupState>): void {
    this.#state = { ...this.#state, ...change, problem: [...this.#problems.values()].at(-1) ?? null };
    writeBackupState(this.#options.dataDir, this.#state);
  }

  #fails(part: string, error: unknown): void {
    const { message } = error as Error;
    if (this.#stopping.signal.aborted || this.#problems.get(part) === message) return;
    this.#problems.set(part, message);
    this.#options.log.error(error instanceof BackupError ? {} : { err: error }, `backup: ${message}`);
    this.#tell({});
  }

  #works(part: string): void {
    if (!this.#problems.delete(part)) return;
    this.#options.log.info({}, 'backup: it works again');
    this.#tell({});
  }

  #pause(ms: number): Promise<void> {
    return delay(ms, undefined, { signal: this.#stopping.signal }).catch(() => {});
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
