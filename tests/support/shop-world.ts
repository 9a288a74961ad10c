import type { AddressInfo } from 'node:net';
import { createApp, type App } from '../../src/app/app.ts';
import { readConfig } from '../../src/app/config.ts';
import { createSite } from '../../src/app/commands/create-site.ts';
import { createHttpServer } from '../../src/app/server.ts';
import type { Screens } from '../../src/app/screens-server.ts';
import type { Order, Quote } from '../../src/features/orders/contract.ts';
import type { Product } from '../../src/features/products/contract.ts';
import type { Connection } from '../../src/lib/db/roles.ts';
import { createTestDatabase } from './database.ts';
import { eventually } from './eventually.ts';
import { type Answered, request, visitorAddress } from './http.ts';
import { brokenInvariants } from './oracle.ts';
import { silent } from './site-context.ts';

const noScreens: Screens = { dev: true, serve: async (_request, reply) => reply.code(404).send() };
const password = 'slip-and-slate-9';
const host = 'kiln.test';

export interface Shop {
  app: App;
  admin: Connection;
  port: number;
  websiteId: string;
  /** Calls as the owner that are expected to be refused. */
  cookie: string;
  ask: (method: string, path: string, body?: unknown, more?: Asking) => Promise<Answered>;
  owner: <T = Record<string, unknown>>(method: string, path: string, body?: unknown) => Promise<T>;
  product: (fields: Record<string, unknown>) => Promise<Product>;
  /** Creates a pending order. */
  begin: (
    items: object[],
    more?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<Answered>;
  pay: (order: Order, card?: string) => Promise<Answered>;
  /** Creates and pays an order. @throws if either fails */
  buy: (items: object[], more?: Record<string, unknown>) => Promise<Order>;
  order: (id: string) => Promise<Order>;
  /** Checks all invariants; called after every burst. */
  faults: () => Promise<string[]>;
  close: () => Promise<void>;
}

interface Asking {
  cookie?: string;
  headers?: Record<string, string>;
}

export const GOOD_CARD = '4242 4242 4242 4242';
export const address = { line1: '12 Quay Street', line2: '', postcode: 'FH4 2SL', country: 'GB' };
export const quoted = (reply: Answered) => reply.json() as Quote;
export const ordered = (reply: Answered) => reply.json() as Order;

/** One site with an open shop, over HTTP, with the actions of its buyers and its owner. */
export async function openShop(
  settings: Record<string, string> = {},
  /** The connection of the server to the database, if it isn't direct. */
  reach: (admin: Connection) => Promise<Connection> = async (admin) => admin,
): Promise<Shop> {
  const database = await createTestDatabase();
  const { admin } = database;
  const config = readConfig(
    { PLATFORM_URL: 'http://platform.test', LOG_LEVEL: 'silent', TRUST_PROXY: 'loopback', ...settings },
    [],
  );
  const app = await createApp(config, await reach(admin), silent);
  await app.jobs.start();
  const server = await createHttpServer(app, noScreens, { ready: true });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  const websiteId = await createSite(app.db, app.pages, {
    website: {
      name: 'Kiln',
      colours: {
        main: '#0b5563',
        link: '#0b5563',
        button: '#b3541e',
        background: '#ffffff',
        text: '#1d1d1f',
      },
      contactEmail: 'hello@kiln.test',
    },
    host,
    owner: { email: 'owner@kiln.test', password },
    pages: [{ name: 'Home', slug: 'homepage' }],
  });
  const ask: Shop['ask'] = (method, path, body, more = {}) =>
    request({ port, host, method, path, body, ...more });
  // Loading the code keeps the process busy, so it answers 503 at first.
  await eventually(
    () => ask('GET', '/api/products'),
    ({ status }) => status === 200,
  );
  const { cookie } = await ask('POST', '/api/account/login', { email: 'owner@kiln.test', password });
  const owner: Shop['owner'] = async <T>(method: string, path: string, body?: unknown) => {
    const reply = await ask(method, path, body, { cookie });
    if (reply.status >= 300) throw new Error(`${method} ${path} replied ${reply.status}: ${reply.text}`);
    return (reply.status === 204 ? undefined : reply.json()) as T;
  };
  await owner('PUT', '/api/shop/settings', { enabled: true });
  let buyers = 0;
  const begin: Shop['begin'] = (items, more = {}, headers = {}) => {
    const body = {
      origin: '/order/checkout',
      deliveryAddress: address,
      payment: {},
      email: `buyer-${++buyers}@example.test`,
      name: 'Ada Byron',
      items,
      ...more,
    };
    return ask('POST', '/api/order/pending', body, {
      headers: { 'x-forwarded-for': visitorAddress(buyers), ...headers },
    });
  };
  const pay: Shop['pay'] = (order, card = GOOD_CARD) =>
    ask(
      'POST',
      '/api/payment/test',
      { order: order._id, card },
      { headers: { 'x-order-key': order.accessKey ?? '' } },
    );
  return {
    app,
    admin,
    port,
    websiteId,
    cookie,
    ask,
    owner,
    begin,
    pay,
    product: (fields) => owner<Product>('POST', '/api/product', { published: true, price: 20, ...fields }),
    buy: async (items, more) => {
      const begun = await begin(items, more);
      if (begun.status !== 201) throw new Error(begun.text);
      const paid = await pay(ordered(begun));
      if (paid.status !== 200 || !paid.text.includes('"paid"')) throw new Error(paid.text);
      return ordered(begun);
    },
    order: (id) => owner<Order>('GET', `/api/order/${id}`),
    faults: () => brokenInvariants(admin),
    close: async () => {
      await server.close();
      await app.close();
      await database.close();
    },
  };
}
