import type { Area } from '../../../../lib/http/areas.ts';
import type { Call } from '../../../../lib/http/contract.ts';
import type { RawInput } from '../../../../lib/http/invoke.ts';
import type { Actor, SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import type { ContentType } from '../../../entries/entry-shapes.ts';
import type { Domain } from '../../../platform/domains-contract.ts';
import type { Shop } from '../../../orders/shop-shapes.ts';
import type { Website } from '../../../websites/contract.ts';
import type { BrandState } from '../../../websites/brand-contract.ts';
import type { SetupKey, SetupPlace, SetupStep } from '../../contract.ts';
import type { Caller, CheckServices } from '../services.ts';
import { spokenLanguage } from '../../../../lib/messages/spoken-language.ts';
import { missingLegal } from '../legal-pages.ts';
import { type Listed, samplePlaces } from './sample-places.ts';
import { say } from './say.ts';

type Step = SetupStep;

/** Version of a shop's settings once it is open, including what a design brought. */
const FRESH_SHOP = 2;

const MOST_RECORDS = '200';

interface OwnersPage {
  _id: string;
  slug: string;
  publishedVersion?: number | null | undefined;
}

interface Facts {
  website: Website;
  brand: BrandState;
  shop: Shop;
  /** Pages as visitors get them. */
  published: OwnersPage[];
  products: Listed[];
  domains: Domain[];
  provider: string;
  content: SetupPlace[];
  legal: SetupPlace[];
  delivers: boolean;
}

const step = (key: Step['key'], to: string, done: boolean, says: string, more: Partial<Step> = {}): Step => ({
  key,
  done,
  optional: false,
  says,
  to,
  places: [],
  ...more,
});

const inAll = (places: readonly SetupPlace[]): number => places.reduce((sum, { count }) => sum + count, 0);

function contentStep({ content, published }: Facts): Step {
  const home = published.find(({ slug }) => slug === 'homepage');
  const to = '/admin/pages/edit';
  if (content.length > 0)
    return step('content', to, false, say().samplesLeft({ count: inAll(content) }), {
      places: content,
    });
  if ((home?.publishedVersion ?? 0) < 2) return step('content', to, false, say().publishHome);
  return step('content', to, true, say().noSamplesLeft);
}

function brandingStep({ brand, website }: Facts): Step {
  const own = brand.history.length > 0 || website.logo !== null;
  const says = own ? say().designPublished : say().designEverywhere;
  return step('branding', '/admin/settings/branding', own, says);
}

function productsStep({ products, content }: Facts): Step {
  const sample = new Set(content.map(({ to }) => to));
  const own = products.filter(({ _id }) => !sample.has(`/admin/products/edit/${_id}`)).length;
  return own > 0
    ? step('products', '/admin/products', true, say().productsAdded({ count: own }))
    : step('products', '/admin/products/new', false, say().addProduct);
}

function paymentStep({ shop, provider, website }: Facts): Step {
  const to = '/admin/settings/ecommerce/payment';
  if (website.ecommerce.stripeAccountId) return step('payment', to, true, say().stripeConnected);
  if (provider === 'test') return step('payment', to, false, say().testMode);
  const isOwn = shop.version > FRESH_SHOP && shop.settings.manual.text !== '';
  return isOwn
    ? step('payment', to, true, say().paidManually)
    : step('payment', to, false, say().setUpPayment);
}

function deliveryStep({ shop }: Facts): Step {
  const to = '/admin/settings/ecommerce/delivery';
  const { zones } = shop.settings.shipping;
  if (zones.length === 0) return step('delivery', to, false, say().setUpDelivery);
  // A design's settings count once the owner has saved them.
  return shop.version > FRESH_SHOP
    ? step('delivery', to, true, say().zones({ count: zones.length }))
    : step('delivery', to, false, say().checkDelivery);
}

const emailStep = ({ delivers, website }: Facts): Step =>
  !delivers
    ? step('email', '/admin/settings/email', false, say().emailsNotSent)
    : website.contactEmail
      ? step('email', '/admin/settings/misc', true, say().repliesGoTo({ email: website.contactEmail }))
      : step('email', '/admin/settings/misc', false, say().addReplyAddress);

function legalStep({ legal, published }: Facts): Step {
  const missing = missingLegal(published);
  if (missing.length > 0)
    return step(
      'legal',
      '/admin/pages/new',
      false,
      say().pagesMissing({ pages: new Intl.ListFormat(spokenLanguage()).format(missing) }),
    );
  return legal.length > 0
    ? step('legal', '/admin/pages', false, say().legalNeedsDetails, { places: legal })
    : step('legal', '/admin/pages', true, say().legalPublished);
}

function domainStep({ domains }: Facts): Step {
  const own = domains.find(({ kind, state }) => kind === 'own' && state === 'ready');
  return step(
    'domain',
    '/admin/settings/domains',
    own !== undefined,
    own ? say().domainReady({ domain: own.readable }) : say().useDomain,
    { optional: true },
  );
}

/** Areas that a person must be able to read to see a step, because it names drafts and hosts. */
const areas: Readonly<Record<SetupKey, Area>> = {
  content: 'pages',
  branding: 'brand',
  products: 'products',
  payment: 'money',
  delivery: 'money',
  email: 'settings',
  legal: 'pages',
  domain: 'domains',
};

/**
 * The remaining steps before a new site can open, of the areas that the caller may read. Nothing counts as done unless its
 * owner did it.
 */
export async function readSetup(services: CheckServices, request: SiteRequest<Actor>) {
  const call: Caller = services.callsAs(request, 'owner');
  const query = { limit: MOST_RECORDS };
  const inArea = async <T>(area: Area, list: Call, input?: RawInput) =>
    request.may(area, 'read') ? call<T[]>(list, input) : [];
  const [website, brand, shop, pages, types, products, offered, domains, { provider }] = await Promise.all([
    call<Website>('GET /api/website'),
    call<BrandState>('GET /api/website/brand'),
    call<Shop>('GET /api/shop/settings'),
    inArea<OwnersPage>('pages', 'GET /api/pages'),
    inArea<ContentType>('pages', 'GET /api/content-types'),
    inArea<Listed>('products', 'GET /api/products', { query }),
    inArea<Listed>('services', 'GET /api/services', { query }),
    inArea<Domain>('domains', 'GET /api/domains'),
    call<{ provider: string }>('GET /api/payment/keys/stripe/publishable'),
  ]);
  const { footer } = website.brand;
  const around = { pages, types, products, services: offered, footer };
  const places = await samplePlaces(call, await services.samples(), around);
  const published = pages.filter(({ publishedVersion }) => publishedVersion != null);
  const { delivers } = services;
  const facts = { website, brand, shop, published, products, domains, provider, ...places, delivers };
  const sells = website.ecommerce.enabled;
  const steps = [
    contentStep(facts),
    brandingStep(facts),
    ...(sells ? [productsStep(facts), paymentStep(facts), deliveryStep(facts)] : []),
    emailStep(facts),
    legalStep(facts),
    domainStep(facts),
  ];
  return {
    isOpen: website.visibility === 'public',
    steps: steps.filter(({ key }) => request.may(areas[key], 'read')),
  };
}
