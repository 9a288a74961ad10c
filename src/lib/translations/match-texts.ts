import { isDeepStrictEqual } from 'node:util';
import type { StoredText, StoredTexts, TranslatedText } from './texts.ts';

/** The translation of a text; outdated if its original has changed since. */
export interface Match {
  text: TranslatedText;
  /** The original that it was made from. */
  source: TranslatedText;
  outdated: boolean;
  /** Whether a machine translated it, and nobody has checked it. */
  machine: boolean;
}

/** Entries of a list move: `items.0.title@b1` and `items.3.title@b1` are the same field of the same block. @param key of a text, or its path alone */
export const fieldOf = (key: string): string => {
  const at = key.includes('@') ? key.indexOf('@') : key.length;
  return key.slice(0, at).replaceAll(/\.\d+(?=\.|$)/g, '.*') + key.slice(at);
};

/** Translations of the originals as they are now, for texts that may not be read in an earlier version. */
export const currentTexts = (
  originals: readonly { key: string; source: TranslatedText }[],
  given: StoredTexts,
): Map<string, TranslatedText> =>
  new Map(
    [...matchTexts(originals, given)].flatMap(([key, { text, outdated }]) => (outdated ? [] : [[key, text]])),
  );

/**
 * Finds the translation of each original: the one at its place, or the one made from the same text in another entry of the list.
 * A translation that remains at its place belongs to an earlier version of the text, and is outdated.
 */
export function matchTexts(
  originals: readonly { key: string; source: TranslatedText }[],
  given: StoredTexts,
): Map<string, Match> {
  // Those of an import may have another format than their original.
  const fits = ({ text, source }: StoredText) => typeof text === typeof source;
  const stored = Object.values(given).every(fits)
    ? given
    : Object.fromEntries(Object.entries(given).filter(([, text]) => fits(text)));
  const found = new Map<string, Match>();
  const taken = new Set<string>();
  const take = (key: string, from: string, outdated: boolean) => {
    const { text, source, machine = false } = stored[from] as StoredTexts[string];
    taken.add(from);
    found.set(key, { text, source, outdated, machine });
  };
  const isOf = (from: string, source: TranslatedText) =>
    typeof source === 'string'
      ? stored[from]?.source === source
      : isDeepStrictEqual(stored[from]?.source, source);
  for (const { key, source } of originals)
    if (Object.hasOwn(stored, key) && isOf(key, source)) take(key, key, false);
  const rest = Object.keys(stored).filter((key) => !taken.has(key));
  const byField = Map.groupBy(rest, fieldOf);
  for (const { key, source } of originals) {
    if (found.has(key) || rest.length === 0) continue;
    const from = byField.get(fieldOf(key))?.find((each) => !taken.has(each) && isOf(each, source));
    if (from !== undefined) take(key, from, false);
  }
  for (const { key, source } of originals) {
    if (found.has(key) || taken.has(key) || !Object.hasOwn(stored, key)) continue;
    if (typeof stored[key]?.text === typeof source) take(key, key, true);
  }
  return found;
}
