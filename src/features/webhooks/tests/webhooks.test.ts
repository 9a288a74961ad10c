import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { webhookJob } from '../../../app/jobs/webhook-work.ts';
import type { WebhookDelivery } from '../contract.ts';
import { deliverTo } from '../server/index.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { silent } from '../../../../tests/support/site-context.ts';
import { type MarkedSite, twoSites, type World } from '../../../../tests/support/two-sites.ts';

interface Received {
  headers: IncomingMessage['headers'];
  body: string;
}

let world: World;
let receiver: Server;
let url: string;
const received: Received[] = [];
/** The receiver's next status; 200 by default. */
const answers: number[] = [];

beforeAll(async () => {
  world = await twoSites({ WEBHOOKS_TO_LOOPBACK: 'on' });
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      const status = answers.shift() ?? 200;
      response.writeHead(status, status === 302 ? { location: `${url}/elsewhere` } : {}).end('Thank you');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hooks`;
});
afterAll(async () => {
  receiver?.closeAllConnections();
  receiver?.close();
  await world?.close();
});

const as = async <T>(
  { host, owner }: MarkedSite,
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<T> => {
  const asked = { host, method, path, headers, cookie: owner.cookie, ...(body ? { body } : {}) };
  const reply = await world.ask(asked);
  if (reply.status >= 300) throw new Error(reply.text);
  return (reply.status === 204 ? undefined : reply.json()) as T;
};
const add = (site: MarkedSite, events: string[]) =>
  as<{ _id: string; secret: string }>(site, 'POST', '/api/webhook', { url, events });
const runJob = () => webhookJob(world.app.webhooks, silent);
const log = (site: MarkedSite, id: string) =>
  as<WebhookDelivery[]>(site, 'GET', `/api/webhook/${id}/deliveries`);
const write = ({ host }: MarkedSite, words: string) =>
  world.ask({
    host,
    method: 'POST',
    path: '/api/message',
    body: { content: { Message: words }, origin: '/' },
  });
const dueNow = () =>
  asAdmin(world.admin, (client) => client.query('update sitewright.webhook_deliveries set due_at = now()'));
const headersOf = ({ headers }: Received) => headers as Record<string, string>;

test('an event arrives signed, once, with what the API shows, and never at another site’s address', async () => {
  const { one, two } = world;
  const mine = await add(one, ['message.received']);
  const theirs = await add(two, ['message.received', 'order.paid']);
  expect((await write(one, 'Is the kiln warm?')).status).toBe(201);
  await runJob();
  await runJob();
  expect(received).toHaveLength(1);
  const [first] = received;
  if (!first) throw new Error('Nothing came.');
  const event = new Webhook(mine.secret).verify(first.body, headersOf(first)) as {
    type: string;
    data: object;
  };
  expect(event).toMatchObject({
    type: 'message.received',
    data: { content: { Message: 'Is the kiln warm?' } },
  });
  expect(() => new Webhook(theirs.secret).verify(first.body, headersOf(first))).toThrow(/signature/i);
  expect(await log(one, mine._id)).toMatchObject([
    { status: 'sent', tries: 1, replyStatus: 200, reply: 'Thank you' },
  ]);
  expect(await log(two, theirs._id)).toEqual([]);
});

test('what fails is tried again with the same id and body; a redirect is not followed; both secrets sign for a day', async () => {
  const { one } = world;
  received.length = 0;
  const hook = await add(one, ['product.created']);
  answers.push(500, 302);
  const product = await as<{ _id: string }>(one, 'POST', '/api/product', { label: 'Warm jug', price: 12 });
  await runJob();
  const [waiting] = await log(one, hook._id);
  expect(waiting).toMatchObject({ status: 'waiting', tries: 1, replyStatus: 500 });
  // Not before it is due.
  await runJob();
  expect(received).toHaveLength(1);
  await as(one, 'PUT', `/api/product/${product._id}`, { label: 'Cold jug' });
  await dueNow();
  await runJob();
  const { secret } = await as<{ secret: string }>(one, 'POST', `/api/webhook/${hook._id}/secret`, {});
  await dueNow();
  await runJob();
  expect(received).toHaveLength(3);
  expect(new Set(received.map(({ headers, body }) => `${String(headers['webhook-id'])} ${body}`)).size).toBe(
    1,
  );
  expect(received[0]?.body).toContain('Warm jug');
  const last = received[2] as Received;
  for (const known of [hook.secret, secret])
    expect(new Webhook(known).verify(last.body, headersOf(last))).toBeTruthy();
  expect(await log(one, hook._id)).toMatchObject([{ status: 'sent', tries: 3 }]);
  await asAdmin(world.admin, (client) =>
    client.query('update sitewright.webhook_endpoints set old_until = now() where id = $1', [hook._id]),
  );
  await as(one, 'POST', `/api/webhook/${hook._id}/test`, {});
  await runJob();
  const later = received[3] as Received;
  expect(new Webhook(secret).verify(later.body, headersOf(later))).toBeTruthy();
  expect(() => new Webhook(hook.secret).verify(later.body, headersOf(later))).toThrow(/signature/i);
});

test('an order is not slowed, and what is rolled back was never owed', async () => {
  const { one, admin } = world;
  const hook = await add(one, ['product.deleted', 'product.updated']);
  await asAdmin(admin, async (client) => {
    await client.query('begin');
    await client.query('update sitewright.products set version = version + 1 where website_id = $1', [
      one.id,
    ]);
    await client.query('rollback');
  });
  expect(await log(one, hook._id)).toEqual([]);
});

test('an address that has failed for days is switched off, and one that is gone at once', async () => {
  const { one, admin } = world;
  const hook = await add(one, ['page.published']);
  await as(one, 'POST', `/api/webhook/${hook._id}/test`, {});
  await asAdmin(admin, (client) =>
    client.query(
      `with aged as (update sitewright.webhook_endpoints set failing_since = now() - interval '3 days' where id = $1)
       update sitewright.webhook_deliveries set tries = 11, due_at = now() where endpoint_id = $1`,
      [hook._id],
    ),
  );
  answers.push(503);
  await runJob();
  const list = await as<{ _id: string; enabled: boolean; problem: string }[]>(one, 'GET', '/api/webhooks');
  expect(list.find(({ _id }) => _id === hook._id)).toMatchObject({
    enabled: false,
    problem: 'Nothing has arrived there for days.',
  });
  const other = await add(one, ['page.published']);
  await as(one, 'POST', `/api/webhook/${other._id}/test`, {});
  answers.push(410);
  await runJob();
  const after = await as<{ _id: string; enabled: boolean }[]>(one, 'GET', '/api/webhooks');
  expect(after.find(({ _id }) => _id === other._id)?.enabled).toBe(false);
});

test('without the operator’s leave nothing inside the network is spoken to', async () => {
  const { one, app } = world;
  received.length = 0;
  const hook = await add(one, ['page.published']);
  await as(one, 'POST', `/api/webhook/${hook._id}/test`, {});
  await webhookJob({ ...app.webhooks, loopback: false }, silent);
  expect(received).toEqual([]);
  expect(await log(one, hook._id)).toMatchObject([
    { status: 'waiting', reply: 'This address isn’t on the public internet, so nothing was sent.' },
  ]);
});

test('staff read in their language why nothing arrived, and the other side’s own words as they are', async () => {
  const { one, admin } = world;
  const hook = await add(one, ['page.published']);
  const german = { referer: `http://${one.host}/admin/settings`, 'accept-language': 'de' };
  const inGerman = <T>(path: string) => as<T>(one, 'GET', path, undefined, german);
  const log = () => inGerman<WebhookDelivery[]>(`/api/webhook/${hook._id}/deliveries`);
  const deliver = () => deliverTo(world.app.webhooks, one.id, hook._id);
  const moveTo = (address: string) =>
    asAdmin(admin, (client) =>
      client.query('update sitewright.webhook_endpoints set url = $2 where id = $1', [hook._id, address]),
    );
  await moveTo('http://10.0.0.1:8080/hooks');
  await as(one, 'POST', `/api/webhook/${hook._id}/test`, {});
  await deliver();
  expect(await log()).toMatchObject([
    { reply: 'Diese Adresse ist nicht im öffentlichen Internet, deshalb wurde nichts gesendet.' },
  ]);
  await moveTo(url);
  await dueNow();
  answers.push(410);
  await deliver();
  expect(await log()).toMatchObject([{ replyStatus: 410, reply: 'Thank you' }]);
  const hooks = await inGerman<{ _id: string; problem: string }[]>('/api/webhooks');
  expect(hooks.find(({ _id }) => _id === hook._id)?.problem).toBe(
    'Die Gegenseite hat gemeldet, dass es diese Adresse nicht mehr gibt.',
  );
});

