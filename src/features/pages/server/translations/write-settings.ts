import { isDeepStrictEqual } from 'node:util';
import type { Block } from '../../../../lib/content/block-kind.ts';
import { plainText } from '../../../../lib/content/plain-text.ts';
import { type BlockText, textsOf, withValue } from '../../../../lib/content/texts.ts';
import { fieldOf, matchTexts } from '../../../../lib/translations/match-texts.ts';
import { needsTranslation } from '../../../../lib/translations/needs-translation.ts';
import type { StoredText, StoredTexts, TranslatedText } from '../../../../lib/translations/texts.ts';
import { type Laying, withSettings } from './own-blocks.ts';

type Settings = Record<string, unknown>;

interface Known {
  path: string;
  source: TranslatedText;
  /** How the translation reads it. */
  shown: TranslatedText;
  stored: StoredText | undefined;
}

const isBlank = (text: TranslatedText): boolean =>
  (typeof text === 'string' ? text : plainText(text)).trim() === '';

function knownTexts(block: Block, stored: StoredTexts, { kinds }: Laying): Known[] {
  const fields = kinds.get(block.type)?.fields ?? {};
  const { id } = block.props;
  const originals = [...textsOf(fields, block.props)].map(({ path, value }) => ({
    path,
    key: `${path}@${id}`,
    source: value,
  }));
  const matches = matchTexts(
    originals.filter(({ source }) => needsTranslation(source)),
    stored,
  );
  return originals.map(({ path, key, source }) => {
    const match = matches.get(key);
    const { text = source, machine, source: of = source } = match ?? {};
    const kept = match && { text, source: of, ...(machine ? { machine: true as const } : {}) };
    return { path, source, shown: text, stored: kept };
  });
}

/** The settings of a block as its translation shows them. */
export function shownSettings(block: Block, stored: StoredTexts, laying: Laying): Settings {
  const { id: _id, ...settings } = knownTexts(block, stored, laying).reduce<Settings>(
    (props, { path, shown }) => withValue(props, path, shown),
    block.props,
  );
  return settings;
}

/**
 * Tells the texts of changed settings from their originals, which the translator's list shows beside them: a text that stays, or moves
 * within its list, keeps its original, and so does one that is worded anew. A new one is its own original.
 * @param block with the settings before, in the main language
 * @param given with the settings as the translation is to show them
 */
export function writeSettings(
  block: Block,
  given: Block,
  stored: StoredTexts,
  laying: Laying,
): { settings: Settings; saved: StoredTexts; removed: string[] } {
  const { id } = block.props;
  const known = knownTexts(block, stored, laying);
  const texts = [...textsOf(laying.kinds.get(given.type)?.fields ?? {}, given.props)];
  const origins = originsOf(texts, known);
  const saved: StoredTexts = {};
  let settings: Settings = given.props;
  for (const { path, value } of texts) {
    const key = `${path}@${id}`;
    const from = origins.get(path);
    if (from && isDeepStrictEqual(from.shown, value)) {
      settings = withValue(settings, path, from.source);
      if (from.stored) saved[key] = from.stored;
    } else if (from && needsTranslation(from.source) && !isBlank(value)) {
      settings = withValue(settings, path, from.source);
      saved[key] = { text: value, source: from.source };
    } else if (needsTranslation(value)) saved[key] = { text: value, source: value };
  }
  // What was at the place of another text would be taken for an outdated translation of it.
  const removed = texts
    .map(({ path }) => `${path}@${id}`)
    .filter((key) => Object.hasOwn(stored, key) && !Object.hasOwn(saved, key));
  const { id: _id, ...rest } = withSettings({ ...given, props: { id } }, settings, laying.kinds).props;
  return { settings: rest, saved, removed };
}

/** Which text each was before: the same one at its place, or from another entry of its list, else the one that was at its place. */
function originsOf(texts: readonly BlockText[], known: readonly Known[]): Map<string, Known> {
  const found = new Map<string, Known>();
  const taken = new Set<Known>();
  const take = (path: string, one: Known | undefined) => {
    if (!one || taken.has(one)) return;
    taken.add(one);
    found.set(path, one);
  };
  const isSame = (one: Known, value: TranslatedText) => isDeepStrictEqual(one.shown, value);
  for (const { path, value } of texts)
    take(
      path,
      known.find((one) => one.path === path && isSame(one, value)),
    );
  for (const { path, value } of texts)
    if (!found.has(path))
      take(
        path,
        known.find((one) => !taken.has(one) && fieldOf(one.path) === fieldOf(path) && isSame(one, value)),
      );
  for (const { path } of texts)
    if (!found.has(path))
      take(
        path,
        known.find((one) => one.path === path),
      );
  return found;
}
