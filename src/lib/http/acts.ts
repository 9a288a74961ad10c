import type { Database, Tx } from '../db/database.ts';
import type { Actor, SiteRequest } from './requests/request-context.ts';
import { isUuid } from '../values/uuid.ts';

/** How a call appears in the site's history. */
export interface Act {
  /** The action: `page-published`. */
  word: string;
  /** Table and column with the name of the record whose `id` is in the path, read before the call changes it. */
  named?: `${string}.${string}`;
  /** Fields of the body whose values are recorded; of others, only the names. */
  keep?: readonly string[];
  /** Recorded only for changes to another person's account: changes to one's own are not part of the site's history. */
  toOthers?: true;
  /** Recorded after the call, for calls with several transactions of which the first only reads. */
  late?: true;
}

/** The display name of the person or key that acts. */
export const doerOf = ({ email, key }: Pick<Actor, 'email' | 'key'>): string =>
  key ? `API key ${key.name}` : email;

/** Writes the entry of the current action into its transaction. */
export type NoteAct = (tx: Tx) => Promise<void>;

/** An entry of the history, as far as the call machinery knows it. */
export interface Noted {
  word: string;
  by: Actor | null;
  address: string;
  /** UUID of the record, if the path has one. */
  subjectId: string | null;
  /** The record's name; `''` if unknown. */
  subject: string;
  /** Names of the fields that were sent. */
  fields: string[];
  kept: Record<string, string | number | boolean>;
}

/** Writes entries; provided by the feature that shows them. */
export interface ActLog {
  nameOf(tx: Tx, column: string, id: string): Promise<string>;
  /** @param always also if the transaction has changed nothing @returns whether it was recorded */
  write(tx: Tx, noted: Noted, always: boolean): Promise<boolean>;
}

interface Given {
  params?: Record<string, unknown>;
  body?: unknown;
}

type Asked = Pick<SiteRequest, 'site' | 'by' | 'address'>;

/** What one call does, recorded once: in the first transaction of the call that writes. */
export class Acting {
  given: Given = {};
  #noted = false;
  readonly #act: Act;
  readonly #log: ActLog;
  readonly #asked: Asked;

  constructor(act: Act, log: ActLog, asked: Asked) {
    this.#act = act;
    this.#log = log;
    this.#asked = asked;
  }

  /** Runs a part of the call's work, with its history entry in the same transaction. */
  within<T>(work: (tx: Tx) => Promise<T>): (tx: Tx) => Promise<T> {
    if (this.#act.late || this.#isOwn()) return work;
    return async (tx) => {
      const subject = this.#noted ? '' : await this.#name(tx);
      const result = await work(tx);
      if (!this.#noted) this.#noted = await this.#write(tx, subject || nameIn(result), false);
      return result;
    };
  }

  /** For a handler that uses its own transaction, which is bound to the site by now: the entry joins it. */
  readonly note: NoteAct = async (tx) => {
    if (!this.#noted && !this.#isOwn()) this.#noted = await this.#write(tx, await this.#name(tx), true);
  };

  /** Calls that only read or use several transactions are recorded separately; calls that changed nothing are not. */
  async finish(db: Database, reads: boolean): Promise<void> {
    if (this.#noted || this.#isOwn() || !(reads || this.#act.late)) return;
    this.#noted = true;
    await db.forWebsite(this.#asked.site.id, async (tx) => this.#write(tx, await this.#name(tx), true));
  }

  async #name(tx: Tx): Promise<string> {
    const { named } = this.#act;
    const id = this.#subjectId();
    return named && id ? this.#log.nameOf(tx, named, id) : '';
  }

  /** A key acts for the site, no matter who created it. */
  #isOwn(): boolean {
    const { by } = this.#asked;
    return this.#act.toOthers === true && !by?.key && by?.accountId === this.#subjectId();
  }

  #subjectId(): string | null {
    const id = this.given.params?.['id'];
    return typeof id === 'string' && isUuid(id) ? id : null;
  }

  #write(tx: Tx, subject: string, always: boolean): Promise<boolean> {
    const { word, keep = [] } = this.#act;
    const { by, address } = this.#asked;
    const body = record(this.given.body);
    // Settings are nested one level deeper.
    const sent = 'settings' in body ? record(body['settings']) : body;
    const noted: Noted = {
      word,
      by,
      address,
      subjectId: this.#subjectId(),
      subject: (subject || nameIn(sent) || nameIn(this.given.params)).slice(0, 200),
      fields: Object.keys(sent).filter((name) => name !== 'version'),
      kept: Object.fromEntries(keep.flatMap((name) => told(name, sent[name]))),
    };
    return this.#log.write(tx, noted, always);
  }
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};

const isPlain = (value: unknown): value is string | number | boolean =>
  (typeof value === 'string' && value.length <= 200) ||
  typeof value === 'number' ||
  typeof value === 'boolean';

/** A value as the entry stores it; a table becomes one line: `orders read, pages write`. */
function told(name: string, value: unknown): [string, string | number | boolean][] {
  if (isPlain(value)) return [[name, value]];
  const words = Object.entries(record(value)).map(([key, of]) => `${key} ${isPlain(of) ? of : '…'}`);
  return words.length > 0 ? [[name, words.join(', ').slice(0, 600)]] : [];
}

/** A record's name, from the fields that contain names. */
function nameIn(thing: unknown): string {
  const fields = record(thing);
  for (const key of ['label', 'name', 'email', 'number', 'code', 'from', 'host']) {
    const value = fields[key];
    if (typeof value === 'string' && value !== '') return value;
  }
  return '';
}
