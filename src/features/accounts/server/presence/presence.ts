import { z } from 'zod';
import {
  BEAT_MS,
  MOST_PRESENT,
  present,
  type Present,
  type Subject,
} from '../../../../lib/values/presence.ts';

/** Without a sign of life an editor counts as closed. */
const AWAY_MS = 2.5 * BEAT_MS;
const SWEEP_MS = 5_000;
const MOST_OF_PERSON = 8;
const MOST_OF_SITE = 200;

const notice = present.extend({ site: z.string(), leaves: z.boolean() });

interface Heard {
  who: Present;
  at: number;
}

/**
 * Who has what open in an editor, as this process has heard it from all processes. Kept in memory only: after a start, the next signs of life
 * restore it.
 */
export class Presence {
  readonly #sites = new Map<string, Map<string, Heard>>();
  readonly #timer: NodeJS.Timeout;
  readonly #tell: (websiteId: string, subject: Subject) => void;
  readonly #now: () => number;

  /** @param tell called when who is there, or where they are, changes */
  constructor(tell: (websiteId: string, subject: Subject) => void, now = Date.now) {
    this.#tell = tell;
    this.#now = now;
    this.#timer = setInterval(() => this.sweep(), SWEEP_MS).unref();
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** A notice of the database, sent for a call in any process. */
  heard(payload: string): void {
    const { success, data } = notice.safeParse(JSON.parse(payload));
    // Another release may know subjects that this one doesn't.
    if (!success) return;
    const { site, leaves, ...who } = data;
    const there = this.#sites.get(site) ?? new Map<string, Heard>();
    // A window of one account never replaces that of another.
    const key = `${who.person} ${who.tab}`;
    const before = there.get(key)?.who;
    // Who goes to another subject may be heard there before they have left the first.
    if (leaves) {
      if (before?.subject === who.subject) there.delete(key);
    } else if (before || hasRoom(there, who.person)) there.set(key, { who, at: this.#now() });
    if (there.size > 0) this.#sites.set(site, there);
    else this.#sites.delete(site);
    const after = there.get(key)?.who;
    if (before && before.subject !== after?.subject) this.#tell(site, before.subject);
    if (
      after &&
      (before?.subject !== after.subject || before.block !== after.block || before.typing !== after.typing)
    )
      this.#tell(site, after.subject);
  }

  everyone(websiteId: string): Present[] {
    return [...(this.#sites.get(websiteId)?.values() ?? [])].map(({ who }) => who);
  }

  at(websiteId: string, subject: Subject): Present[] {
    return this.everyone(websiteId)
      .filter((who) => who.subject === subject)
      .slice(0, MOST_PRESENT);
  }

  /** Leaves out editors that have not been heard of for a while. */
  sweep(): void {
    const oldest = this.#now() - AWAY_MS;
    for (const [site, there] of this.#sites) {
      const gone = [...there].filter(([, { at }]) => at < oldest);
      if (gone.length === 0) continue;
      for (const [key] of gone) there.delete(key);
      if (there.size === 0) this.#sites.delete(site);
      for (const subject of new Set(gone.map(([, { who }]) => who.subject))) this.#tell(site, subject);
    }
  }
}

const hasRoom = (there: ReadonlyMap<string, Heard>, person: string): boolean =>
  there.size < MOST_OF_SITE &&
  [...there.values()].filter(({ who }) => who.person === person).length < MOST_OF_PERSON;
