import { Agent, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import type { RouteObject } from 'react-router';
import { afterAll, describe, expect, test } from 'vitest';
import { routes } from '../../src/app/routes.ts';
import { builtScreens, screens } from '../../src/app/screens-server.ts';
import { createHttpServer } from '../../src/app/server.ts';
import { findActor } from '../../src/features/accounts/server/index.ts';
import { Refusal } from '../../src/lib/errors.ts';
import type { Operation } from '../../src/lib/http/handlers.ts';
import { readJson } from '../../src/lib/http/requests/json-body.ts';
import { toRefusal } from '../../src/lib/http/replies/refusals.ts';
import type { RequestContext } from '../../src/lib/http/requests/request-context.ts';
import { sessionCookieName } from '../../src/lib/http/sessions/session-cookie.ts';
import { refuseUnstorable } from '../../src/lib/http/requests/storable.ts';
import { samples } from '../support/samples/samples.ts';
import { eventually } from '../support/eventually.ts';
import { formOf, type Part } from '../support/forms.ts';
import { inAddress, oddValues, placesIn, withOdd } from '../support/odd-values.ts';
import { request } from '../support/http.ts';
import { asAdmin } from '../support/postgres.ts';
import { twoSites } from '../support/two-sites.ts';

/** Keys that a refusal may have, except for `409`, which has the current state. */
const MOST_REFUSAL = 4_096;
const MOST_REPLY = 1_000_000;
/** Far longer than any call takes, even on a busy machine. */
const SLOWEST_MS = 10_000;
const AT_ONCE = 6;

const world = await twoSites();
const { one } = world;
const complaints: string[] = [];
const log = pino({ level: 'error' }, { write: (line: string) => void complaints.push(line) });
const app = { ...world.app, log };
const server = await createHttpServer(app, screens(app, await builtScreens()), { ready: true });
await server.listen({ port: 0, host: '127.0.0.1' });
const { port } = server.server.address() as AddressInfo;
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
// The server refuses calls at first, because loading the screens kept this process busy.
await eventually(
  () => request({ port, path: '/readyz' }),
  ({ status }) => status === 200,
  { what: 'the server takes calls' },
);
const { cookie } = one.owner;
afterAll(async () => {
  agent.destroy();
  await server.close();
  await world.close();
});

interface Asked {
  method: string;
  path: string;
  body?: string;
  accept?: string;
}

interface Answer {
  status: number;
  bytes: number;
  text: string;
}

function ask({ method, path, body, accept }: Asked): Promise<Answer> {
  const headers = {
    host: one.host,
    cookie,
    ...(accept ? { accept } : {}),
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
  return new Promise((resolve, reject) => {
    const outgoing = send({ host: '127.0.0.1', port, path, method, headers, agent }, (incoming) => {
      let text = '';
      let bytes = 0;
      incoming.on('data', (piece: Buffer) => {
        bytes += piece.length;
        if (text.length < 400) text += piece.toString();
      });
      incoming.once('error', reject);
      incoming.once('end', () => resolve({ status: incoming.statusCode ?? 0, bytes, text }));
    });
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

const session = one.owner.cookie.split('=')[1] ?? '';
const site = { id: one.id, canonicalHost: one.host, origin: `http://${one.host}`, subdomain: '' };
const actor = await findActor(world.app.db, one.id, session);

/** An owner's request. Its session stays valid whatever earlier calls did. */
const byOwner = (): RequestContext => ({
  site,
  platform: null,
  host: one.host,
  secure: false,
  address: '203.0.113.7',
  userAgent: 'Test browser',
  header: () => undefined,
  cookies: { get: (name) => (name === sessionCookieName(false) ? session : undefined), set: () => {} },
  headers: new Map(),
  log,
  actor: () => Promise.resolve(actor),
  setActor: () => {},
});

interface Tried {
  what: string;
  params: Record<string, string>;
  query: Record<string, string>;
  /** As sent over the network. */
  body: string;
}

/** What is wrong with the replies of a call to these inputs, or null. */
async function faultOf(operation: Operation, { what, params, query, body }: Tried): Promise<string | null> {
  const begun = performance.now();
  let status = 200;
  let text = '';
  try {
    refuseUnstorable({ params, query });
    const sent = operation.endpoint.body ? { body: readJson(body) } : {};
    text = JSON.stringify(await world.app.invoke(operation, byOwner(), { params, query, ...sent })) ?? '';
  } catch (error) {
    const refusal = error instanceof Refusal ? error : toRefusal(error as Error);
    status = refusal?.status ?? 500;
    text = refusal
      ? JSON.stringify({ error: refusal.message, ...refusal.detail })
      : String((error as Error).stack);
  }
  const milliseconds = Math.round(performance.now() - begun);
  const most = status >= 400 && status !== 409 ? MOST_REFUSAL : MOST_REPLY;
  return status >= 500 || text.length > most || milliseconds > SLOWEST_MS
    ? `${what}: ${status}, ${text.length} characters, ${milliseconds} ms ${text.slice(0, 600)}`
    : null;
}

function* triesOf({ call, endpoint }: Operation): Generator<Tried> {
  const { params = {}, query = {}, body = {} } = samples[call]?.input(one) ?? {};
  const right = { params, query, body: JSON.stringify(body) };
  for (const odd of oddValues) {
    const value: unknown = JSON.parse(odd);
    const text = typeof value === 'string' ? value : odd;
    const what = (place: string) => `${call} ${place} = ${odd.slice(0, 40)}`;
    for (const name of Object.keys(endpoint.params?.shape ?? {}))
      yield { ...right, what: what(`{${name}}`), params: { ...params, [name]: text } };
    for (const [name = ''] of placesIn(endpoint.query))
      yield { ...right, what: what(`?${name}`), query: { ...query, [name]: text } };
    for (const place of endpoint.body ? [[], ...placesIn(endpoint.body)] : [])
      yield { ...right, what: what(place.join('.')), body: withOdd(body, place, odd) };
  }
}

/** Calls that delete what other calls need come last. */
const ends = ({ call }: Operation) => /^DELETE|delete|erase|forget|reset/.test(call);
const calls = world.app.operations
  .filter(({ endpoint: { site: about = 'required' } }) => about === 'required')
  .toSorted((a, b) => Number(ends(a)) - Number(ends(b)));
const withoutLimits = () => asAdmin(world.admin, (client) => client.query('truncate sitewright.rate_limits'));

/** Runs several at once, so that their waits overlap. */
async function inParallel<T>(all: Iterator<T>, work: (each: T) => Promise<void>): Promise<void> {
  const one = async () => {
    for (let next = all.next(); !next.done; next = all.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

const pathsOf = (list: readonly RouteObject[], base = ''): string[] =>
  list.flatMap(({ path = '', children = [] }) => {
    const own = path.startsWith('/') ? path : `${base}/${path}`.replace(/\/+/g, '/');
    return [own, ...pathsOf(children, own)];
  });

/** Parameters that screens read from their address. */
const keys = [
  'id',
  'q',
  'token',
  'key',
  'returnTo',
  'collection',
  'sort',
  'page',
  'from',
  'start',
  'service',
  'draft',
];

test('no public screen fails at odd values in its path or query', async () => {
  const paths = [...new Set(pathsOf(routes))];
  const addresses = oddValues.flatMap((odd) =>
    paths.map((path) => {
      const text = inAddress(odd);
      const short = text.length > 2_000 ? 'x'.repeat(2_000) : text;
      const place = path.replace(/:\w+\??|\*$/g, short);
      return path === place
        ? `${place}?${keys.map((name) => `${name}=${short.slice(0, 600)}`).join('&')}`
        : place;
    }),
  );
  const faults: string[] = [];
  await inParallel(addresses.values(), async (path) => {
    const { status, bytes } = await ask({ method: 'GET', path, accept: 'text/html' });
    if (status >= 500 || bytes > MOST_REPLY) faults.push(`${path}: ${status}, ${bytes} bytes`);
  });
  expect(faults, complaints.join('').slice(0, 20_000)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a body of many unknown keys or wrong entries is refused soon, with the first ten of them', async () => {
  const keyed = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 1])));
  const listed = JSON.stringify({ pages: Array.from({ length: 400 }, () => ({ _id: 1 })) });
  for (const [path, body] of [
    ['/api/pages', keyed(20_000)],
    ['/api/pages', keyed(1_500)],
    ['/api/pages', `{"${'k'.repeat(200_000)}":1}`],
    ['/api/pages', listed],
    ['/api/pages', JSON.stringify({ pages: Array.from({ length: 60_000 }, () => 1) })],
    ['/api/website', JSON.stringify({ settings: { colours: { main: 'x'.repeat(200_000) } } })],
  ] as const) {
    const { status, text, bytes } = await ask({ method: 'PUT', path, body });
    expect([status, bytes < MOST_REFUSAL], text).toEqual([400, true]);
  }
  const body: unknown = JSON.parse(keyed(1_500));
  const many = await world.ask({ host: one.host, method: 'PUT', path: '/api/pages', body, cookie });
  expect(Object.keys((many.json() as { fields: object }).fields)).toHaveLength(10);
});

describe('a form', () => {
  const sendForm = async (path: string, parts: readonly Part[], more: { type?: string } = {}) => {
    const { body, headers } = formOf(parts);
    const type = more.type ?? headers['content-type'] ?? '';
    return world.ask({
      host: one.host,
      method: 'POST',
      path,
      cookie,
      body,
      headers: { 'content-type': type },
    });
  };
  const file: Part = { name: 'files', fileName: 'a.txt', bytes: Buffer.from('Words') };

  test('with a boundary of great length, or none, is refused', async () => {
    for (const boundary of ['', 'x'.repeat(71), 'x'.repeat(300), 'x'.repeat(10_000)])
      for (const path of ['/api/files', `/api/form/${one.form}/file/file`]) {
        const type = `multipart/form-data; boundary=${boundary}`;
        const { status, text } = await sendForm(path, [file], { type });
        expect([400, 404], `${path} ${boundary.length}: ${status} ${text}`).toContain(status);
      }
  });

  test('with NUL in a name or a text is refused, as parts, as a screen’s form and in the notes of an upload', async () => {
    for (const part of [
      { name: 'folder', value: 'a\0b' },
      { name: 'folder\0', value: 'a' },
    ])
      expect((await sendForm('/api/files', [part, file])).status).toBe(400);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const path of ['/account', '/private', '/newsletter/join']) {
      const asked = {
        host: one.host,
        method: 'POST',
        path,
        body: 'intent=sign-in&email=%00&password=a',
        headers,
      };
      const { status } = await request({ port, ...asked });
      expect(status, path).toBe(400);
    }
    const upload = {
      'tus-resumable': '1.0.0',
      'upload-length': '9',
      'upload-metadata': `filename ${Buffer.from('a\0.txt').toString('base64')}`,
    };
    const begun = await world.ask({
      host: one.host,
      method: 'POST',
      path: '/api/files/uploads',
      cookie,
      headers: upload,
    });
    expect(begun.status).toBe(400);
  });

  test('that names another site is refused, and one that names its own is not', async () => {
    for (const [website, status] of [
      [world.two.id, 403],
      [one.id, 201],
    ] as const)
      expect((await sendForm('/api/files', [file, { name: 'website', value: website }])).status).toBe(status);
  });
});

// Last, because some of these calls delete what others need.
test('no call fails at an odd value in any of its fields, answers without end or takes for ever', async () => {
  const faults: string[] = [];
  let count = 0;
  for (const operation of calls) {
    await withoutLimits();
    await inParallel(triesOf(operation), async (tried) => {
      count += 1;
      const fault = await faultOf(operation, tried);
      if (fault) faults.push(fault);
    });
  }
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(40_000);
});
