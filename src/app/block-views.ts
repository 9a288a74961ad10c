import { AccordionView } from '../features/pages/web/blocks/accordion/view.tsx';
import { ButtonView } from '../features/pages/web/blocks/button/view.tsx';
import { CardsView } from '../features/pages/web/blocks/cards/view.tsx';
import { ColumnsView } from '../features/pages/web/blocks/columns/view.tsx';
import { ContactDetailsView } from '../features/pages/web/blocks/contact-details/view.tsx';
import { DividerView } from '../features/pages/web/blocks/divider/view.tsx';
import { GalleryView } from '../features/pages/web/blocks/gallery/view.tsx';
import { HeadingView } from '../features/pages/web/blocks/heading/view.tsx';
import { HeroView } from '../features/pages/web/blocks/hero/view.tsx';
import { HoursView } from '../features/pages/web/blocks/hours/view.tsx';
import { ImageView } from '../features/pages/web/blocks/image/view.tsx';
import { QuoteView } from '../features/pages/web/blocks/quote/view.tsx';
import { RichTextView } from '../features/pages/web/blocks/rich-text/view.tsx';
import { SectionView } from '../features/pages/web/blocks/section/view.tsx';
import { SpacerView } from '../features/pages/web/blocks/spacer/view.tsx';
import type { BlockView, BlockViews } from '../lib/block-kind.ts';

/** What draws each kind of block; apart from the kinds so that visitors load no schema. */
export const blockViews: BlockViews = new Map<string, BlockView<never>>([
  ['section', SectionView],
  ['columns', ColumnsView],
  ['heading', HeadingView],
  ['richText', RichTextView],
  ['image', ImageView],
  ['button', ButtonView],
  ['hero', HeroView],
  ['cards', CardsView],
  ['quote', QuoteView],
  ['accordion', AccordionView],
  ['spacer', SpacerView],
  ['divider', DividerView],
  ['gallery', GalleryView],
  ['hours', HoursView],
  ['contactDetails', ContactDetailsView],
]);
