import type { Call } from '../../../src/lib/http/contract.ts';
import type { MarkedSite, World } from '../two-sites.ts';
import type { Input, Sample, Who } from './samples.ts';

let count = 0;

const cart = ({ shop, mark }: MarkedSite) => [
  { productId: shop.product, variant: `Large ${mark}`, quantity: 1, price: 22 },
];
const pending = (site: MarkedSite, provider: string) => ({
  origin: '/order/checkout',
  deliveryAddress: { line1: '1 Street', line2: '', postcode: 'AB1 2CD', country: 'GB' },
  payment: { provider },
  items: cart(site),
  email: `buyer-${++count}@${site.host}`,
  name: 'A Buyer',
  phone: '1',
  terms: true,
  answers: { note: 'Ring twice' },
});

/** An order of the admitted person. */
const newOrder =
  (provider: 'test' | 'manual', more: (id: string) => Input = () => ({})) =>
  async ({ ask, one }: World, who: Who) => {
    const cookie = who === 'visitor' ? '' : one[who].cookie;
    const reply = await ask({
      host: one.host,
      method: 'POST',
      path: '/api/order/pending',
      body: pending(one, provider),
      cookie,
    });
    if (reply.status !== 201) throw new Error(reply.text);
    const { _id: id } = reply.json() as { _id: string };
    return { input: { params: { id }, ...more(id) } };
  };

const paidOrder = async (world: World, who: Who) => {
  const { input } = await newOrder('manual')(world, who);
  const { ask, one } = world;
  const path = `/api/order/${input.params['id'] ?? ''}`;
  await ask({ host: one.host, method: 'PUT', path, body: { status: 1 }, cookie: one.owner.cookie });
  return { input };
};

async function newDiscount({ ask, one }: World): Promise<{ input: Input }> {
  const body = { code: `SPARE${++count}`, kind: 'free-shipping' };
  const reply = await ask({
    host: one.host,
    method: 'POST',
    path: '/api/discount',
    body,
    cookie: one.owner.cookie,
  });
  return { input: { params: { id: (reply.json() as { _id: string })._id } } };
}

const marked = ({ shop }: MarkedSite): Input => ({ params: { id: shop.order } });
/** Without its key a visitor can't find an order. */
const keyed = { visitor: 404 };

