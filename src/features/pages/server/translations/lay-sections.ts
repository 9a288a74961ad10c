import type { Block } from '../../../../lib/content/block-kind.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import type { StoredTexts } from '../../../../lib/translations/texts.ts';
import { sectionsIn, withSections } from '../../section-refs.ts';
import { upgradedBlocks } from '../present.ts';
import { publishedSections } from '../sections/section-queries.ts';
import type { PageServices } from '../services.ts';
import { layTexts } from './lay-texts.ts';

type Read = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** Blocks with their sections expanded, each in another language. */
export async function layInSections(
  services: Pick<PageServices, 'kinds' | 'upgrades'>,
  read: Read,
  blocks: Block[],
  textsOf: (section: string) => StoredTexts,
): Promise<Block[]> {
  const wanted = [...sectionsIn(blocks)];
  if (wanted.length === 0) return blocks;
  const sections = await read((tx) => publishedSections(tx, wanted));
  const shown = sections.map((section) => {
    const original = { name: '', seo: {}, blocks: upgradedBlocks(section, services.upgrades) };
    return [section.id, layTexts(original, textsOf(section.id), true, services).blocks] as const;
  });
  return withSections(blocks, new Map(shown));
}
