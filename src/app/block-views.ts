import { AudioTrackView } from '../features/audio/web/blocks/audio-track/view.tsx';
import { PlaylistView } from '../features/audio/web/blocks/playlist/view.tsx';
import { BookingView } from '../features/bookings/web/blocks/booking/view.tsx';
import { ServiceListView } from '../features/bookings/web/blocks/service-list/view.tsx';
import { FormBlockView } from '../features/forms/web/blocks/form/view.tsx';
import { NewsletterView } from '../features/forms/web/blocks/newsletter/view.tsx';
import { ProductView } from '../features/orders/web/blocks/product/view.tsx';
import { ProductsView } from '../features/orders/web/blocks/products/view.tsx';
import { AccordionView } from '../features/pages/web/blocks/accordion/view.tsx';
import { BreadcrumbsView } from '../features/pages/web/blocks/breadcrumbs/view.tsx';
import { LanguageSwitchView } from '../features/pages/web/blocks/language-switch/view.tsx';
import { ButtonView } from '../features/pages/web/blocks/button/view.tsx';
import { CallOutView } from '../features/pages/web/blocks/call-out/view.tsx';
import { CardsView } from '../features/pages/web/blocks/cards/view.tsx';
import { ColumnsView } from '../features/pages/web/blocks/columns/view.tsx';
import { ContactDetailsView } from '../features/pages/web/blocks/contact-details/view.tsx';
import { CountdownView } from '../features/pages/web/blocks/countdown/view.tsx';
import { DividerView } from '../features/pages/web/blocks/divider/view.tsx';
import { DownloadListView } from '../features/pages/web/blocks/download-list/view.tsx';
import { CustomCodeView } from '../features/pages/web/blocks/custom-code/view.tsx';
import { EmbedView } from '../features/pages/web/blocks/embed/view.tsx';
import { FeatureListView } from '../features/pages/web/blocks/feature-list/view.tsx';
import { GalleryView } from '../features/pages/web/blocks/gallery/view.tsx';
import { HeadingView } from '../features/pages/web/blocks/heading/view.tsx';
import { EntryListView } from '../features/entries/web/blocks/entry-list/view.tsx';
import { HeroView } from '../features/pages/web/blocks/hero/view.tsx';
import { HoursView } from '../features/pages/web/blocks/hours/view.tsx';
import { ImageView } from '../features/pages/web/blocks/image/view.tsx';
import { LogoStripView } from '../features/pages/web/blocks/logo-strip/view.tsx';
import { NumbersView } from '../features/pages/web/blocks/numbers/view.tsx';
import { PeopleView } from '../features/pages/web/blocks/people/view.tsx';
import { PriceTableView } from '../features/pages/web/blocks/price-table/view.tsx';
import { QuoteView } from '../features/pages/web/blocks/quote/view.tsx';
import { RichTextView } from '../features/pages/web/blocks/rich-text/view.tsx';
import { SavedSectionView } from '../features/pages/web/blocks/saved-section/view.tsx';
import { SectionView } from '../features/pages/web/blocks/section/view.tsx';
import { SocialLinksView } from '../features/pages/web/blocks/social-links/view.tsx';
import { SpacerView } from '../features/pages/web/blocks/spacer/view.tsx';
import { TableOfContentsView } from '../features/pages/web/blocks/table-of-contents/view.tsx';
import { TableView } from '../features/pages/web/blocks/table/view.tsx';
import { TabsView } from '../features/pages/web/blocks/tabs/view.tsx';
import { TestimonialsView } from '../features/pages/web/blocks/testimonials/view.tsx';
import { TimelineView } from '../features/pages/web/blocks/timeline/view.tsx';
import { VideoView } from '../features/pages/web/blocks/video/view.tsx';
import type { BlockView, BlockViews } from '../lib/content/block-kind.ts';

/** Views of all blocks for the server; browsers use `browser-block-views.ts`. Separate from the kinds, which have schemas. */
export const blockViews: BlockViews = new Map<string, BlockView<never>>([
  ['section', SectionView],
  ['columns', ColumnsView],
  ['savedSection', SavedSectionView],
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
  ['callOut', CallOutView],
  ['featureList', FeatureListView],
  ['numbers', NumbersView],
  ['logoStrip', LogoStripView],
  ['people', PeopleView],
  ['testimonials', TestimonialsView],
  ['timeline', TimelineView],
  ['tabs', TabsView],
  ['table', TableView],
  ['priceTable', PriceTableView],
  ['video', VideoView],
  ['embed', EmbedView],
  ['customCode', CustomCodeView],
  ['socialLinks', SocialLinksView],
  ['downloadList', DownloadListView],
  ['countdown', CountdownView],
  ['breadcrumbs', BreadcrumbsView],
  ['languageSwitch', LanguageSwitchView],
  ['tableOfContents', TableOfContentsView],
  ['playlist', PlaylistView],
  ['audioTrack', AudioTrackView],
  ['serviceList', ServiceListView],
  ['booking', BookingView],
  ['form', FormBlockView],
  ['newsletter', NewsletterView],
  ['entryList', EntryListView],
  ['products', ProductsView],
  ['product', ProductView],
]);
