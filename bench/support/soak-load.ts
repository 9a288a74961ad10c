import { setTimeout as pause } from 'node:timers/promises';
import type { Order } from '../../src/features/orders/contract.ts';
import type { Product } from '../../src/features/products/contract.ts';
import { formOf } from '../../tests/support/forms.ts';
import { owner, type RunningServer } from '../../tests/support/server.ts';

/** Counts of answers by kind. */
export interface Tally {
  served: number;
  /** `409`: stock or a slot was gone, or another request was faster. */
  conflicts: number;
  /** `429` and `503`: refused with `Retry-After`. */
  limited: number;
  busy: number;
  /** Connections that were closed, for example because a worker was killed. */
  broken: number;
  /** Everything else, with the request: `500 GET /`. */
  unexpected: string[];
}

/** Pause of each person between two actions, in milliseconds. */
const THINK_MS = 40;
const DAY_MS = 86_400_000;
const address = { line1: '12 Quay Street', line2: '', postcode: 'BS1 1AA', country: 'GB' };

/** Resolves to the reply of the call, or to null if it was refused. */
type Ask = <T = unknown>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<T | null>;

interface World {
  products: Product[];
  pages: { _id: string; slug: string }[];
  services: { _id: string; price: number; questions: unknown[] }[];
}

/** Simulates visitors, buyers and an owner, each one action after another, until the signal. Then `ended` resolves. `cookie` is the owner's. */
export async function startSoakLoad(
  server: RunningServer,
  signal: AbortSignal,
  people: number,
): Promise<{ cookie: string; tally: Tally; ended: Promise<void> }> {
  const tally: Tally = { served: 0, conflicts: 0, limited: 0, busy: 0, broken: 0, unexpected: [] };
  const ask = asker(server, tally);
  const { cookie } = await server.request({ method: 'POST', path: '/api/account/login', body: owner });
  const asOwner: Ask = (method, path, body, headers) => ask(method, path, body, { ...headers, cookie });
  await asOwner('POST', '/api/product', { label: 'Soak mug', price: 12, stock: 100_000, published: true });
  const world: World = {
    products: (await ask('GET', '/api/products')) ?? [],
    pages: (await asOwner('GET', '/api/pages')) ?? [],
    services: ((await ask<World['services']>('GET', '/api/services')) ?? []).filter(
      ({ questions }) => questions.length === 0,
    ),
  };
  let count = 0;
  const person = async () => {
    while (!signal.aborted) {
      const n = count++;
      // Limits count by network, so each request has its own.
      const from = {
        'x-forwarded-for': `2001:db8:${(n >> 16).toString(16)}:${(n & 0xffff).toString(16)}::1`,
      };
      const own: Ask = (method, path, body, headers) => ask(method, path, body, { ...from, ...headers });
      await actions[n % actions.length]?.(n, world, own, asOwner);
      await pause(THINK_MS);
    }
  };
  return { cookie, tally, ended: Promise.all(Array.from({ length: people }, person)).then(() => {}) };
}

function asker(server: RunningServer, tally: Tally): Ask {
  return async (method, path, body, headers = {}) => {
    const reply = await server.request({ method, path, body, headers }).catch(() => null);
    if (!reply) tally.broken += 1;
    else if (reply.status === 503) tally.busy += 1;
    else if (reply.status === 429) tally.limited += 1;
    else if (reply.status === 409) tally.conflicts += 1;
    else if (reply.status < 400) tally.served += 1;
    else tally.unexpected.push(`${reply.status} ${method} ${path}: ${reply.text.slice(0, 200)}`);
    // Wait for the process to come back.
    if (!reply || reply.status === 503) await pause(250);
    const isData = reply && reply.status < 300 && reply.headers['content-type']?.includes('json');
    return isData ? (reply.json() as never) : null;
  };
}

type Action = (n: number, world: World, ask: Ask, asOwner: Ask) => Promise<unknown>;

const actions: readonly Action[] = [
  (_n, _world, ask) => ask('GET', '/'),
  (n, _world, ask) => ask('GET', at(['/shop', '/about', '/visit', '/faq', '/classes'], n) ?? '/'),
  (n, _world, ask) => ask('GET', `/api/products?q=${n % 2 ? 'mug' : 'bowl'}`),
  (n, { products }, ask) => ask('GET', `/product/${at(products, n)?.slug}`),
  buy,
  book,
  (n, _world, ask) =>
    ask('POST', '/api/message', {
      content: { name: 'A Visitor', email: `soak-${n}@example.test`, message: `Are you open on day ${n}?` },
      origin: '/contact',
    }),
  editPage,
  buy,
  async (n, _world, _ask, asOwner) => {
    const bytes = Buffer.from(`Soak ${n}\n`.repeat(1 + (n % 4000)));
    const { body, headers } = formOf([
      { name: 'files', fileName: `soak-${n}.txt`, bytes, type: 'text/plain' },
    ]);
    await asOwner('POST', '/api/files', body, headers);
  },
  (_n, _world, _ask, asOwner) => asOwner('GET', '/api/orders?limit=50'),
];

const at = <T>(all: readonly T[], n: number): T | undefined => all[n % all.length];

/** Quotes, orders and pays with the test provider. The owner fulfils some orders and refunds some. */
async function buy(n: number, { products }: World, ask: Ask, asOwner: Ask): Promise<void> {
  const product = at(products, n);
  if (!product) return;
  const variant = product.variants[0]?.variantLabel ?? null;
  const items = [{ productId: product._id, variant, quantity: 1 + (n % 3) }];
  await ask('POST', '/api/order/quote', { items, deliveryAddress: address });
  const order = await ask<Order>('POST', '/api/order/pending', {
    origin: '/order/checkout',
    deliveryAddress: address,
    payment: {},
    items,
    email: `soak-${n}@example.test`,
    name: 'A Buyer',
    terms: true,
  });
  // Some stay unpaid, and their holds expire.
  if (!order || n % 5 === 0) return;
  const card = { order: order._id, card: n % 7 ? '4242 4242 4242 4242' : '4000 0000 0000 0002' };
  await ask('POST', '/api/payment/test', card, { 'x-order-key': order.accessKey ?? '' });
  const paid = await asOwner<Order>('GET', `/api/order/${order._id}`);
  if (paid?.status !== 1) return;
  if (n % 2) await asOwner('PUT', `/api/order/${order._id}`, { status: 2 });
  else if (n % 4 === 0) await asOwner('POST', `/api/order/${order._id}/refund`, { restock: true });
}

/** Books one of the free slots of the next weeks. Bookings that cost money are left to expire. */
async function book(n: number, { services }: World, ask: Ask): Promise<void> {
  const service = at(services, n);
  if (!service) return;
  const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
  const slots = await ask<{ start: string }[]>(
    'GET',
    `/api/service/${service._id}/slots?from=${day(1)}&to=${day(30)}`,
  );
  const slot = slots && at(slots, n * 7);
  if (!slot) return;
  await ask('POST', '/api/booking', {
    service: service._id,
    start: slot.start,
    email: `soak-${n}@example.test`,
    name: 'A Guest',
    terms: true,
    ...(service.price > 0 ? { cart: true } : {}),
  });
}

async function editPage(n: number, { pages }: World, _ask: Ask, asOwner: Ask): Promise<void> {
  const page = at(pages, n);
  if (!page) return;
  await asOwner('PUT', `/api/page/${page._id}`, { seo: { title: `Soak ${n}` } });
  if (n % 3 === 0) await asOwner('POST', `/api/page/${page._id}/publish`, {});
}
