import { useState } from 'react';
import { plainText } from '../../../../../lib/content/plain-text.ts';
import type { TranslatedText } from '../../../../../lib/translations/texts.ts';
import type { TranslationText } from '../../../translations-contract.ts';

/** What texts need of their translator, the most urgent first: visitors read outdated ones already. */
const needs = ['outdated', 'untranslated', 'unchecked', 'done'] as const;
export type Need = (typeof needs)[number];

/** The texts of a record that need the same, by block. */
export interface Section {
  need: Need;
  blocks: { label: string; texts: TranslationText[] }[];
}

export const isBlank = (text: TranslatedText | null): boolean =>
  text === null || (typeof text === 'string' ? text : plainText(text)).trim() === '';

const needOf = ({ text, was, machine }: TranslationText): Need => {
  if (was !== null) return 'outdated';
  if (isBlank(text)) return 'untranslated';
  return machine ? 'unchecked' : 'done';
};

export const needsOf = (texts: readonly TranslationText[]): ReadonlyMap<string, Need> =>
  new Map(texts.map((text) => [text.key, needOf(text)]));

/** Within what they need, texts are in the order of the page. */
export const sectionsOf = (
  texts: readonly TranslationText[],
  neededBy: ReadonlyMap<string, Need>,
): Section[] =>
  needs.flatMap((need) => {
    const some = texts.filter((text) => (neededBy.get(text.key) ?? needOf(text)) === need);
    return some.length === 0 ? [] : [{ need, blocks: blocksOf(some) }];
  });

/** Texts of one block in a row belong together. */
function blocksOf(texts: readonly TranslationText[]): Section['blocks'] {
  const blocks: Section['blocks'] = [];
  let last: string | undefined;
  for (const text of texts) {
    const of = text.key.slice(text.key.indexOf('@'));
    const id = of === '@' || of.startsWith('@header/') || of.startsWith('@footer/') ? text.block : of;
    if (id === last) blocks.at(-1)?.texts.push(text);
    else blocks.push({ label: text.block, texts: [text] });
    last = id;
  }
  return blocks;
}

/** The sections as they were when the screen opened: a text stays in its place while it is translated. */
export function useSections(texts: readonly TranslationText[]): {
  sections: Section[];
  sortAnew: (texts: readonly TranslationText[]) => void;
} {
  const [neededBy, setNeededBy] = useState(() => needsOf(texts));
  return { sections: sectionsOf(texts, neededBy), sortAnew: (now) => setNeededBy(needsOf(now)) };
}
