import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { rightsOf } from '../../src/features/accounts/roles.ts';
import { allows } from '../../src/lib/http/areas.ts';
import { accessBy } from '../../src/lib/http/invoke.ts';
import type { Operation } from '../../src/lib/http/handlers.ts';
import { root } from '../support/files.ts';
import type { Answered, Asked } from '../support/http.ts';
import { leaksIn } from '../support/leaks.ts';
import { malformedBodies, malformedQueries, takesIds } from '../support/malform.ts';
import { butHistory, rowsOfSite, tenantTables, watchRows } from '../support/rows.ts';
import { asAdmin } from '../support/postgres.ts';
import { staffMember, type StaffRole, staffRoles } from '../support/staff.ts';
import { fillBareTables, plantTwin, TWIN_MARK } from '../support/twin-site.ts';
import { twoSites } from '../support/two-sites.ts';
import { codeColumns } from './code-columns.ts';
import { type Input, samples, type Sample, type Who } from '../support/samples/samples.ts';

const world = await twoSites();
/** Another site with the same rows as `one`, inserted by the test of twins. */
const twin = randomUUID();
let planted: Record<string, string[]> = {};
const watched = await watchRows(world.admin, twin);
afterAll(async () => {
  await watched.close();
  await world.close();
});
const { one, two } = world;
await fillBareTables(world.admin, one.id);
const staff = new Map(
  await Promise.all(
    staffRoles.map(async (role) => {
      const { db } = world.app;
      const { cookie } = await staffMember({ db, admin: world.admin, ask: world.ask, site: one }, role);
      return [role, cookie] as const;
    }),
  ),
);

/** Calls that are not about a site have their own tests. */
const everyCall = world.app.operations
  .filter(({ endpoint: { site = 'required' } }) => site === 'required')
  .map((operation) => ({ call: operation.call, operation }));
const sampleOf = ({ call }: Operation): Sample => {
  const sample = samples[call];
  if (sample) return sample;
  throw new Error(
    `${call} is new: give it a sample in tests/support/samples/samples.ts, so that its walls are tried.`,
  );
};

const success = ({ endpoint }: Operation) => (endpoint.reply ? (endpoint.status ?? 200) : 204);
const isWrite = ({ call }: Operation) => !call.startsWith('GET ');
const cookies = { visitor: '', customer: one.customer.cookie, owner: one.owner.cookie };

/** The status that the call's policy gives a person, before the call itself decides anything. */
function checkPassword({ endpoint: { who } }: Operation, as: Who): 401 | 403 | null {
  if (who === 'visitor') return null;
  if (as === 'visitor') return 401;
  return who === 'owner' && as === 'customer' ? 403 : null;
}
const reaches = (role: StaffRole, { call, endpoint }: Operation): boolean =>
  endpoint.who !== 'owner' ||
  (allows(rightsOf[role], endpoint.area, endpoint.access ?? accessBy(call)) &&
    (!endpoint.publishes || allows(rightsOf[role], 'publish', 'write')));
/** A person whom the policy admits. */
const allowed = (operation: Operation): Who =>
  operation.endpoint.who === 'visitor'
    ? 'visitor'
    : operation.endpoint.who === 'owner'
      ? 'owner'
      : 'customer';

async function send(
  { call }: Operation,
  { params = {}, query, body }: Input & { body?: unknown; query?: Record<string, string> | string },
  asked: Partial<Asked> = {},
): Promise<Answered> {
  const [method = '', template = ''] = call.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? 'none'),
  );
  const search = String(new URLSearchParams(query ?? {}));
  const reply = await world.ask({
    host: one.host,
    method,
    path: search ? `${path}?${search}` : path,
    ...asked,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...asked.headers },
  });
  expect(leaksIn(reply), `${call} leaks`).toEqual([]);
  for (const mark of [two.mark, TWIN_MARK])
    expect(reply.text + JSON.stringify(reply.headers), `${call} shows another site`).not.toContain(mark);
  expect(reply.status, `${call}: ${reply.text}`).not.toBe(500);
  if (reply.status >= 400) {
    expect(reply.json(), call).toMatchObject({ error: expect.stringMatching(/\w+ \w+/) });
    expect(reply.headers['cache-control'], call).toBe('private, no-store');
  }
  return reply;
}

