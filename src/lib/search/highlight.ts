import { cutText, searchTermsIn } from './search-terms.ts';

/** A part of a text; `found` if it matches the search. */
export interface TextPart {
  text: string;
  found: boolean;
}

/** Finds search terms in a text in their original spelling. */
export class Highlighter {
  readonly #wanted: ReadonlySet<string>;
  readonly #known = new Map<string, boolean>();

  constructor(wanted: Iterable<string>) {
    this.#wanted = new Set(wanted);
  }

  /** The whole text in parts, which joined give the text again. */
  parts(text: string): TextPart[] {
    const parts: TextPart[] = [];
    let from = 0;
    for (const { start, end } of this.#found(text)) {
      if (start > from) parts.push({ text: text.slice(from, start), found: false });
      parts.push({ text: text.slice(start, end), found: true });
      from = end;
    }
    if (from < text.length) parts.push({ text: text.slice(from), found: false });
    return parts;
  }

  /** An excerpt of about `length` characters around the first match; the beginning if there is none. */
  excerpt(text: string, length: number): TextPart[] {
    const first = this.#found(text).next().value;
    const before = first ? Math.max(0, first.start - Math.floor(length / 3)) : 0;
    const start = before === 0 ? 0 : text.indexOf(' ', before) + 1;
    const from = first && start > first.start ? first.start : start;
    const cut = from + length >= text.length ? text.length : text.lastIndexOf(' ', from + length);
    const to = cut > (first?.end ?? from) ? cut : Math.min(text.length, from + length);
    const shown = cutText(text.slice(from, to).replace(/^[\udc00-\udfff]/, ''), length);
    return this.parts(`${from > 0 ? '…' : ''}${shown}${to < text.length ? '…' : ''}`);
  }

  *#found(text: string): Generator<{ start: number; end: number }> {
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu))
      if (this.#isWanted(word)) yield { start: index, end: index + word.length };
  }

  #isWanted(word: string): boolean {
    const known = this.#known.get(word);
    if (known !== undefined) return known;
    const wanted = searchTermsIn(word).some((each) => this.#wanted.has(each));
    this.#known.set(word, wanted);
    return wanted;
  }
}
