const MOST_WORDS = 600;
const LONGEST = 60;
/** Words of scripts without spaces: indexed from each of their characters on, up to this length. */
const LONGEST_RUN = 8;

const unspaced = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Thai}]+/gu;
const word = /[\p{L}\p{N}\p{M}](?:[\p{L}\p{N}\p{M}@._'’+-]*[\p{L}\p{N}\p{M}])?/gu;

const runs = (text: string): string[] => text.match(unspaced) ?? [];

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Search terms of a message, each once; an address or a number also by its parts. */
export function messageTerms(text: string): string[] {
  const found = new Set<string>();
  const add = (one: string) => {
    if (one && found.size < MOST_WORDS) found.add(one.slice(0, LONGEST));
  };
  const whole = plain(text);
  for (const run of runs(whole)) {
    const letters = Array.from(run);
    for (let from = 0; from < letters.length; from += 1)
      add(letters.slice(from, from + LONGEST_RUN).join(''));
  }
  for (const [one] of whole.replace(unspaced, ' ').matchAll(word)) {
    add(one);
    if (/[@._'’+-]/.test(one)) for (const part of one.split(/[@._'’+-]+/)) add(part);
  }
  return [...found];
}

/** The prefixes that a search requires: all must match. */
export function searchedPrefixes(typed: string): string[] {
  const text = plain(typed);
  const chopped = runs(text).map((run) => Array.from(run).slice(0, LONGEST_RUN).join(''));
  const words = [...text.replace(unspaced, ' ').matchAll(word)].map(([one]) => one.slice(0, LONGEST));
  return [...new Set([...chopped, ...words])].slice(0, 8);
}
