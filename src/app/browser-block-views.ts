import { ButtonView } from '../features/pages/web/blocks/button/view.tsx';
import { CardsView } from '../features/pages/web/blocks/cards/view.tsx';
import { ColumnsView } from '../features/pages/web/blocks/columns/view.tsx';
import { DividerView } from '../features/pages/web/blocks/divider/view.tsx';
import { HeadingView } from '../features/pages/web/blocks/heading/view.tsx';
import { HeroView } from '../features/pages/web/blocks/hero/view.tsx';
import { ImageView } from '../features/pages/web/blocks/image/view.tsx';
import { RichTextView } from '../features/pages/web/blocks/rich-text/view.tsx';
import { SavedSectionView } from '../features/pages/web/blocks/saved-section/view.tsx';
import { SectionView } from '../features/pages/web/blocks/section/view.tsx';
import { SpacerView } from '../features/pages/web/blocks/spacer/view.tsx';
import type { Block, BlockView, BlockViews } from '../lib/content/block-kind.ts';
import { walkTree } from '../lib/content/block-tree.ts';
import { withMessages } from '../lib/messages/area.ts';

type View = BlockView<never>;

/** Block views in a visitor's browser. It grows as pages need more, always before they are shown. */
const views = new Map<string, View>([
  ['section', SectionView],
  ['columns', ColumnsView],
  ['savedSection', SavedSectionView],
  ['heading', HeadingView],
  ['richText', RichTextView],
  ['image', ImageView],
  ['button', ButtonView],
  ['hero', HeroView],
  ['cards', CardsView],
  ['spacer', SpacerView],
  ['divider', DividerView],
]);
export const browserBlockViews: BlockViews = views;

/** Rare kinds, each fetched with the first page that uses it. */
const rare = new Map<string, () => Promise<View>>([
  ['playlist', async () => (await import('../features/audio/web/blocks/playlist/view.tsx')).PlaylistView],
  [
    'audioTrack',
    async () => (await import('../features/audio/web/blocks/audio-track/view.tsx')).AudioTrackView,
  ],
  [
    'serviceList',
    async () => (await import('../features/bookings/web/blocks/service-list/view.tsx')).ServiceListView,
  ],
  ['booking', async () => (await import('../features/bookings/web/blocks/booking/view.tsx')).BookingView],
  ['form', async () => (await import('../features/forms/web/blocks/form/view.tsx')).FormBlockView],
  [
    'newsletter',
    async () => (await import('../features/forms/web/blocks/newsletter/view.tsx')).NewsletterView,
  ],
  [
    'entryList',
    async () => (await import('../features/entries/web/blocks/entry-list/view.tsx')).EntryListView,
  ],
  ['products', async () => (await import('../features/orders/web/blocks/products/view.tsx')).ProductsView],
  ['product', async () => (await import('../features/orders/web/blocks/product/view.tsx')).ProductView],
  ['quote', async () => (await import('../features/pages/web/blocks/quote/view.tsx')).QuoteView],
  ['accordion', async () => (await import('../features/pages/web/blocks/accordion/view.tsx')).AccordionView],
  ['gallery', async () => (await import('../features/pages/web/blocks/gallery/view.tsx')).GalleryView],
  ['hours', async () => (await import('../features/pages/web/blocks/hours/view.tsx')).HoursView],
  [
    'contactDetails',
    async () => (await import('../features/pages/web/blocks/contact-details/view.tsx')).ContactDetailsView,
  ],
  ['callOut', async () => (await import('../features/pages/web/blocks/call-out/view.tsx')).CallOutView],
  [
    'featureList',
    async () => (await import('../features/pages/web/blocks/feature-list/view.tsx')).FeatureListView,
  ],
  ['numbers', async () => (await import('../features/pages/web/blocks/numbers/view.tsx')).NumbersView],
  ['logoStrip', async () => (await import('../features/pages/web/blocks/logo-strip/view.tsx')).LogoStripView],
  ['people', async () => (await import('../features/pages/web/blocks/people/view.tsx')).PeopleView],
  [
    'testimonials',
    async () => (await import('../features/pages/web/blocks/testimonials/view.tsx')).TestimonialsView,
  ],
  ['timeline', async () => (await import('../features/pages/web/blocks/timeline/view.tsx')).TimelineView],
  ['tabs', async () => (await import('../features/pages/web/blocks/tabs/view.tsx')).TabsView],
  ['table', async () => (await import('../features/pages/web/blocks/table/view.tsx')).TableView],
  [
    'priceTable',
    async () => (await import('../features/pages/web/blocks/price-table/view.tsx')).PriceTableView,
  ],
  ['video', async () => (await import('../features/pages/web/blocks/video/view.tsx')).VideoView],
  [
    'customCode',
    async () => (await import('../features/pages/web/blocks/custom-code/view.tsx')).CustomCodeView,
  ],
  ['embed', async () => (await import('../features/pages/web/blocks/embed/view.tsx')).EmbedView],
  [
    'socialLinks',
    async () => (await import('../features/pages/web/blocks/social-links/view.tsx')).SocialLinksView,
  ],
  [
    'downloadList',
    async () => (await import('../features/pages/web/blocks/download-list/view.tsx')).DownloadListView,
  ],
  ['countdown', async () => (await import('../features/pages/web/blocks/countdown/view.tsx')).CountdownView],
  [
    'breadcrumbs',
    async () => (await import('../features/pages/web/blocks/breadcrumbs/view.tsx')).BreadcrumbsView,
  ],
  [
    'languageSwitch',
    async () => (await import('../features/pages/web/blocks/language-switch/view.tsx')).LanguageSwitchView,
  ],
  [
    'tableOfContents',
    async () => (await import('../features/pages/web/blocks/table-of-contents/view.tsx')).TableOfContentsView,
  ],
]);

/** Every kind that visitors can see, fetched or not. */
export const browserBlockTypes = (): string[] => [...views.keys(), ...rare.keys()];

/** Fetches the views that a page needs. If one fails, the page shows a notice in its place. */
export async function fetchBlockViews(tree: readonly Block[]): Promise<void> {
  const wanted = new Set([...walkTree(tree)].map(({ block }) => block.type));
  await Promise.all(
    [...wanted].map(async (type) => {
      const fetchView = views.has(type) ? undefined : rare.get(type);
      const view = fetchView && (await withMessages(fetchView()).catch(() => undefined));
      if (view) views.set(type, view);
    }),
  );
}
