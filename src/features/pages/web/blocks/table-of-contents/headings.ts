import type { Block } from '../../../../../lib/content/block-kind.ts';
import { titleBlockId, walkTree } from '../../../../../lib/content/block-tree.ts';
import { headingAnchor } from '../../../anchors.ts';

export interface PageHeading {
  text: string;
  anchor: string;
  /** Below a section title. */
  inner: boolean;
}

/** The page's headings in reading order, without the page title. */
export function headingsOf(blocks: readonly Block[], depth: '2' | '3'): PageHeading[] {
  const title = titleBlockId(blocks);
  const found: PageHeading[] = [];
  for (const { block } of walkTree(blocks)) {
    const { id, text, level } = block.props;
    if (block.type !== 'heading' || typeof text !== 'string' || text === '' || id === title) continue;
    if (level === '4' || (level === '3' && depth === '2')) continue;
    found.push({ text, anchor: headingAnchor(id), inner: level === '3' });
  }
  return found;
}