/** Samples of the calls of orders, payment and the shop's settings. */
export const orderSamples: Partial<Record<Call, Sample>> = {
  'POST /api/order/quote': {
    input: (site) => ({
      body: {
        items: cart(site),
        deliveryAddress: { line2: '', country: 'GB' },
        discountCode: 'none',
        email: site.customer.email,
      },
    }),
    foreign: 200,
  },
  'POST /api/order/pending': { input: (site) => ({ body: pending(site, 'test') }), foreign: 409 },
  'PUT /api/order/pending/{id}': {
    input: (site) => ({ ...marked(site), body: pending(site, 'test') }),
    status: keyed,
    once: async (world, who) => newOrder('test', () => ({ body: pending(world.one, 'test') }))(world, who),
  },
  'POST /api/order/{id}/place': {
    input: (site) => ({ ...marked(site), body: {} }),
    status: keyed,
    once: newOrder('manual'),
  },
  'POST /api/order/{id}/check-payment': { input: (site) => ({ ...marked(site), body: {} }), status: keyed },
  'GET /api/order/{id}': { input: marked, status: keyed },
  'POST /api/order/{id}/cancel': {
    input: (site) => ({ ...marked(site), body: { reason: 'Changed my mind' } }),
    status: keyed,
    once: newOrder('test'),
  },
  'GET /api/order/{id}/withdrawal': { input: marked, status: keyed },
  'POST /api/order/{id}/withdrawal': {
    input: (site) => ({
      ...marked(site),
      body: { lines: [{ item: site.shop.item, quantity: 1 }], name: site.mark, reason: site.mark },
    }),
    status: keyed,
    once: async (world, who) => ({
      input: { ...(await paidOrder(world, who)).input, body: { name: 'A Buyer' } },
    }),
  },
  'POST /api/order/withdrawal-link': {
    input: (site) => ({ body: { number: '1001', email: `link-${++count}@${site.host}` } }),
    foreign: null,
  },
  'POST /api/order/{id}/download-consent': {
    input: (site) => ({ ...marked(site), body: {} }),
    status: { visitor: 404, customer: 409, owner: 409 },
  },
  'GET /api/orders/user': {
    input: ({ shop }) => ({ query: { limit: '5', after: shop.order } }),
    foreign: 200,
  },
  'GET /api/order/user/{id}': { input: marked, status: { owner: 404 } },
  'GET /api/cart': { input: () => ({}) },
  'PUT /api/cart': {
    input: ({ shop }) => ({
      body: { items: [{ productId: shop.product, quantity: 1, variant: null, price: 1, label: 'Cup' }] },
    }),
    foreign: null,
  },
  'GET /api/cart/guest': { input: () => ({}), foreign: 200 },
  'PUT /api/cart/guest': {
    input: ({ shop }) => ({
      body: { items: [{ productId: shop.product, quantity: 1, variant: null, price: 1, label: 'Cup' }] },
    }),
    foreign: 200,
  },
  'GET /api/orders': {
    input: ({ shop, mark }) => ({
      query: {
        status: '1',
        q: mark,
        from: '2026-01-01',
        to: '2030-01-01T00:00:00Z',
        provider: 'manual',
        product: shop.product,
        trouble: 'true',
        limit: '5',
        after: shop.order,
      },
    }),
    foreign: 200,
  },
  'GET /api/orders/totals': {
    input: ({ shop, mark }) => ({ query: { q: mark, product: shop.product } }),
    foreign: 200,
  },
  'GET /api/orders/waiting': { input: () => ({}), foreign: 200 },
  'PUT /api/order/{id}': {
    input: (site) => ({
      ...marked(site),
      body: {
        status: 1,
        notes: `Noted ${site.mark}`,
        email: site.customer.email,
        name: `Buyer ${site.mark}`,
        phone: site.mark,
        deliveryAddress: { line1: site.mark, line2: '', postcode: 'AB1 2CD', country: 'GB' },
        version: 1,
      },
    }),
  },
  'POST /api/order/{id}/fulfil': {
    input: (site) => ({
      ...marked(site),
      body: {
        lines: [{ item: site.shop.item, quantity: 1 }],
        carrier: site.mark,
        tracking: site.mark,
        link: '',
        notify: false,
      },
    }),
  },
  'POST /api/orders/fulfil': {
    input: ({ shop, mark }) => ({
      body: {
        orders: [{ _id: shop.order, tracking: mark, link: '' }],
        collection: false,
        carrier: mark,
        notify: false,
      },
    }),
  },
  'POST /api/orders/mark-paid': {
    input: ({ shop }) => ({ body: { orders: [{ _id: shop.order, version: 1 }] } }),
  },
  'POST /api/order/{id}/refund': {
    input: (site) => ({ ...marked(site), body: { amount: 1, restock: false, reason: site.mark } }),
  },
  'POST /api/order/{id}/resend': { input: (site) => ({ ...marked(site), body: { emailID: 'order-paid' } }) },
  'GET /api/orders/payments': { input: () => ({}) },
  'POST /api/orders/payments/{id}/repair': {
    input: ({ shop }) => ({ params: { id: shop.payment }, body: { action: 'check' } }),
  },
  'GET /api/payment/keys/stripe/publishable': { input: () => ({}) },
  'POST /api/stripe/payment-intent': {
    input: ({ shop, mark }) => ({ body: { order: shop.order, stripeAccountId: `acct_${mark}` } }),
    // No provider keys are configured here, and visitors don't have the order's key.
    status: { visitor: 404, customer: 403, owner: 403 },
  },
  'POST /api/payment/test': {
    input: ({ shop }) => ({ body: { order: shop.order, card: '4242 4242 4242 4242', confirm: false } }),
    status: keyed,
    once: newOrder('test', (order) => ({ body: { order, card: '4242 4242 4242 4242' } })),
  },
  'GET /api/shop/settings': { input: () => ({}) },
  'PUT /api/shop/settings': {
    input: ({ mark }) => ({
      body: {
        enabled: true,
        currency: 'GBP',
        stripeAccountId: `acct_${mark}`,
        settings: {
          provider: 'auto',
          seller: `Seller ${mark}`,
          manual: { enabled: true, text: mark, days: 5, collection: { enabled: true, text: mark } },
          downloads: { limit: 3, days: 10 },
          terms: { required: false, href: '/terms' },
        },
        version: 1,
      },
    }),
    foreign: null,
  },
  'GET /api/shop/stripe': { input: () => ({}) },
  'POST /api/shop/stripe/connect': { input: () => ({ body: {} }), status: { owner: 409 } },
  'GET /api/discounts': {
    input: ({ shop }) => ({
      query: { q: 'a', state: 'active', sort: 'used', limit: '5', after: shop.discount },
    }),
    foreign: 200,
  },
  'PUT /api/discounts': {
    input: ({ shop }) => ({ body: { discounts: [shop.discount], active: true } }),
  },
  'POST /api/discounts/delete': {
    input: ({ shop }) => ({ body: { discounts: [shop.discount] } }),
    once: async (world) => {
      const { input } = await newDiscount(world);
      return { input: { body: { discounts: [input.params?.['id']] } } };
    },
  },
  'POST /api/discount': {
    input: () => ({
      body: { code: `MADE${++count}`, kind: 'percent', value: 5, active: true, startsAt: null, minimum: 1 },
    }),
    foreign: null,
  },
  'GET /api/discount/{id}': { input: ({ shop }) => ({ params: { id: shop.discount } }) },
  'PUT /api/discount/{id}': {
    input: ({ shop, mark }) => ({
      params: { id: shop.discount },
      body: { code: mark, kind: 'percent', value: 20, customerLimit: 5, version: 1 },
    }),
  },
  'DELETE /api/discount/{id}': {
    input: ({ shop }) => ({ params: { id: shop.discount } }),
    once: newDiscount,
  },
};