test('the leave for trials opens this machine, and nothing else of its network', async () => {
  const { one, app } = world;
  expect(app.webhooks.loopback).toBe(true);
  const hook = await add(one, ['page.published']);
  for (const host of ['169.254.169.254', '10.0.0.1', '192.168.1.1', '[fd00::1]', '0.0.0.0']) {
    await asAdmin(world.admin, (client) =>
      client.query('update sitewright.webhook_endpoints set url = $2 where id = $1', [
        hook._id,
        `http://${host}:8080/hooks`,
      ]),
    );
    await as(one, 'POST', `/api/webhook/${hook._id}/test`, {});
    await runJob();
    const [latest] = await log(one, hook._id);
    expect([host, latest?.reply]).toEqual([
      host,
      'This address isn’t on the public internet, so nothing was sent.',
    ]);
  }
});

test('secrets are kept encrypted, the former one too', async () => {
  const { one, admin } = world;
  const hook = await add(one, ['page.published']);
  const { secret } = await as<{ secret: string }>(one, 'POST', `/api/webhook/${hook._id}/secret`, {});
  const { rows } = await asAdmin(admin, (client) =>
    client.query<{ secret: string; old: string }>(
      'select secret, old_secret as old from sitewright.webhook_endpoints where id = $1',
      [hook._id],
    ),
  );
  expect(rows).toEqual([{ secret: expect.stringMatching(/^v1\./), old: expect.stringMatching(/^v1\./) }]);
  const bare = [secret, hook.secret].map((each) => each.replace('whsec_', ''));
  for (const each of bare) expect(JSON.stringify(rows)).not.toContain(each);
});
