import { diffWords } from 'diff';

/** A piece of a version; `isChanged` if the other version doesn't have it. */
export interface Piece {
  text: string;
  isChanged: boolean;
}

/** Two long texts with nothing in common would hold up the screen; they are marked as a whole. */
const MOST_MS = 300;

/** Which words each of two versions has alone, in the language of both. Differences of spaces are none. */
export function compareWords(
  before: string,
  now: string,
  language: string,
): { before: Piece[]; now: Piece[] } {
  const intlSegmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const changes = diffWords(before, now, { intlSegmenter, timeout: MOST_MS });
  if (!changes) return { before: [{ text: before, isChanged: true }], now: [{ text: now, isChanged: true }] };
  return {
    before: cut(
      before,
      changes.flatMap(({ value, added, removed }) => (added ? [] : [[value, removed]])),
    ),
    now: cut(
      now,
      changes.flatMap(({ value, added, removed }) => (removed ? [] : [[value, added]])),
    ),
  };
}

/** Cuts a text as given, but with its own spaces, which marks never begin or end with. */
function cut(text: string, given: readonly (readonly [value: string, isChanged: boolean])[]): Piece[] {
  const pieces: Piece[] = [];
  const add = (end: string, isChanged: boolean) => {
    const last = pieces.at(-1);
    if (end === '') return;
    if (last?.isChanged === isChanged) last.text += end;
    else pieces.push({ text: end, isChanged });
  };
  let at = 0;
  for (const [value, isChanged] of given) {
    const letters = value.replaceAll(/\s/g, '').length;
    if (letters === 0) continue;
    const start = at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
    let end = start;
    for (let count = 0; count < letters && end < text.length; end += 1)
      if (!/\s/.test(text.charAt(end))) count += 1;
    add(text.slice(at, start), false);
    add(text.slice(start, end), isChanged);
    at = end;
  }
  add(text.slice(at), false);
  return pieces;
}
