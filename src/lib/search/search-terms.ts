import { plainLetters } from '../values/slug.ts';

const LONGEST = 40;

/** The beginning of a text, without half a character at its end. */
export const cutText = (text: string, most: number): string =>
  text.slice(0, most).replace(/[\ud800-\udbff]$/, '');

/** The search terms of a text: lower case, without diacritics, each once. */
export function searchTermsIn(text: string): string[] {
  const words = plainLetters(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => cutText(word, LONGEST));
  return [...new Set(words)];
}

/** Words with the weight of the heaviest text that contains them. Each part is a list of texts with their weight, heaviest first. */
export function weighTerms(
  parts: readonly { texts: readonly string[]; weight: number }[],
  most: number,
): Map<string, number> {
  const found = new Map<string, number>();
  for (const { texts, weight } of parts)
    for (const word of searchTermsIn(texts.join(' ')))
      if (!found.has(word) && found.size < most) found.set(word, weight);
  return found;
}

/** Trigrams, with the beginning and the end of the word marked. */
export function trigrams(word: string): string[] {
  const padded = `  ${word} `;
  const parts = new Set<string>();
  for (let at = 0; at + 3 <= padded.length; at += 1) parts.add(padded.slice(at, at + 3));
  return [...parts];
}

/** Edit distance between two words: characters replaced, missing, added, or swapped. */
export function mistakes(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** Whether a typed word may mean this word, even if typing stopped in the middle of it. */
export function mayMean(typed: string, word: string): boolean {
  const allowed = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2;
  if (allowed === 0) return false;
  const beginnings = [word, word.slice(0, typed.length), word.slice(0, typed.length + 1)];
  return beginnings.some((beginning) => mistakes(typed, beginning) <= allowed);
}
