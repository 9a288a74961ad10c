import { accordionBlock } from '../features/pages/web/blocks/accordion/block.ts';
import { buttonBlock } from '../features/pages/web/blocks/button/block.ts';
import { cardsBlock } from '../features/pages/web/blocks/cards/block.ts';
import { columnsBlock } from '../features/pages/web/blocks/columns/block.ts';
import { contactDetailsBlock } from '../features/pages/web/blocks/contact-details/block.ts';
import { dividerBlock } from '../features/pages/web/blocks/divider/block.ts';
import { galleryBlock } from '../features/pages/web/blocks/gallery/block.ts';
import { headingBlock } from '../features/pages/web/blocks/heading/block.ts';
import { heroBlock } from '../features/pages/web/blocks/hero/block.ts';
import { hoursBlock } from '../features/pages/web/blocks/hours/block.ts';
import { imageBlock } from '../features/pages/web/blocks/image/block.ts';
import { quoteBlock } from '../features/pages/web/blocks/quote/block.ts';
import { richTextBlock } from '../features/pages/web/blocks/rich-text/block.ts';
import { sectionBlock } from '../features/pages/web/blocks/section/block.ts';
import { spacerBlock } from '../features/pages/web/blocks/spacer/block.ts';
import type { BlockKind, BlockKinds, BlockUpgrade } from '../lib/block-kind.ts';

/** Every kind of block, in the order in which owners see them. */
export const blockKindList: readonly BlockKind[] = [
  heroBlock,
  sectionBlock,
  columnsBlock,
  headingBlock,
  richTextBlock,
  imageBlock,
  galleryBlock,
  cardsBlock,
  buttonBlock,
  quoteBlock,
  accordionBlock,
  hoursBlock,
  contactDetailsBlock,
  dividerBlock,
  spacerBlock,
];

export const blockKinds: BlockKinds = new Map(blockKindList.map((kind) => [kind.type, kind]));

/** How trees saved under an older `TREE_VERSION` become today's. */
export const blockUpgrades: readonly BlockUpgrade[] = [];
