import { statfs } from 'node:fs/promises';
import type { App } from '../app.ts';
import {
  type MailFacts,
  type QueueFacts,
  readMails,
  readQueues,
  readStorage,
  type StorageFacts,
} from './facts-queries.ts';

interface Facts {
  queues: QueueFacts[];
  mails: MailFacts | null;
  storage: StorageFacts | null;
  disk: { size: number; free: number } | null;
  /** Whether the database answered the last query. */
  up: boolean;
}

const OFTEN_MS = 10_000;
const SELDOM_MS = 300_000;
/** How long a scrape waits for the database. Prometheus gives up after ten seconds. */
const PATIENCE_MS = 3_000;

/** Figures from the database and the disk, read at most every ten seconds, however many scrapes arrive. */
export class FactReader {
  readonly #app: App;
  #facts: Facts = { queues: [], mails: null, storage: null, disk: null, up: false };
  #readAt = -Infinity;
  #storageAt = -Infinity;
  #reading: Promise<void> | undefined;

  constructor(app: App) {
    this.#app = app;
  }

  async now(): Promise<Facts> {
    if (performance.now() - this.#readAt > OFTEN_MS)
      this.#reading ??= this.#read().finally(() => (this.#reading = undefined));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), PATIENCE_MS)));
    const came = await Promise.race([this.#reading, late]);
    clearTimeout(timer);
    return came === 'late' ? { ...this.#facts, queues: [], mails: null, up: false } : this.#facts;
  }

  async #read(): Promise<void> {
    const { db, config, log } = this.#app;
    const disk = await statfs(config.dataDir).catch(() => null);
    const sizes = disk && { size: disk.blocks * disk.bsize, free: disk.bavail * disk.bsize };
    try {
      const [queues, mails] = await Promise.all([
        db.acrossWebsites(readQueues),
        db.acrossWebsites(readMails),
      ]);
      let { storage } = this.#facts;
      if (performance.now() - this.#storageAt > SELDOM_MS) {
        storage = await db.acrossWebsites(readStorage);
        this.#storageAt = performance.now();
      }
      this.#facts = { queues, mails, storage, disk: sizes, up: true };
    } catch (error) {
      log.warn({ err: error }, 'could not read the figures for metrics');
      this.#facts = { queues: [], mails: null, storage: this.#facts.storage, disk: sizes, up: false };
    }
    this.#readAt = performance.now();
  }
}