const expectUnchanged = async (
  work: () => Promise<void>,
  of = (rows: Record<string, string[]>) => rows,
): Promise<void> => {
  const before = of(await watched.rows());
  await work();
  expect(of(await watched.rows())).toEqual(before);
};

test('both sites carry their mark in every column that can hold a text', async () => {
  const bare = await asAdmin(world.admin, async (client) => {
    const found: string[] = [];
    for (const { table, column } of await tenantTables(client)) {
      const { rows } = await client.query<{ name: string }>(
        `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
           and atttypid in ('text'::regtype, 'jsonb'::regtype, 'varchar'::regtype)`,
        [`sitewright.${table}`],
      );
      for (const { name } of rows)
        for (const site of [one, two]) {
          const marked = await client.query(
            `select from sitewright.${table} where ${column} = $1 and ${name}::text like '%' || $2::text || '%' limit 1`,
            [site.id, site.mark],
          );
          if (marked.rowCount === 0 && !codeColumns.has(`${table}.${name}`))
            found.push(`${table}.${name} of ${site.mark}`);
        }
    }
    return found;
  });
  expect(bare, 'Write the mark there in tests/support/two-sites.ts.').toEqual([]);
});

test('no answer changes because another site has the same rows under the same ids', async () => {
  // Fails if a statement on a table without row-level security has no condition on the site.
  const readings = everyCall.filter(({ operation }) => !isWrite(operation));
  const read = async ({ operation }: (typeof readings)[number]) => {
    const { text, status } = await send(operation, sampleOf(operation).input(one), { cookie: cookies.owner });
    // The default period ends now.
    return [operation.call, status, text.replace(/"(from|to)":"[^"]*"/g, '')];
  };
  const before: unknown[] = [];
  for (const reading of readings) before.push(await read(reading));
  await plantTwin(world.admin, one, twin);
  const after: unknown[] = [];
  for (const reading of readings) after.push(await read(reading));
  planted = await rowsOfSite(world.admin, twin);
  expect(after).toEqual(before);
});

/** The calls of the search behind Ctrl K, and the calls that list the same records. */
const searched: Readonly<Record<string, readonly string[]>> = {
  'GET /api/orders': ['owner', 'manager', 'orders'],
  'GET /api/customers': ['owner', 'manager', 'orders'],
  'GET /api/calendar/search': ['owner', 'manager', 'orders'],
  'GET /api/messages': ['owner', 'manager', 'orders'],
  'GET /api/products': [
    'owner',
    'manager',
    'editor',
    'contributor',
    'translator',
    'orders',
    'visitor',
    'customer',
  ],
  'GET /api/content-types/{id}/entries': ['owner', 'manager', 'editor', 'contributor'],
  'GET /api/files': ['owner', 'manager', 'editor', 'contributor'],
};
const inSearch = await readFile(join(root, 'src/app/admin/search/use-found-records.ts'), 'utf8');

test('the admin’s search asks no other calls', () => {
  expect([...inSearch.matchAll(/'(GET \/api\/\S+)'/g)].map(([, call]) => call)).toEqual(
    Object.keys(searched),
  );
});

// Fails if a source belongs to another area, or if a search finds more than the list shows.
test.each(Object.entries(searched))(
  'the search finds nothing by %s that somebody cannot list',
  async (call, lists) => {
    const operation = everyCall.find((one) => one.call === call)?.operation;
    if (!operation) throw new Error(`${call} is searched, and there is no such call.`);
    const ask = async (cookie: string, query: Record<string, string>) => {
      const { params = {} } = sampleOf(operation).input(one);
      const reply = await send(operation, { params, query: { limit: '50', ...query } }, { cookie });
      const found = reply.status === 200 ? reply.json() : [];
      // A list that is read in pages says how many there are.
      const rows = Array.isArray(found) ? found : (found as { entries: unknown[] }).entries;
      return { status: reply.status, text: reply.text, rows };
    };
    for (const [who, cookie] of [...Object.entries(cookies), ...staff]) {
      const found = await ask(cookie, { q: one.mark });
      if (!lists.includes(who)) {
        expect([who, found.status], found.text).toEqual([who, who === 'visitor' ? 401 : 403]);
        expect(found.text, who).not.toContain(one.mark);
        continue;
      }
      const { rows, status } = await ask(cookie, {});
      expect([who, found.status]).toEqual([who, 200]);
      // A search-only call has no list to compare with.
      if (status === 200) expect(rows, who).toEqual(expect.arrayContaining(found.rows));
      if (who === 'owner') expect(found.rows).not.toEqual([]);
    }
  },
);

test('every sample is for a call that exists', () => {
  const calls = new Set(everyCall.map(({ call }) => call));
  expect(Object.keys(samples).filter((call) => !calls.has(call as never))).toEqual([]);
});

test('a call about no site is never for the people of one', () => {
  for (const { call, endpoint } of world.app.operations)
    if (endpoint.site === 'none') expect(endpoint.who, call).toBe('loopback');
    else if (endpoint.site === 'platform') expect(['visitor', 'creator'], call).toContain(endpoint.who);
    else expect(endpoint.who, call).not.toBe('creator');
});

// Whatever else is for staff is refused by the test of each call below. Fails if a call joins an area of translators.
test('translators reach the calls of their screen, and no other call for staff', () => {
  const theirs = everyCall.filter(
    ({ operation }) => operation.endpoint.who === 'owner' && reaches('translator', operation),
  );
  expect(theirs.map(({ call }) => call).toSorted()).toEqual([
    'GET /api/machine-translation',
    'GET /api/translation-run/{language}',
    'GET /api/translation/{language}/{subject}',
    'GET /api/translations/{language}',
    'POST /api/translation-file/{language}',
    'POST /api/translation-run/{language}',
    'POST /api/translation-run/{language}/stop',
    'POST /api/translation/{language}/{subject}/machine',
    'PUT /api/translation/{language}/{subject}',
  ]);
});

describe.each(everyCall)('$call', ({ operation }) => {
  const { endpoint } = operation;

  test('is refused to whom it is not for, and changes nothing', async () => {
    const { input } = sampleOf(operation);
    await expectUnchanged(async () => {
      for (const who of ['visitor', 'customer'] as const) {
        const refused = checkPassword(operation, who);
        if (refused)
          expect((await send(operation, input(one), { cookie: cookies[who] })).status).toBe(refused);
      }
      // The table of what a role may do has its own tests. Here, everything that it may not do is refused, whatever the call.
      for (const [role, cookie] of staff)
        if (!reaches(role, operation))
          expect((await send(operation, input(one), { cookie })).status, role).toBe(403);
      // A session belongs to its site and is unknown here.
      if (endpoint.who !== 'visitor')
        for (const cookie of [two.owner.cookie, two.customer.cookie, 'sitewright_session=guess'])
          for (const site of [one, two])
            expect((await send(operation, input(site), { cookie })).status).toBe(401);
    });
  });

  test('finds nothing of another site', async () => {
    const sample = sampleOf(operation);
    const concerned =
      endpoint.params !== undefined ||
      takesIds(endpoint.query) ||
      takesIds(endpoint.body) ||
      sample.foreign !== undefined ||
      operation.call === 'GET /api/account';
    if (!concerned || sample.foreign === null) return;
    await expectUnchanged(
      async () => {
        for (const who of ['owner', allowed(operation)] as const) {
          const reply = await send(operation, sample.input(two), { cookie: cookies[who] });
          expect(reply.status, reply.text).toBe(sample.foreign ?? 404);
        }
        // If it is answered at all, the request is in the own site's history.
      },
      sample.foreign === 200 ? butHistory : undefined,
    );
  });

  test('refuses malformed input with what is wrong, and changes nothing', async () => {
    const { input } = sampleOf(operation);
    const right = input(one);
    const cookie = cookies[allowed(operation)];
    await expectUnchanged(async () => {
      if (endpoint.body)
        for (const { what, value, field } of malformedBodies(endpoint.body, right.body ?? {})) {
          const reply = await send(operation, { ...right, body: value as never }, { cookie });
          expect(reply.status, `${what}: ${reply.text}`).toBe(400);
          const { fields } = reply.json() as { fields: Record<string, string> };
          const paths = Object.keys(fields);
          expect(paths.length, what).toBeGreaterThan(0);
          if (field)
            expect(
              paths.some((path) => path === field || path.startsWith(`${field}.`)),
              `${what}: ${reply.text}`,
            ).toBe(true);
        }
      for (const { what, value, field } of malformedQueries(endpoint.query)) {
        const reply = await send(operation, { ...right, query: value as never }, { cookie });
        expect(reply.status, `${what}: ${reply.text}`).toBe(400);
        expect(reply.json(), what).toMatchObject({ fields: { [field ?? '']: expect.any(String) } });
      }
      for (const id of endpoint.params ? ['none', '../etc', `${one.id}'`, '0', one.id] : [])
        expect((await send(operation, { ...right, params: { id } }, { cookie })).status, id).toBe(404);
    });
  });

  test('refuses to act for another site, or at the wish of a foreign page', async () => {
    const { input } = sampleOf(operation);
    const right = input(one);
    const cookie = cookies.owner;
    await expectUnchanged(async () => {
      const wrong: [string, Input, Record<string, string | string[]>][] = [
        ['header', right, { 'x-website-id': two.id }],
        ['headers', right, { 'x-website-id': [one.id, two.id] }],
        ['query', { ...right, query: { ...right.query, website: two.id } }, {}],
      ];
      if (endpoint.body) wrong.push(['body', { ...right, body: { ...right.body, website: two.id } }, {}]);
      if (isWrite(operation))
        for (const origin of [
          'https://evil.test',
          `http://${two.host}`,
          `https://${one.host}`,
          `http://${one.host}:81`,
          'null',
          '',
          `http://${one.host}.evil.test`,
          `http://${one.host}@evil.test`,
        ])
          wrong.push([`origin ${origin}`, right, { origin }]);
      if (isWrite(operation))
        for (const from of ['cross-site', 'same-site']) wrong.push([from, right, { 'sec-fetch-site': from }]);
      for (const [what, given, headers] of wrong)
        expect((await send(operation, given, { cookie, headers })).status, what).toBe(403);
    });
  });

  test('is found under the site’s host only, however that is written', async () => {
    const right = sampleOf(operation).input(one);
    await expectUnchanged(async () => {
      const unknown = await send(operation, right, { host: 'nobody.test', cookie: cookies.owner });
      expect(unknown.status).toBe(404);
      expect(unknown.json()).toMatchObject({ redirect: 'http://platform.test/not-found?host=nobody.test' });
      for (const host of [`${one.host}@evil.test`, `${one.host}, ${two.host}`, 'ünicode.test'])
        expect((await send(operation, right, { host, cookie: cookies.owner })).status, host).toBe(400);
    });
    if (isWrite(operation) || endpoint.who !== 'visitor') return;
    const plain = await send(operation, right);
    for (const host of [one.host.toUpperCase(), `${one.host}.`, `${one.host}:8080`]) {
      const same = await send(operation, right, { host, headers: { 'x-website-id': one.id } });
      expect([same.status, same.text]).toEqual([plain.status, plain.text]);
    }
  });

  test('lets in whom it is for', async () => {
    const { input, once, status } = sampleOf(operation);
    for (const who of ['visitor', 'customer', 'owner'] as const) {
      if (checkPassword(operation, who)) continue;
      const special = (await once?.(world, who)) ?? {};
      const reply = await send(
        operation,
        { ...input(one), ...special.input },
        { cookie: special.cookie ?? cookies[who] },
      );
      expect(reply.status, `${who}: ${reply.text}`).toBe(status?.[who] ?? success(operation));
    }
  });
});

test('every table of sites has rows of another site with the same ids, and no call has changed one of them', async () => {
  const tables = await asAdmin(world.admin, tenantTables);
  expect(tables.filter(({ table }) => !planted[table]?.length).map(({ table }) => table)).toEqual([]);
  expect(await rowsOfSite(world.admin, twin)).toEqual(planted);
});
