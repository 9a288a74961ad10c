import type { Block } from '../../../../lib/content/block-kind.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { sectionsIn, withSections } from '../../section-refs.ts';
import { upgradedBlocks } from '../present.ts';
import { publishedSections } from './section-queries.ts';
import type { PageServices } from '../services.ts';

type Read = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/** A page as visitors see it, with its sections expanded; a page without sections needs no query. */
export async function showSections<P extends { blocks: Block[] }>(
  services: Pick<PageServices, 'upgrades'>,
  read: Read,
  page: P,
): Promise<P> {
  const wanted = [...sectionsIn(page.blocks)];
  if (wanted.length === 0) return page;
  const rows = await read((tx) => publishedSections(tx, wanted));
  const sections = new Map(rows.map((row) => [row.id, upgradedBlocks(row, services.upgrades)]));
  return { ...page, blocks: withSections(page.blocks, sections) };
}
