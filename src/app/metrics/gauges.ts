import { Counter, Gauge, type Registry } from 'prom-client';
import type { App } from '../app.ts';
import type { BusiestSites } from './busiest-sites.ts';
import type { FactReader } from './facts.ts';

/** Figures of this process. Those of several processes are added up. */
export function addProcessFigures(app: App, registry: Registry, busiest: BusiestSites): void {
  const registers = [registry];
  new Gauge({
    name: 'sitewright_pool_connections',
    help: 'Connections to the database, by pool and state, and requests that wait for one.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { pool, most, open, idle, waiting } of app.db.pools()) {
        this.set({ pool, state: 'busy' }, open - idle);
        this.set({ pool, state: 'idle' }, idle);
        this.set({ pool, state: 'waiting' }, waiting);
        this.set({ pool, state: 'most' }, most);
      }
    },
  });
  new Counter({
    name: 'sitewright_page_cache_requests_total',
    help: 'Answers that were found in the cache, and those that had to be made.',
    labelNames: ['result'],
    registers,
    collect() {
      const { hits, misses } = app.pageCache.figures();
      this.reset();
      this.inc({ result: 'hit' }, hits);
      this.inc({ result: 'miss' }, misses);
    },
  });
  new Gauge({
    name: 'sitewright_page_cache_bytes',
    help: 'Bytes in the cache.',
    registers,
    collect() {
      this.set(app.pageCache.figures().bytes);
    },
  });
  new Gauge({
    name: 'sitewright_page_cache_entries',
    help: 'Answers in the cache.',
    registers,
    collect() {
      this.set(app.pageCache.figures().entries);
    },
  });
  new Gauge({
    name: 'sitewright_busiest_site_requests',
    help: 'Requests of the 20 busiest sites in the last complete five minutes.',
    labelNames: ['host'],
    registers,
    collect() {
      this.reset();
      for (const [host, requests] of busiest.list()) this.set({ host }, requests);
    },
  });
}

const shared = (registry: Registry) => ({ registers: [registry], aggregator: 'max' as const });

/** Figures of the whole installation, the same in every process. */
export function addSharedFigures(facts: FactReader, registry: Registry): void {
  new Gauge({
    name: 'sitewright_database_up',
    help: '1 where the database answers.',
    ...shared(registry),
    async collect() {
      this.set(Number((await facts.now()).up));
    },
  });
  addJobFigures(facts, registry);
  addEmailFigures(facts, registry);
  addStorageFigures(facts, registry);
}

function addJobFigures(facts: FactReader, registry: Registry): void {
  new Gauge({
    name: 'sitewright_jobs',
    help: 'Jobs by queue and state: waiting (due), active, retry, failed.',
    labelNames: ['queue', 'state'],
    ...shared(registry),
    async collect() {
      const { queues } = await facts.now();
      this.reset();
      for (const { queue, waiting, active, retry, failed } of queues)
        for (const [state, count] of Object.entries({ waiting, active, retry, failed }))
          this.set({ queue, state }, count);
    },
  });
  new Gauge({
    name: 'sitewright_oldest_job_seconds',
    help: 'Age of the oldest job of a queue that is due.',
    labelNames: ['queue'],
    ...shared(registry),
    async collect() {
      const { queues } = await facts.now();
      this.reset();
      for (const { queue, oldest } of queues) this.set({ queue }, oldest);
    },
  });
}

function addEmailFigures(facts: FactReader, registry: Registry): void {
  new Gauge({
    name: 'sitewright_emails',
    help: 'Emails that wait, and emails of the last day that could not be delivered.',
    labelNames: ['state'],
    ...shared(registry),
    async collect() {
      const { mails } = await facts.now();
      this.reset();
      if (!mails) return;
      this.set({ state: 'waiting' }, mails.waiting);
      this.set({ state: 'failed' }, mails.failed);
    },
  });
  addFigure(
    registry,
    'sitewright_oldest_email_seconds',
    'Age of the oldest email that waits.',
    async () => (await facts.now()).mails?.oldest,
  );
}

function addStorageFigures(facts: FactReader, registry: Registry): void {
  addFigure(
    registry,
    'sitewright_sites',
    'Sites that are not deleted.',
    async () => (await facts.now()).storage?.sites,
  );
  addFigure(
    registry,
    'sitewright_site_problems',
    'Sites and tasks for which regular work failed lately.',
    async () => (await facts.now()).storage?.problems,
  );
  addFigure(
    registry,
    'sitewright_files_bytes',
    'Bytes of uploaded files of all sites.',
    async () => (await facts.now()).storage?.files,
  );
  addFigure(
    registry,
    'sitewright_database_bytes',
    'Bytes of the database on its disk.',
    async () => (await facts.now()).storage?.database,
  );
  addFigure(
    registry,
    'sitewright_disk_bytes',
    'Size of the disk with the data folder.',
    async () => (await facts.now()).disk?.size,
  );
  addFigure(
    registry,
    'sitewright_disk_free_bytes',
    'Free space on that disk.',
    async () => (await facts.now()).disk?.free,
  );
}

function addFigure(
  registry: Registry,
  name: string,
  help: string,
  read: () => Promise<number | undefined>,
): void {
  new Gauge({
    name,
    help,
    ...shared(registry),
    async collect() {
      const value = await read();
      // Without labels, a gauge that was reset would report 0, which is wrong.
      if (value === undefined) this.set(NaN);
      else this.set(value);
    },
  });
}
