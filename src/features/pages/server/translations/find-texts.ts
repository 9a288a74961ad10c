import {
  type Block,
  type BlockKind,
  type BlockKinds,
  isBlockList,
} from '../../../../lib/content/block-kind.ts';
import { type BlockText, textsOf } from '../../../../lib/content/texts.ts';
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
  const inBlocks = textsOfBlocks(blocks, kinds, (block, kind, { path, label, kind: of, value }) => ({
    key: `${path}@${block.props.id}`,
    label: of === 'alt' ? words.imageDescription : label,
    block: kind.label,
    kind: of,
    source: value,
  }));
  return [...(isSection ? [] : own), ...inBlocks].filter(({ source }) => needsTranslation(source));
}

/** The texts that translations can be laid over, without what translators read of them; some need no translation. */
export function textsToLay(
  { name, seo, blocks }: Texts,
  isSection: boolean,
  kinds: BlockKinds,
): Pick<OriginalText, 'key' | 'source'>[] {
  const own = [
    { key: 'name@', source: name },
    { key: 'seo.title@', source: seo.title ?? '' },
    { key: 'seo.description@', source: seo.description ?? '' },
  ];
  const inBlocks = textsOfBlocks(blocks, kinds, (block, _kind, { path, value }) => ({
    key: `${path}@${block.props.id}`,
    source: value,
  }));
  return isSection ? inBlocks : [...own, ...inBlocks];
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

function textsOfBlocks<T>(
  blocks: readonly Block[],
  kinds: BlockKinds,
  make: (block: Block, kind: BlockKind, text: BlockText) => T,
): T[] {
  const all: T[] = [];
  for (const block of blocks) {
    const kind = kinds.get(block.type);
    if (!kind || isHiddenEverywhere(block)) continue;
    for (const text of textsOf(kind.fields, block.props)) all.push(make(block, kind, text));
    for (const value of Object.values(block.props))
      if (isBlockList(value)) all.push(...textsOfBlocks(value, kinds, make));
  }
  return all;
}
