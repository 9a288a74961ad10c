import type { Readable } from 'node:stream';
import { z } from 'zod';
import { invalid } from '../../../../lib/errors.ts';
import { exportText } from '../export-text.ts';
import { staffWords } from '../staff-words.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A row of a table of the export; `row` is null if it was too long. */
export interface TableRow {
  table: string;
  row: Row | null;
}

/** Characters of one row: an entry has its text up to four times. */
const MOST_ROW = 10_000_000;
/** Characters outside rows, which are few: names of tables, and a character or two for each row. */
const MOST_FRAME = 4_000_000;
const DEEPEST = 60;
const MOST_NAME = 200;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const codes = new Set(['"', ':', '{', '}', '[', ']'].map((sign) => sign.charCodeAt(0)));

/** A table, and an export, with `0` in place of each row. */
const rows = z.array(z.literal(0));
const tables = z.object({
  data: z.object({
    posts: rows,
    posts_meta: rows.optional(),
    posts_authors: rows.optional(),
    posts_tags: rows.optional(),
    users: rows.optional(),
    tags: rows.optional(),
    settings: rows.optional(),
  }),
});
const frame = z.union([tables, z.object({ db: z.array(tables).length(1) })]);

/**
 * Yields the rows of a Ghost export while it arrives. At most one row is held, with the frame around them, which tells at the end whether
 * the file was whole.
 * @throws 400 if it is something else, or damaged; 413
 */
export async function* splitRows(source: Readable): AsyncGenerator<TableRow> {
  const splitter = new Splitter();
  for await (const text of exportText(source, {
    wrong: staffWords().notGhost,
    tooLarge: staffWords().ghostTooLarge,
  }))
    yield* splitter.write(text);
  splitter.end();
}

class Splitter {
  /** Objects and arrays around the place that is read, with the name of the value in it. */
  readonly #levels: { name: string; isArray: boolean }[] = [];
  readonly #frame: string[] = [];
  #frameLength = 0;
  /** Parts of the row that is read. */
  #row: string[] = [];
  #rowLength = 0;
  /** Objects and arrays within the row; 0 outside rows. */
  #rowDepth = 0;
  #table = '';
  #isString = false;
  #isEscaped = false;
  /** The last string outside rows. */
  #word = '';

  write(text: string): TableRow[] {
    const found: TableRow[] = [];
    /** The first character that belongs to neither a row nor the frame yet. */
    let from = 0;
    let word = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (this.#isString) {
        if (this.#isEscaped) this.#isEscaped = false;
        else if (code === BACKSLASH) this.#isEscaped = true;
        else if (code === QUOTE) {
          this.#isString = false;
          this.#addWord(text.slice(word, at));
        }
        continue;
      }
      if (!codes.has(code)) continue;
      if (code === QUOTE) {
        this.#isString = true;
        this.#word = '';
        word = at + 1;
      } else if (this.#rowDepth > 0) {
        if (!this.#goDeeper(text[at] ?? '')) continue;
        this.#addRow(text.slice(from, at + 1));
        found.push(this.#take());
        from = at + 1;
      } else if (this.#enter(text[at] ?? '')) {
        this.#addFrame(text.slice(from, at).trimEnd());
        from = at;
      }
    }
    if (this.#isString) this.#addWord(text.slice(word));
    const rest = text.slice(from);
    if (this.#rowDepth > 0) this.#addRow(rest);
    else this.#addFrame(rest);
    return found;
  }

  /** @throws 400 unless the file was whole, and an export */
  end(): void {
    const text = this.#frame.join('');
    if (this.#rowDepth > 0 || this.#isString) throw invalid(staffWords().ghostDamaged);
    let found: unknown;
    try {
      found = JSON.parse(text);
    } catch {
      throw invalid(/^\s*[{[]/.test(text) ? staffWords().ghostDamaged : staffWords().notGhost);
    }
    if (!frame.safeParse(found).success) throw invalid(staffWords().notGhost);
  }

  /** Reads a sign outside rows. @returns whether a row starts with it */
  #enter(sign: string): boolean {
    const level = this.#levels.at(-1);
    if (sign === ':') {
      if (level) level.name = this.#word;
    } else if (sign === '}' || sign === ']') this.#levels.pop();
    else {
      const path = this.#levels.map(({ name, isArray }) => (isArray ? '[]' : name));
      if (path[0] === 'db' && path[1] === '[]') path.splice(0, 2);
      if (sign === '{' && path.length === 3 && path[0] === 'data' && path[2] === '[]') {
        this.#table = path[1] ?? '';
        this.#rowDepth = 1;
        return true;
      }
      this.#levels.push({ name: '', isArray: sign === '[' });
      if (this.#levels.length > DEEPEST) throw invalid(staffWords().notGhost);
    }
    return false;
  }

  /** Reads a sign within a row. @returns whether the row ends with it */
  #goDeeper(sign: string): boolean {
    if (sign === '{' || sign === '[') this.#rowDepth += 1;
    else if (sign === '}' || sign === ']') this.#rowDepth -= 1;
    return this.#rowDepth === 0;
  }

  #take(): TableRow {
    const text = this.#row.join('');
    const isTooLong = this.#rowLength > MOST_ROW;
    this.#row = [];
    this.#rowLength = 0;
    this.#addFrame('0');
    if (isTooLong) return { table: this.#table, row: null };
    try {
      return { table: this.#table, row: JSON.parse(text) as Row };
    } catch {
      throw invalid(staffWords().ghostDamaged);
    }
  }

  #addRow(text: string): void {
    this.#rowLength += text.length;
    if (this.#rowLength > MOST_ROW) this.#row = [];
    else this.#row.push(text);
  }

  #addFrame(text: string): void {
    // Nearly always the space between two rows.
    const part = this.#isString ? text : text.trimStart();
    this.#frameLength += part.length;
    if (this.#frameLength > MOST_FRAME) throw invalid(staffWords().notGhost);
    if (part) this.#frame.push(part);
  }

  #addWord(text: string): void {
    if (this.#rowDepth === 0 && this.#word.length < MOST_NAME) this.#word += text.slice(0, MOST_NAME);
  }
}
