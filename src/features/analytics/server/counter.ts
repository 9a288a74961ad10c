import { hash, randomBytes } from 'node:crypto';
import type { CrossTx } from '../../../lib/db/database.ts';
import { growingCache } from '../../../lib/values/growing-cache.ts';
import type { KnownSite } from '../../websites/server/index.ts';
import { countedPath } from '../counted-path.ts';
import { dayIn } from '../../../lib/values/local-day.ts';
import { sourceOf } from '../sources.ts';
import { agentOf } from './agents.ts';
import { capCounts } from './cap-counts.ts';
import {
  addCounts,
  addHours,
  keepCauses,
  lockCounting,
  saltsOf,
  visitsOf,
  writeVisits,
} from './count-queries.ts';
import { type Event, foldVisits, type Result, visitKey } from './fold-visits.ts';
import { wayGiver } from './give-way.ts';

const FLUSH_MS = 1_000;
/** Maximum queue length; beyond it, events are dropped until the database has taken what is waiting. */
const MOST_WAITING = 30_000;

interface Who {
  site: KnownSite;
  address: string;
  agent: string;
}

/** A request as received; it is parsed when it is written. */
export type Noted = Who &
  (
    | { kind: 'view'; url: string; referrer: string; country: string }
    | { kind: 'leave'; url: string; seconds: number; width: number }
    | { kind: Result['kind']; subjectId: string }
  );

export interface CounterServices {
  /** Opens a transaction that may write the counts of all sites. */
  across: <T>(work: (tx: CrossTx) => Promise<T>) => Promise<T>;
  log: { warn(detail: object, sentence: string): void };
  now?: () => number;
}

/**
 * Counts visits in memory and writes them every second, all sites in one transaction. A visitor's network address and browser
 * then leave the memory: only a hash with that day's salt of the site is stored.
 */
export class VisitCounter {
  #waiting: (Noted & { at: number })[] = [];
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> = Promise.resolve();
  /** Salts used within the hour; yesterday's are removed soon after they are removed from the database. */
  #salts = new Map<string, string>();
  #saltsOfHour = 0;
  readonly #written = growingCache<string, true>(100_000);
  readonly #services: CounterServices;
  readonly #now: () => number;

  constructor(services: CounterServices) {
    this.#services = services;
    this.#now = services.now ?? Date.now;
  }

  note(noted: Noted): void {
    if (this.#waiting.length >= MOST_WAITING) return;
    this.#waiting.push({ ...noted, at: this.#now() });
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref();
  }

  /** Writes the queue; resolves when it is in the database. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#flushing = this.#flushing.then(() => this.#write());
    return this.#flushing;
  }

  async #write(): Promise<void> {
    const noted = this.#waiting;
    if (noted.length === 0) return;
    this.#waiting = [];
    try {
      await this.#count(noted);
    } catch (error) {
      this.#services.log.warn(
        { err: error },
        'counting visits in a batch failed; counting each site separately',
      );
      // A failure of one site, such as its deletion at this moment, must not cost the others their counts.
      for (const [{ website }, own] of Map.groupBy(noted, ({ site }) => site))
        await this.#count(own).catch((failure: unknown) =>
          this.#services.log.warn({ err: failure, websiteId: website.id }, 'visits were lost'),
        );
    }
  }

  async #count(noted: readonly (Noted & { at: number })[]): Promise<void> {
    await this.#findSalts(noted);
    const giveWay = wayGiver();
    const events: Event[] = [];
    for (const each of noted) {
      const event = this.#eventOf(each);
      if (event) events.push(event);
      const way = giveWay();
      if (way) await way;
    }
    if (events.length === 0) return;
    await this.#services.across(async (tx) => {
      await lockCounting(tx);
      const visitors = new Map(events.map((event) => [visitKey(event), event]));
      const known = await visitsOf(tx, [...visitors.values()]);
      const byKey = new Map(known.map((visit) => [visitKey(visit), visit]));
      const folded = await foldVisits(events, byKey, giveWay);
      await addCounts(tx, await capCounts(tx, folded.counts, this.#written));
      await writeVisits(tx, folded.visits);
      await addHours(tx, folded.hours);
      await keepCauses(tx, folded.causes);
    });
  }

  async #findSalts(noted: readonly (Noted & { at: number })[]): Promise<void> {
    const hour = Math.floor(this.#now() / 3_600_000);
    if (hour !== this.#saltsOfHour) this.#salts.clear();
    this.#saltsOfHour = hour;
    const missing = new Map<string, { websiteId: string; day: string }>();
    for (const { site, at } of noted) {
      const { id, timezone } = site.website;
      const day = dayIn(timezone, at);
      const key = `${id} ${day}`;
      if (!this.#salts.has(key)) missing.set(key, { websiteId: id, day });
    }
    if (missing.size === 0) return;
    const asked = [...missing.values()];
    const made = asked.map(() => randomBytes(16).toString('hex'));
    for (const { websiteId, day, salt } of await this.#services.across((tx) => saltsOf(tx, asked, made)))
      this.#salts.set(`${websiteId} ${day}`, salt);
  }

  /** Undefined if it is not counted: bots, irrelevant paths, deleted sites. */
  #eventOf(noted: Noted & { at: number }): Event | undefined {
    const { site, address, agent: header, at } = noted;
    const { id: websiteId, timezone } = site.website;
    const day = dayIn(timezone, at);
    const salt = this.#salts.get(`${websiteId} ${day}`);
    const agent = agentOf(header);
    if (!salt || agent.bot) return undefined;
    const visitor = hash('sha256', `${salt}\n${address}\n${header}`, 'base64url').slice(0, 16);
    const about = { websiteId, day, at, visitor };
    if (noted.kind !== 'view' && noted.kind !== 'leave')
      return { ...about, kind: noted.kind, subjectId: noted.subjectId };
    const path = countedPath(noted.url);
    if (path === null) return undefined;
    if (noted.kind === 'leave')
      return { ...about, kind: 'leave', path, seconds: noted.seconds, screen: screenOf(noted.width) };
    const source = sourceOf(noted.referrer, noted.url, (host) => isOwn(site, host));
    const facts = {
      ...Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')),
      device: agent.device,
      browser: agent.browser,
      ...(/^[A-Z]{2}$/.test(noted.country) && !/^(XX|T1)$/.test(noted.country)
        ? { country: noted.country }
        : {}),
    };
    return { ...about, kind: 'view', path, facts };
  }
}

const isOwn = ({ hosts }: KnownSite, host: string): boolean =>
  hosts.some((own) => {
    const bare = own.host.replace(/^www\./, '');
    return host === bare || host.endsWith(`.${bare}`);
  });

/** Widths in pixels, matching the layout's breakpoints. */
const screenOf = (width: number): string =>
  width < 600 ? 'up to 599' : width < 900 ? '600 to 899' : width < 1200 ? '900 to 1199' : 'from 1200';
