import type { Database, Tx } from '../db/database.ts';
import type { Actor, SiteRequest } from './requests/request-context.ts';
import { isUuid } from '../values/uuid.ts';

/** How a call is told in the history of its site. */
export interface Act {
  /** What was done: `page-published`. */
  word: string;
  /** Table and column that name what the `id` of the path stands for, before the call changes it. */
  named?: `${string}.${string}`;
  /** Values of the body that are told too; of all others only their names are. */
  keep?: readonly string[];
  /** Noted only where somebody else's account is meant: what people do to their own is no act of the site. */
  toOthers?: true;
  /** Noted after the call: where it works in several transactions, of which the first only looks. */
  late?: true;
}

/** How anyone who acts is called where people read who it was. */
export const doerOf = ({ email, key }: Pick<Actor, 'email' | 'key'>): string =>
  key ? `API key ${key.name}` : email;

/** Writes the line of what is being done into its transaction. */
export type NoteAct = (tx: Tx) => Promise<void>;

/** A line of the history, as far as the machinery knows it. */
export interface Noted {
  word: string;
  by: Actor | null;
  address: string;
  /** UUID of what it was about, where the path has one. */
  subjectId: string | null;
  /** What that is called; `''` where nothing says so. */
  subject: string;
  /** Names of what was sent along. */
  fields: string[];
  kept: Record<string, string | number | boolean>;
}

/** Where acts are written; the feature that shows them gives it. */
export interface ActLog {
  nameOf(tx: Tx, column: string, id: string): Promise<string>;
  /** @param always also where the transaction has changed nothing @returns whether it was noted */
  write(tx: Tx, noted: Noted, always: boolean): Promise<boolean>;
}

interface Given {
  params?: Record<string, unknown>;
  body?: unknown;
}

type Asked = Pick<SiteRequest, 'site' | 'by' | 'address'>;

/** What one call does, noted once: in the first transaction of the call that writes. */
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

  /** A piece of the call's work, with its line in the history in the same transaction. */
  within<T>(work: (tx: Tx) => Promise<T>): (tx: Tx) => Promise<T> {
    if (this.#act.late || this.#isOwn()) return work;
    return async (tx) => {
      const subject = this.#noted ? '' : await this.#name(tx);
      const result = await work(tx);
      if (!this.#noted) this.#noted = await this.#write(tx, subject || nameIn(result), false);
      return result;
    };
  }

  /** For a handler that works on its own transaction, which is in the site by now: the line goes into that. */
  readonly note: NoteAct = async (tx) => {
    if (!this.#noted && !this.#isOwn()) this.#noted = await this.#write(tx, await this.#name(tx), true);
  };

  /** What only reads, or works in several transactions, is noted by itself; what has changed nothing is not. */
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

  /** A key acts for the site, no matter who made it. */
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
    // Settings come in one more layer.
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

/** A value as the line keeps it; a table of words in a row: `orders read, pages write`. */
function told(name: string, value: unknown): [string, string | number | boolean][] {
  if (isPlain(value)) return [[name, value]];
  const words = Object.entries(record(value)).map(([key, of]) => `${key} ${isPlain(of) ? of : '…'}`);
  return words.length > 0 ? [[name, words.join(', ').slice(0, 600)]] : [];
}

/** What a thing is called, by the fields that names stand in. */
function nameIn(thing: unknown): string {
  const fields = record(thing);
  for (const key of ['label', 'name', 'email', 'number', 'code', 'from', 'host']) {
    const value = fields[key];
    if (typeof value === 'string' && value !== '') return value;
  }
  return '';
}
