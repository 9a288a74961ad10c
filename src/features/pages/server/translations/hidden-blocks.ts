import type { Block } from '../../../../lib/content/block-kind.ts';
import { walkTree } from '../../../../lib/content/block-tree.ts';
import { plainText } from '../../../../lib/content/plain-text.ts';
import { isHiddenEverywhere } from '../../../../lib/content/widths.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { OriginalText, StoredTexts } from '../../../../lib/translations/texts.ts';
import type { TranslationBlock } from '../../translations-contract.ts';
import { staffWords } from '../staff-words.ts';

/** Among the texts of a translation, so that it is saved and published with them. The name of a field never begins with a dot. */
const keyOf = (id: string): string => `.hidden@${id}`;

const isHidden = (stored: StoredTexts, { props: { id } }: Block): boolean => Object.hasOwn(stored, keyOf(id));

/** The blocks of a page that a translation shows. */
export const shownBlocks = (blocks: readonly Block[], stored: StoredTexts): Block[] =>
  blocks.filter((block) => !isHidden(stored, block));

const idsIn = (blocks: readonly Block[]): Set<string> =>
  new Set([...walkTree(blocks)].map(({ block }) => block.props.id));

const blockOf = ({ key }: Pick<OriginalText, 'key'>): string => key.slice(key.indexOf('@') + 1);

/** Nobody has to translate what a translation doesn't show. */
export function shownTexts<T extends OriginalText>(
  texts: readonly T[],
  blocks: readonly Block[],
  stored: StoredTexts,
): T[] {
  const left = idsIn(blocks.filter((block) => isHidden(stored, block)));
  return texts.filter((text) => !left.has(blockOf(text)));
}

/** Texts without the marks of blocks that the original no longer has: they have no effect. */
export function withoutGone(stored: StoredTexts, blocks: readonly Block[]): StoredTexts {
  const known = new Set(blocks.map(({ props }) => keyOf(props.id)));
  return Object.fromEntries(Object.entries(stored).filter(([key]) => !key.startsWith('.') || known.has(key)));
}

const LONGEST_EXCERPT = 120;

/** The blocks of the page itself that visitors see, with how each begins. */
export function listBlocks(
  { blocks, texts }: { blocks: readonly Block[]; texts: readonly OriginalText[] },
  stored: StoredTexts,
  labelOf: (type: string) => string,
): TranslationBlock[] {
  return blocks
    .filter((block) => !isHiddenEverywhere(block))
    .map((block) => {
      const ids = idsIn([block]);
      const source = texts.find((text) => ids.has(blockOf(text)))?.source ?? '';
      const excerpt = (typeof source === 'string' ? source : plainText(source)).slice(0, LONGEST_EXCERPT);
      return { id: block.props.id, label: labelOf(block.type), excerpt, hidden: isHidden(stored, block) };
    });
}

/**
 * What to save to hide or show blocks.
 * @throws 404 for a block that the page itself no longer has
 */
export function hideBlocks(
  blocks: readonly Block[],
  given: readonly Pick<TranslationBlock, 'id' | 'hidden'>[],
): { saved: StoredTexts; removed: string[] } {
  const known = new Set(blocks.map(({ props }) => props.id));
  if (given.some(({ id, hidden }) => hidden && !known.has(id)))
    throw notFound(staffWords().originalDeletedReload);
  const hiding = given.filter(({ hidden }) => hidden);
  return {
    saved: Object.fromEntries(hiding.map(({ id }) => [keyOf(id), { text: 'hidden', source: '' }])),
    removed: given.filter(({ hidden }) => !hidden).map(({ id }) => keyOf(id)),
  };
}
