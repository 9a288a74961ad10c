import type { Block } from '../../../../lib/content/block-kind.ts';
import { slotsOf, walkTree } from '../../../../lib/content/block-tree.ts';
import { plainText } from '../../../../lib/content/plain-text.ts';
import { isHiddenEverywhere } from '../../../../lib/content/widths.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { OriginalText, StoredTexts } from '../../../../lib/translations/texts.ts';
import type { TranslationBlock } from '../../translations-contract.ts';
import { staffWords } from '../staff-words.ts';
import { ownKey } from './own-blocks.ts';

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
  const known = new Set([...blocks.map(({ props }) => keyOf(props.id)), ...[...idsIn(blocks)].map(ownKey)]);
  return Object.fromEntries(Object.entries(stored).filter(([key]) => !key.startsWith('.') || known.has(key)));
}

const LONGEST_EXCERPT = 120;

/**
 * The blocks that visitors see, with how each begins; those within a block that is hidden are left out.
 * @param blocks with the settings of the translation
 */
export function listBlocks(
  { blocks, texts }: { blocks: readonly Block[]; texts: readonly OriginalText[] },
  stored: StoredTexts,
  labelOf: (type: string) => string,
  ownIn: (block: Block) => Pick<TranslationBlock, 'canBeOwn' | 'own' | 'changed'>,
): TranslationBlock[] {
  const begins = new Map(texts.toReversed().map((text) => [blockOf(text), text.source]));
  const excerptOf = (block: Block): string => {
    const id = [...idsIn([block])].find((each) => begins.has(each));
    const source = begins.get(id ?? '') ?? '';
    return (typeof source === 'string' ? source : plainText(source)).slice(0, LONGEST_EXCERPT);
  };
  const list = (some: readonly Block[], depth: number): TranslationBlock[] =>
    some
      .filter((block) => !isHiddenEverywhere(block))
      .flatMap((block) => {
        const hidden = depth === 0 && isHidden(stored, block);
        const one = {
          id: block.props.id,
          label: labelOf(block.type),
          excerpt: excerptOf(block),
          hidden,
          depth,
          ...ownIn(block),
        };
        const within = hidden ? [] : slotsOf(block).flatMap(([, inner]) => list(inner, depth + 1));
        return [one, ...within];
      });
  return list(blocks, 0);
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
