import { type Block, type BlockKinds, isBlockList } from '../../../../lib/content/block-kind.ts';
import { textsOf } from '../../../../lib/content/texts.ts';
import { isHiddenEverywhere } from '../../../../lib/content/widths.ts';
import type { Seo } from '../../contract.ts';
import { needsTranslation } from '../../../../lib/translations/needs-translation.ts';
import type { OriginalText } from '../../../../lib/translations/texts.ts';
import { staffWords } from '../staff-words.ts';

export interface Texts {
  name: string;
  seo: Seo;
  blocks: readonly Block[];
}

/** The text of a page in its order: the page itself first, then block by block. Of a section or layout, visitors see blocks only. */
export function textsOfPage(
  { name, seo, blocks }: Texts,
  isSection: boolean,
  kinds: BlockKinds,
): OriginalText[] {
  const words = staffWords();
  const own: OriginalText[] = [
    { key: 'name@', label: words.pageTitle, block: '', kind: 'text', source: name },
    { key: 'seo.title@', label: words.seoTitle, block: '', kind: 'text', source: seo.title ?? '' },
    {
      key: 'seo.description@',
      label: words.seoDescription,
      block: '',
      kind: 'multiline',
      source: seo.description ?? '',
    },
  ];
  return [...(isSection ? [] : own), ...textsOfBlocks(blocks, kinds)].filter(({ source }) =>
    needsTranslation(source),
  );
}

/** The text of an entry: itself first, then the fields of its type, then block by block. */
export function textsOfEntry(
  page: Texts,
  details: readonly OriginalText[],
  kinds: BlockKinds,
): OriginalText[] {
  const all = textsOfPage(page, false, kinds);
  const title = all
    .filter(({ key }) => key === 'name@')
    .map((text) => ({ ...text, label: staffWords().title }));
  const rest = all.filter(({ key }) => key !== 'name@');
  const { own = [], others = [] } = Object.groupBy([...title, ...details, ...rest], ({ block }) =>
    block === '' ? 'own' : 'others',
  );
  const words = staffWords();
  return [...own.map((text) => ({ ...text, block: words.entry })), ...others];
}

function textsOfBlocks(blocks: readonly Block[], kinds: BlockKinds): OriginalText[] {
  return blocks.flatMap((block) => {
    const kind = kinds.get(block.type);
    if (!kind || isHiddenEverywhere(block)) return [];
    const own = [...textsOf(kind.fields, block.props)].map(({ path, label, kind: of, value }) => ({
      key: `${path}@${block.props.id}`,
      label: of === 'alt' ? staffWords().imageDescription : label,
      block: kind.label,
      kind: of,
      source: value,
    }));
    const below = Object.values(block.props).flatMap((value) =>
      isBlockList(value) ? textsOfBlocks(value, kinds) : [],
    );
    return [...own, ...below];
  });
}
