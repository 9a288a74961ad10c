import type { Refusal } from '../errors.ts';

/** An object found in a JSON text. */
export interface JsonPiece {
  /** The names of what it is in, with `[]` for each array: `['data', 'posts', '[]']`. */
  path: readonly string[];
  /** Why its value is null, if it is. */
  problem: 'long' | 'deep' | null;
  value: Readonly<Record<string, unknown>> | null;
}

export interface JsonRules {
  /** Whether an object in these levels is a piece. */
  isPiece: (path: readonly string[]) => boolean;
  /** Characters of a piece. */
  longest: number;
  /** Of a text that ends early or can’t be parsed. */
  damaged: () => Refusal;
  /** Of a text that is something else. */
  wrong: () => Refusal;
}

/** Characters outside pieces, which are few: a character or two for each piece. */
const MOST_FRAME = 4_000_000;
const DEEPEST_FRAME = 60;
/** Parsing a piece of brackets alone takes many times its size. */
const DEEPEST_PIECE = 100;
const MOST_NAME = 200;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const codes = new Set(['"', ':', '{', '}', '[', ']'].map((sign) => sign.charCodeAt(0)));

/**
 * Finds objects in a JSON text while it arrives. At most one of them is held, with the frame around them, which tells at the end
 * whether the text was whole.
 */
export class JsonSplitter {
  readonly #rules: JsonRules;
  /** Objects and arrays around the place that is read, with the name of the value in it. */
  readonly #levels: { name: string; isArray: boolean }[] = [];
  readonly #frame: string[] = [];
  #frameLength = 0;
  /** Parts of the piece that is read. */
  #piece: string[] = [];
  #pieceLength = 0;
  /** Objects and arrays within the piece; 0 outside pieces. */
  #depth = 0;
  #deepest = 0;
  #path: string[] = [];
  #isString = false;
  #isEscaped = false;
  /** The last string outside pieces. */
  #word = '';

  constructor(rules: JsonRules) {
    this.#rules = rules;
  }

  /** @returns the pieces that end in this part of the text @throws 400 */
  write(text: string): JsonPiece[] {
    const found: JsonPiece[] = [];
    /** The first character that belongs to neither a piece nor the frame yet. */
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
      } else if (this.#depth > 0) {
        if (!this.#goDeeper(text[at] ?? '')) continue;
        this.#addPiece(text.slice(from, at + 1));
        found.push(this.#take());
        from = at + 1;
      } else if (this.#enter(text[at] ?? '')) {
        this.#addFrame(text.slice(from, at).trimEnd());
        from = at;
      }
    }
    if (this.#isString) this.#addWord(text.slice(word));
    const rest = text.slice(from);
    if (this.#depth > 0) this.#addPiece(rest);
    else this.#addFrame(rest);
    return found;
  }

  /** @returns what is around the pieces, with `0` in place of each @throws 400 unless the text was whole */
  end(): unknown {
    const text = this.#frame.join('');
    if (this.#depth > 0 || this.#isString) throw this.#rules.damaged();
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw /^\s*[{[]/.test(text) ? this.#rules.damaged() : this.#rules.wrong();
    }
  }

  /** Reads a sign outside pieces. @returns whether a piece starts with it */
  #enter(sign: string): boolean {
    const level = this.#levels.at(-1);
    if (sign === ':') {
      if (level) level.name = this.#word;
    } else if (sign === '}' || sign === ']') this.#levels.pop();
    else {
      const path = this.#levels.map(({ name, isArray }) => (isArray ? '[]' : name));
      if (sign === '{' && this.#rules.isPiece(path)) {
        this.#path = path;
        this.#depth = 1;
        this.#deepest = 1;
        return true;
      }
      this.#levels.push({ name: '', isArray: sign === '[' });
      if (this.#levels.length > DEEPEST_FRAME) throw this.#rules.wrong();
    }
    return false;
  }

  /** Reads a sign within a piece. @returns whether the piece ends with it */
  #goDeeper(sign: string): boolean {
    if (sign === '{' || sign === '[') this.#depth += 1;
    else if (sign === '}' || sign === ']') this.#depth -= 1;
    this.#deepest = Math.max(this.#deepest, this.#depth);
    return this.#depth === 0;
  }

  #take(): JsonPiece {
    const text = this.#piece.join('');
    const problem =
      this.#pieceLength > this.#rules.longest ? 'long' : this.#deepest > DEEPEST_PIECE ? 'deep' : null;
    this.#piece = [];
    this.#pieceLength = 0;
    this.#addFrame('0');
    const path = this.#path;
    if (problem) return { path, problem, value: null };
    try {
      return { path, problem, value: JSON.parse(text) as Record<string, unknown> };
    } catch {
      throw this.#rules.damaged();
    }
  }

  #addPiece(text: string): void {
    this.#pieceLength += text.length;
    if (this.#pieceLength > this.#rules.longest) this.#piece = [];
    else this.#piece.push(text);
  }

  #addFrame(text: string): void {
    // Nearly always the space between two pieces.
    const part = this.#isString ? text : text.trimStart();
    this.#frameLength += part.length;
    if (this.#frameLength > MOST_FRAME) throw this.#rules.wrong();
    if (part) this.#frame.push(part);
  }

  #addWord(text: string): void {
    if (this.#depth === 0 && this.#word.length < MOST_NAME) this.#word += text.slice(0, MOST_NAME);
  }
}
