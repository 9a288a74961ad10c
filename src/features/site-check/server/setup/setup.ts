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
import { counted } from '../counted.ts';
import { missingLegal } from '../legal-pages.ts';
import { type Listed, samplePlaces } from './sample-places.ts';

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
    return step('content', to, false, `${counted(inAll(content), 'sample text')} from the design left.`, {
      places: content,
    });
  if ((home?.publishedVersion ?? 0) < 2)
    return step('content', to, false, 'Tell visitors what you do, then publish your home page.');
  return step('content', to, true, 'No sample texts left.');
}

function brandingStep({ brand, website }: Facts): Step {
  const own = brand.history.length > 0 || website.logo !== null;
  const says = own ? 'Your design is published.' : 'Your logo, colours and fonts are used on every page.';
  return step('branding', '/admin/settings/branding', own, says);
}

function productsStep({ products, content }: Facts): Step {
  const sample = new Set(content.map(({ to }) => to));
  const own = products.filter(({ _id }) => !sample.has(`/admin/products/edit/${_id}`)).length;
  return own > 0
    ? step('products', '/admin/products', true, `${counted(own, 'product')} added.`)
    : step('products', '/admin/products/new', false, 'Add your first product, or change a sample product.');
}

function paymentStep({ shop, provider, website }: Facts): Step {
  const to = '/admin/settings/ecommerce/payment';
  if (website.ecommerce.stripeAccountId) return step('payment', to, true, 'Stripe is connected.');
  if (provider === 'test')
    return step(
      'payment',
      to,
      false,
      'Test mode is on: no money is taken. Connect Stripe, or turn on manual payments.',
    );
  const isOwn = shop.version > FRESH_SHOP && shop.settings.manual.text !== '';
  return isOwn
    ? step('payment', to, true, 'Customers pay manually, following your instructions.')
    : step('payment', to, false, 'Connect Stripe, or tell customers how to pay.');
}

function deliveryStep({ shop }: Facts): Step {
  const to = '/admin/settings/ecommerce/delivery';
  const { zones } = shop.settings.shipping;
  if (zones.length === 0) return step('delivery', to, false, 'Set where you deliver and what it costs.');
  // A design's settings count once the owner has saved them.
  return shop.version > FRESH_SHOP
    ? step('delivery', to, true, `You deliver to ${counted(zones.length, 'zone')}.`)
    : step('delivery', to, false, 'Check the sample delivery zones and prices, then save them.');
}

const emailStep = ({ delivers, website }: Facts): Step =>
  !delivers
    ? step(
        'email',
        '/admin/settings/email',
        false,
        'Emails can’t be sent yet. Ask your hosting provider to set up an email server.',
      )
    : website.contactEmail
      ? step('email', '/admin/settings/misc', true, `Replies go to ${website.contactEmail}.`)
      : step('email', '/admin/settings/misc', false, 'Add the address that receives replies to your emails.');

function legalStep({ legal, published }: Facts): Step {
  const missing = missingLegal(published);
  if (missing.length > 0)
    return step(
      'legal',
      '/admin/pages/new',
      false,
      `You don’t have a page for ${missing.join(' and ')} yet.`,
    );
  return legal.length > 0
    ? step('legal', '/admin/pages', false, 'The sample texts need your details.', { places: legal })
    : step('legal', '/admin/pages', true, 'Your privacy policy and terms are published.');
}

function domainStep({ domains }: Facts): Step {
  const own = domains.find(({ kind, state }) => kind === 'own' && state === 'ready');
  return step(
    'domain',
    '/admin/settings/domains',
    own !== undefined,
    own ? `${own.readable} leads to your site.` : 'Use your own domain, such as www.yourname.com.',
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
  const places = await samplePlaces(call, services.samples(), around);
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
