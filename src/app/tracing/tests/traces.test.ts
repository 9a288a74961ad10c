import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Order } from '../../../features/orders/contract.ts';
import type { Product } from '../../../features/products/contract.ts';
import { signIn } from '../../../../tests/support/burst.ts';
import type { Answered } from '../../../../tests/support/http.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { type RunningServer, startServer } from '../../../../tests/support/server.ts';
import { address, GOOD_CARD } from '../../../../tests/support/shop-world.ts';
import { startSmtpServer, type TestSmtpServer } from '../../../../tests/support/smtp-server.ts';
import { startTraceCollector, type TraceCollector } from '../../../../tests/support/trace-collector.ts';

/** What visitors send and who they are, in a form that occurs nowhere else. */
const canary = {
  name: 'Zebedee Quagmire',
  email: 'zebedee.quagmire@canary.test',
  token: 'c4naryT0kenOfAVisitor00',
  search: 'glimmerwort',
  card: '4929 1234 5678 9012',
  ip: '203.0.113.77',
  ip6: '2001:db8:ca1a:1::77',
  password: 'quagmire-passphrase-77',
  agent: 'CanaryBrowser',
  vendor: 'canaryvendor',
  text: 'The kettle sings at dawn',
};
const foreignTrace = '0af7651916cd43dd8448eb211c80319c';
const headers = {
  'x-forwarded-for': `${canary.ip6}, ${canary.ip}`,
  'user-agent': canary.agent,
  traceparent: `00-${foreignTrace}-b7ad6b7169203331-01`,
  tracestate: `${canary.vendor}=${canary.token}`,
  baggage: `email=${canary.email}`,
};

const logLines = (server: RunningServer) =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, string>);

