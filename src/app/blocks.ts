import { audioTrackBlock } from '../features/audio/web/blocks/audio-track/block.ts';
import { playlistBlock } from '../features/audio/web/blocks/playlist/block.ts';
import { bookingBlock } from '../features/bookings/web/blocks/booking/block.ts';
import { serviceListBlock } from '../features/bookings/web/blocks/service-list/block.ts';
import { formBlock } from '../features/forms/web/blocks/form/block.ts';
import { newsletterBlock } from '../features/forms/web/blocks/newsletter/block.ts';
import { productBlock } from '../features/orders/web/blocks/product/block.ts';
import { productsBlock } from '../features/orders/web/blocks/products/block.ts';
import { accordionBlock } from '../features/pages/web/blocks/accordion/block.ts';
import { breadcrumbsBlock } from '../features/pages/web/blocks/breadcrumbs/block.ts';
import { languageSwitchBlock } from '../features/pages/web/blocks/language-switch/block.ts';
import { buttonBlock } from '../features/pages/web/blocks/button/block.ts';
import { callOutBlock } from '../features/pages/web/blocks/call-out/block.ts';
import { cardsBlock } from '../features/pages/web/blocks/cards/block.ts';
import { columnsBlock } from '../features/pages/web/blocks/columns/block.ts';
import { contactDetailsBlock } from '../features/pages/web/blocks/contact-details/block.ts';
import { countdownBlock } from '../features/pages/web/blocks/countdown/block.ts';
import { dividerBlock } from '../features/pages/web/blocks/divider/block.ts';
import { downloadListBlock } from '../features/pages/web/blocks/download-list/block.ts';
import { customCodeBlock } from '../features/pages/web/blocks/custom-code/block.ts';
import { embedBlock } from '../features/pages/web/blocks/embed/block.ts';
import { featureListBlock } from '../features/pages/web/blocks/feature-list/block.ts';
import { galleryBlock } from '../features/pages/web/blocks/gallery/block.ts';
import { headingBlock } from '../features/pages/web/blocks/heading/block.ts';
import { heroBlock } from '../features/pages/web/blocks/hero/block.ts';
import { entryListBlock } from '../features/entries/web/blocks/entry-list/block.ts';
import { entryPartBlock } from '../features/entries/web/blocks/entry-part/block.ts';
import { hoursBlock } from '../features/pages/web/blocks/hours/block.ts';
import { imageBlock } from '../features/pages/web/blocks/image/block.ts';
import { logoStripBlock } from '../features/pages/web/blocks/logo-strip/block.ts';
import { numbersBlock } from '../features/pages/web/blocks/numbers/block.ts';
import { peopleBlock } from '../features/pages/web/blocks/people/block.ts';
import { priceTableBlock } from '../features/pages/web/blocks/price-table/block.ts';
import { quoteBlock } from '../features/pages/web/blocks/quote/block.ts';
import { richTextBlock } from '../features/pages/web/blocks/rich-text/block.ts';
import { savedSectionBlock } from '../features/pages/web/blocks/saved-section/block.ts';
import { sectionBlock } from '../features/pages/web/blocks/section/block.ts';
import { socialLinksBlock } from '../features/pages/web/blocks/social-links/block.ts';
import { spacerBlock } from '../features/pages/web/blocks/spacer/block.ts';
import { tableOfContentsBlock } from '../features/pages/web/blocks/table-of-contents/block.ts';
import { tableBlock } from '../features/pages/web/blocks/table/block.ts';
import { tabsBlock } from '../features/pages/web/blocks/tabs/block.ts';
import { testimonialsBlock } from '../features/pages/web/blocks/testimonials/block.ts';
import { timelineBlock } from '../features/pages/web/blocks/timeline/block.ts';
import { videoBlock } from '../features/pages/web/blocks/video/block.ts';
import type { BlockKind, BlockKinds, BlockUpgrade } from '../lib/content/block-kind.ts';

/** Every kind of block, in the order of the block list. */
export const blockKindList: readonly BlockKind[] = [
  heroBlock,
  sectionBlock,
  columnsBlock,
  savedSectionBlock,
  headingBlock,
  richTextBlock,
  callOutBlock,
  quoteBlock,
  testimonialsBlock,
  accordionBlock,
  tabsBlock,
  tableBlock,
  timelineBlock,
  numbersBlock,
  featureListBlock,
  hoursBlock,
  contactDetailsBlock,
  breadcrumbsBlock,
  languageSwitchBlock,
  tableOfContentsBlock,
  imageBlock,
  galleryBlock,
  videoBlock,
  embedBlock,
  customCodeBlock,
  playlistBlock,
  audioTrackBlock,
  cardsBlock,
  peopleBlock,
  logoStripBlock,
  buttonBlock,
  serviceListBlock,
  bookingBlock,
  formBlock,
  newsletterBlock,
  entryListBlock,
  entryPartBlock,
  productsBlock,
  productBlock,
  priceTableBlock,
  downloadListBlock,
  socialLinksBlock,
  countdownBlock,
  dividerBlock,
  spacerBlock,
];

export const blockKinds: BlockKinds = new Map(blockKindList.map((kind) => [kind.type, kind]));

/** Upgrades of trees saved under an older `TREE_VERSION`. */
export const blockUpgrades: readonly BlockUpgrade[] = [];
