import { useQuery } from '@tanstack/react-query';
import { type ReactNode, use, useMemo } from 'react';
import { heardTracksQuery } from '../../features/audio/web/admin/audio-calls.ts';
import { TracksContext } from '../../features/audio/web/index.ts';
import { ServicesContext } from '../../features/bookings/web/index.ts';
import { servicesQuery } from '../../features/bookings/web/admin/booking-calls.ts';
import { SampleCalendar, sampleServices } from '../../features/bookings/web/admin/sample-booking.tsx';
import { formsQuery } from '../../features/forms/web/admin/form-calls.ts';
import { loadTemplateWords } from '../../features/forms/messages/templates/load.ts';
import { sampleForms } from '../../features/forms/web/admin/sample-forms.ts';
import { FormsContext } from '../../features/forms/web/index.ts';
import { chooseFrom, moreFrom, ProductsContext, WebsiteContext } from '../../features/orders/web/index.ts';
import { BlockViewsContext } from '../../features/pages/web/public/block-views-context.ts';
import { FramesContext } from '../../features/pages/web/admin/edit/page-role.ts';
import { EditScreen } from '../../features/pages/web/admin/views/edit-screen.tsx';
import { collectionsQuery, listedQuery } from '../../features/products/web/admin/product-calls.ts';
import { useWebsite } from '../../features/websites/web/index.ts';
import { languageOf } from '../../lib/messages/languages.ts';
import { blockViews } from '../block-views.ts';
import { EntryFrame } from './entry-frame.tsx';
import { LayoutFrame } from './layout-frame.tsx';

const none: never[] = [];
const frames = { entry: EntryFrame, layout: LayoutFrame };
const views = { views: blockViews, broken: new Set<string>(), samples: SectionSamples };

/** Sample records for the section library where the site has none yet. */
function SectionSamples({ children }: { children: ReactNode }) {
  const forms = use(FormsContext);
  const services = use(ServicesContext);
  const locale = useWebsite().data?.locale ?? 'en-GB';
  const language = languageOf(locale);
  const { data: say } = useQuery({
    queryKey: ['form-template-words', language],
    queryFn: loadTemplateWords[language],
    staleTime: Infinity,
  });
  const withForms = useMemo(() => ({ ...forms, samples: sampleForms(say) }), [forms, say]);
  const withServices = useMemo(
    () => ({
      ...services,
      samples: { services: sampleServices(), calendar: <SampleCalendar locale={locale} /> },
    }),
    [services, locale],
  );
  return (
    <FormsContext value={withForms}>
      <ServicesContext value={withServices}>{children}</ServicesContext>
    </FormsContext>
  );
}

/** The site's forms, which blocks refer to by name. */
function useForms() {
  const { data } = useQuery(formsQuery);
  return useMemo(
    () => ({ forms: Object.fromEntries((data ?? []).map((form) => [form._id, form])), editing: true }),
    [data],
  );
}

/** Tracks that blocks can list. */
function useTracks() {
  const { data } = useQuery(heardTracksQuery);
  return useMemo(() => ({ tracks: data ?? [], editing: true }), [data]);
}

/** Products and collections that blocks can show. */
function useProducts() {
  const products = useQuery(listedQuery).data ?? none;
  const collections = useQuery(collectionsQuery).data ?? none;
  return useMemo(
    () => ({
      listOf: (wanted: Parameters<typeof chooseFrom>[1]) => chooseFrom(products, wanted),
      moreOf: moreFrom(Object.fromEntries(collections.map(({ _id, slug }) => [_id, slug]))),
      productOf: (id: string | null) => products.find(({ _id }) => id === null || _id === id),
      editing: true,
    }),
    [products, collections],
  );
}

/** Services that blocks can list. */
function useServices() {
  const services = useQuery(servicesQuery).data ?? none;
  return useMemo(() => ({ services, editing: true }), [services]);
}

/** The page editor, with the views of all blocks that visitors may see. */
export function PageEditorScreen() {
  return (
    <FramesContext value={frames}>
      <BlockViewsContext value={views}>
        <FormsContext value={useForms()}>
          <TracksContext value={useTracks()}>
            <ProductsContext value={useProducts()}>
              <WebsiteContext value={useWebsite().data}>
                <ServicesContext value={useServices()}>
                  <EditScreen />
                </ServicesContext>
              </WebsiteContext>
            </ProductsContext>
          </TracksContext>
        </FormsContext>
      </BlockViewsContext>
    </FramesContext>
  );
}