/** A receiver of webhooks on the loopback. */
async function startReceiver() {
  let calls = 0;
  const receiver = createServer((request, response) => {
    request.resume();
    calls += 1;
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook/${canary.token}`,
    calls: () => calls,
    close: () => new Promise((resolve) => receiver.close(resolve)),
  };
}

describe('what visitors, an owner and jobs do', () => {
  let collector: TraceCollector;
  let smtp: TestSmtpServer;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let server: RunningServer;
  let cookie: string;

  const send = (path: string, body: unknown, more: object = {}) =>
    server.request({ method: 'POST', path, body, headers, ...more });

  async function accepted(path: string, body: unknown, status: number, more: object = {}): Promise<Answered> {
    const reply = await send(path, body, more);
    expect({ status: reply.status, text: reply.text }).toMatchObject({ status });
    return reply;
  }

  beforeAll(async () => {
    [collector, smtp, receiver] = await Promise.all([
      startTraceCollector(),
      startSmtpServer(),
      startReceiver(),
    ]);
    server = await startServer({
      settings: {
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20collector,x-tenant=one',
        OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
        SMTP_URL: smtp.url,
        TRUST_PROXY: 'loopback',
        WEBHOOKS_TO_LOOPBACK: 'on',
      },
    });
    cookie = await signIn(server);
    const hook = { url: receiver.url, events: ['message.received', 'order.paid'] };
    const added = await accepted('/api/webhook', hook, 201, { cookie });
    const { _id } = added.json() as { _id: string };
    await server.request({ method: 'POST', path: `/api/webhook/${_id}/test`, cookie, body: {} });
    await visit();
    await buy();
    await server.request({ path: '/api/customers', cookie, headers });
    await server.request({ path: `/api/customers?q=${canary.email}`, cookie, headers });
  });
  afterAll(async () => {
    await Promise.all([collector.close(), smtp.close(), receiver.close()]);
  });

  async function visit(): Promise<void> {
    const paths = ['/', '/', `/shop?q=${canary.search}`, `/search?q=${canary.search}`, '/healthz'];
    for (const path of paths) await server.request({ path, headers, cookie: `session=${canary.token}` });
    for (const path of [
      `/preview/${canary.token}`,
      `/account/reset?token=${canary.token}`,
      `/${canary.search}`,
    ])
      await server.request({ path, headers });
    await server.request({
      path: '/api/website',
      headers: { ...headers, authorization: `Bearer ${canary.token}` },
    });
    const { email, name, password } = canary;
    await accepted(
      '/api/message',
      { content: { email, name, message: `${canary.text} ${canary.card}` } },
      201,
    );
    await accepted('/api/account/register', { email, password }, 201);
    await send('/api/account/login', { email, password: canary.token });
    await accepted('/api/account/forgot', { email }, 202);
  }

  async function buy(): Promise<void> {
    const product = { label: 'Cup', price: 20, stock: 5, published: true };
    const { _id: productId } = (await accepted('/api/product', product, 201, { cookie })).json() as Product;
    const { email, name, ip } = canary;
    const body = {
      origin: '/order/checkout',
      deliveryAddress: { ...address, line1: canary.text },
      payment: {},
      email,
      name,
      items: [{ productId, quantity: 1 }],
    };
    const order = (await accepted('/api/order/pending', body, 201)).json() as Order;
    const key = { headers: { ...headers, 'x-forwarded-for': ip, 'x-order-key': order.accessKey ?? '' } };
    await send('/api/payment/test', { order: order._id, card: canary.card }, key);
    await accepted('/api/payment/test', { order: order._id, card: GOOD_CARD }, 200, key);
  }

  test('are traces that name routes, queues and statements, and nothing that was sent', async () => {
    const to = () => smtp.mails.flatMap((mail) => mail.to);
    await eventually(
      async () => to().filter((each) => each === canary.email).length,
      (count) => count >= 2,
    );
    await eventually(
      async () => receiver.calls(),
      (calls) => calls >= 2,
    );
    const site = ((await server.request({ path: '/api/website' })).json() as { _id: string })._id;
    expect(await server.stop()).toBe(0);

    const spans = collector.spans();
    const named = (name: string) => spans.filter((each) => each.name === name);
    const names = [...new Set(spans.map(({ name }) => name))];
    expect(names).toEqual(
      expect.arrayContaining([
        'GET /',
        'GET /shop',
        'GET /{page}',
        'GET /preview/{token}',
        'POST /api/message',
        'POST /api/account/login',
        'site transaction',
        'process deliver-mail',
        'process request-password-reset',
        'send email',
        'POST another server',
      ]),
    );
    expect(names.join('\n')).not.toMatch(/healthz/);
    expect(named('GET /').map(({ attributes }) => attributes)).toContainEqual({
      'http.request.method': 'GET',
      'http.route': '/',
      'http.response.status_code': 200,
      'sitewright.cached': true,
      'sitewright.site.id': site,
    });

    // A job is part of the trace of the request that added it, and an email of that of its job.
    const [asked] = named('POST /api/account/forgot');
    const [reset] = named('process request-password-reset');
    expect(reset?.traceId).toBe(asked?.traceId);
    const delivered = named('process deliver-mail').find(({ traceId }) => traceId === asked?.traceId);
    expect(delivered?.attributes).toMatchObject({ 'sitewright.site.id': site });
    expect(named('send email').map(({ parent }) => parent)).toContain(delivered?.spanId);
    const parts = spans.filter(({ traceId }) => traceId === asked?.traceId);
    const ids = new Set(parts.map(({ spanId }) => spanId));
    expect(parts.filter(({ parent }) => parent !== '' && !ids.has(parent))).toEqual([]);

    const statements = spans.flatMap(({ attributes }) => attributes['db.query.text'] ?? []);
    expect(statements.length).toBeGreaterThan(100);
    expect(statements.filter((text) => String(text).includes("'"))).toEqual([]);

    // Visitors can't put their requests into a trace of their own, or have them recorded.
    expect(spans.filter(({ traceId, links }) => traceId === foreignTrace || links.length > 0)).toEqual([]);

    const received = collector.received();
    expect(received).toContain('"authorization":"Bearer collector"');
    expect(collector.resources()[0]).toMatchObject({
      'service.name': 'sitewright',
      'deployment.environment.name': 'test',
    });
    const pieces = Object.values(canary).flatMap((text) => [
      text,
      text.replaceAll(' ', ''),
      encodeURIComponent(text),
    ]);
    const found = [...pieces, 'Quagmire', 'quagmire', '127.0.0.1', 'owner@'].filter((piece) =>
      collector.bodies().includes(piece),
    );
    expect(found).toEqual([]);
  });

  test('lines of the log name the trace that they belong to', () => {
    const refused = logLines(server).filter(({ route }) => route === '/api/account/login');
    const [line] = refused;
    const request = collector.spans().find(({ traceId }) => traceId === line?.trace_id);
    expect(request).toMatchObject({ name: expect.any(String) as string });
    expect(line?.span_id).toMatch(/^[0-9a-f]{16}$/);
  });
});

describe('a trusted proxy', () => {
  test('says which trace a request is part of; a collector that never answers delays nothing', async () => {
    const collector = await startTraceCollector();
    const server = await startServer({
      settings: {
        OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
        OTEL_SERVICE_NAME: 'shop',
        OTEL_BSP_SCHEDULE_DELAY: '100',
        TRUST_PROXY: 'loopback',
        TRACEPARENT_FROM_PROXY: 'on',
      },
    });
    const unrecorded = '1bf7651916cd43dd8448eb211c80319c';
    await server.request({ path: '/api/website', headers });
    const traceparent = `00-${unrecorded}-b7ad6b7169203331-00`;
    await server.request({ path: '/shop', headers: { traceparent } });
    await server.request({ path: '/shop', headers: { traceparent: 'made up' } });
    const span = await collector.span(
      ({ parent }) => parent === 'b7ad6b7169203331',
      'the trace of the proxy',
    );
    expect(span).toMatchObject({ name: 'GET /api/website', traceId: foreignTrace });
    expect(collector.resources()[0]).toMatchObject({ 'service.name': 'shop' });
    expect(collector.spans().filter(({ traceId }) => traceId === unrecorded)).toEqual([]);
    expect(collector.bodies()).not.toContain(canary.vendor);

    collector.answerWith('nothing');
    const before = collector.requests();
    await server.request({ path: '/playlist' });
    await eventually(
      async () => collector.requests(),
      (count) => count > before,
    );
    for (let n = 0; n < 20; n += 1) expect((await server.request({ path: '/' })).status).toBe(200);
    // The stop of everything may take ten seconds; then the code is 1.
    expect(await server.stop()).toBe(0);
    await collector.close();
  });
});
