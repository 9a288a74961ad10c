import { afterAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { silent } from '../../../tests/support/site-context.ts';
import { Refusal, refuse } from '../errors.ts';
import { allRights, noRights, type Rights } from './areas.ts';
import { contract, type Who } from './contract.ts';
import { type Operation, operations } from './handlers.ts';
import { invoker, type RawInput } from './invoke.ts';
import type { Actor, RequestContext } from './requests/request-context.ts';

const { db, close } = await createTestDatabase();
afterAll(close);
const invoke = invoker(db);

const site = {
  id: '01890000-0000-7000-8000-00000000000a',
  canonicalHost: 'a.test',
  origin: 'http://a.test',
  subdomain: '',
};
const person = (role: string | null, rights: Rights): Actor => ({
  sessionId: 's',
  accountId: 'a',
  email: 'a@a.test',
  owner: role === 'owner',
  role,
  rights,
});

interface Asked {
  by?: Actor | null;
  site?: typeof site | null;
  address?: string;
}
const context = ({ by = null, address = '203.0.113.1', ...rest }: Asked): RequestContext => ({
  site: rest.site === undefined ? site : rest.site,
  host: 'a.test',
  secure: false,
  address,
  userAgent: '',
  header: () => undefined,
  cookies: { get: () => undefined, set: () => {} },
  headers: new Map(),
  log: silent,
  actor: async () => by,
  setActor: () => {},
  platform: null,
});

const endpoints = (who: Who) =>
  contract({
    'PUT /api/pot/{id}': {
      summary: 'A pot',
      who: who as 'owner',
      area: 'products',
      params: z.strictObject({ id: z.uuid() }),
      query: z.strictObject({ q: z.string().optional() }),
      body: z.strictObject({ glazes: z.array(z.strictObject({ name: z.string() })) }),
      reply: z.object({ name: z.string() }),
    },
  });
const pot = (who: Who): Operation =>
  operations(endpoints(who), {
    'PUT /api/pot/{id}': async () => ({ name: 'Vase', password_hash: 'secret' }),
  })[0] as Operation;

const right: RawInput = {
  params: { id: '01890000-0000-7000-8000-000000000001' },
  query: {},
  body: { glazes: [{ name: 'Oyster' }] },
};
const statusOf = async (operation: Operation, asked: Asked, input: RawInput = right): Promise<number> => {
  try {
    await invoke(operation, context(asked), input);
    return 200;
  } catch (error) {
    if (error instanceof Refusal) return error.status;
    throw error;
  }
};
const visitor = null;
const customer = person(null, noRights);
const owner = person('owner', allRights);
const writer = person('writer', { products: 'write' });
const reader = person('reader', { products: 'read', pages: 'write' });

test.each([
  ['visitor', visitor, 200],
  ['visitor', owner, 200],
  ['account', visitor, 401],
  ['account', customer, 200],
  ['owner', visitor, 401],
  ['owner', customer, 403],
  ['owner', owner, 200],
  ['owner', writer, 200],
  ['owner', reader, 403],
] as const)('a call for %s, made by %o, replies %i', async (who, by, status) => {
  expect(await statusOf(pot(who), { by })).toBe(status);
});

test('a handler is told whether the caller acts for the site in the area of this very call', async () => {
  const seen: boolean[] = [];
  const call = (access?: 'read') =>
    operations(
      contract({
        'POST /api/peek': {
          summary: 'Peek',
          who: 'visitor',
          area: 'products',
          reply: null,
          ...(access ? { access } : {}),
        },
      }),
      { 'POST /api/peek': async ({ by }) => void seen.push(by?.owner ?? false) },
    )[0] as Operation;
  for (const by of [visitor, customer, reader, writer, owner]) await invoke(call(), context({ by }), {});
  for (const by of [visitor, customer, reader]) await invoke(call('read'), context({ by }), {});
  expect(seen).toEqual([false, false, false, true, true, false, false, true]);
});

test('a call for this machine is not there for any other', async () => {
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect(await statusOf(pot('loopback'), { address })).toBe(200);
  for (const address of ['203.0.113.1', '::ffff:203.0.113.1', '10.0.0.1', '1127.0.0.1'])
    expect(await statusOf(pot('loopback'), { address })).toBe(404);
});

test('site comes first, then who, then what', async () => {
  const wrong = { ...right, body: { odd: 1 } };
  expect(await statusOf(pot('owner'), { site: null, by: null }, wrong)).toBe(404);
  expect(await statusOf(pot('owner'), { by: visitor }, wrong)).toBe(401);
  expect(await statusOf(pot('owner'), { by: customer }, wrong)).toBe(403);
  expect(await statusOf(pot('owner'), { by: owner }, wrong)).toBe(400);
});

describe('what is sent', () => {
  test.each([
    ['an unknown key', { body: { glazes: [], odd: 1 } }, 'odd'],
    ['an unknown key further in', { body: { glazes: [{ name: 'x', odd: 1 }] } }, 'glazes.0.odd'],
    ['a wrong type', { body: { glazes: [{ name: 1 }] } }, 'glazes.0.name'],
    ['a missing key', { body: {} }, 'glazes'],
    ['a key said twice in the query', { query: { q: ['a', 'b'] } }, 'q'],
    ['an unknown key in the query', { query: { odd: '1' } }, 'odd'],
  ])('is refused with %s, by its path', async (_what, part, field) => {
    const call = invoke(pot('visitor'), context({}), { ...right, ...part });
    await expect(call).rejects.toMatchObject({
      status: 400,
      detail: { fields: { [field]: expect.any(String) } },
    });
  });

  test('names nothing with an id that is none, and may not be null', async () => {
    expect(await statusOf(pot('visitor'), {}, { ...right, params: { id: 'x' } })).toBe(404);
    expect(await statusOf(pot('visitor'), {}, { ...right, body: null })).toBe(400);
  });

  test('may name this site in query or body, and no other', async () => {
    for (const website of [site.id, site.id.toUpperCase()]) {
      const named = { ...right, query: { website }, body: { ...(right.body as object), website } };
      expect(await statusOf(pot('visitor'), {}, named)).toBe(200);
    }
    for (const website of ['01890000-0000-7000-8000-00000000000b', '', 7, [site.id]]) {
      expect(await statusOf(pot('visitor'), {}, { ...right, query: { website } })).toBe(403);
      expect(await statusOf(pot('visitor'), {}, { ...right, body: { website } })).toBe(403);
    }
  });

  test('is nothing where the call takes nothing', async () => {
    const [bare] = operations(
      contract({ 'POST /api/fire': { summary: 'Fire', who: 'visitor', reply: null } }),
      { 'POST /api/fire': async () => undefined },
    ) as [Operation];
    expect(await statusOf(bare, {}, {})).toBe(200);
    expect(await statusOf(bare, {}, { body: { website: site.id } })).toBe(200);
    expect(await statusOf(bare, {}, { body: { temperature: 1240 } })).toBe(400);
    expect(await statusOf(bare, {}, { query: { odd: '1' } })).toBe(400);
  });
});

test('a reply holds what was declared and nothing else', async () => {
  expect(await invoke(pot('visitor'), context({}), right)).toEqual({ name: 'Vase' });
});

test('a reply that is not as declared is our own fault', async () => {
  const [operation] = operations(endpoints('visitor'), {
    'PUT /api/pot/{id}': async () => ({}) as { name: string },
  }) as [Operation];
  await expect(invoke(operation, context({}), right)).rejects.not.toBeInstanceOf(Refusal);
});

describe('a refusal', () => {
  const refusing = (thrown: Error) =>
    operations(
      contract({
        'POST /api/glaze': {
          summary: 'Glaze',
          who: 'visitor',
          reply: null,
          refusals: { 'glaze-gone': { current: z.object({ left: z.int() }) }, 'kiln-full': {}, conflict: {} },
        },
      }),
      { 'POST /api/glaze': () => Promise.reject(thrown) },
    )[0] as Operation;
  const refusalFrom = (thrown: Error) =>
    invoke(refusing(thrown), context({}), {}).then(
      () => null,
      (error: unknown) => error,
    );

  test('that is declared brings its data, cut to the declared shape', async () => {
    const cause = new Error('underneath');
    const current = { left: 2, supplier: 'secret' };
    const shown = await refusalFrom(new Refusal(409, 'glaze-gone', 'Gone.', { current }, cause));
    expect(shown).toMatchObject({ code: 'glaze-gone', cause });
    expect((shown as Refusal).detail).toEqual({ current: { left: 2 } });
    const odd = await refusalFrom(refuse('glaze-gone', 'Gone.', { current: 'odd' }));
    expect((odd as Refusal).detail).toEqual({});
  });

  test.each(['kiln-full', 'conflict', 'stale-version', 'kiln-cold'])(
    'brings no data for which the contract declares no shape (%s)',
    async (code) => {
      const shown = await refusalFrom(refuse(code, 'No.', { current: { secret: 'x' }, retryAfter: 5 }));
      expect((shown as Refusal).detail).toEqual({ retryAfter: 5 });
    },
  );

  test('that is not declared has the general code of its status', async () => {
    expect(await refusalFrom(refuse('kiln-cold', 'Cold.'))).toMatchObject({
      code: 'conflict',
      message: 'Cold.',
    });
    expect(await refusalFrom(refuse('kiln-cold', 'Cold.', { status: 400 }))).toMatchObject({
      code: 'invalid',
    });
  });
});

test('a call without a policy cannot be registered', () => {
  const open = { 'GET /api/open': { summary: 'Open', reply: null } } as unknown as ReturnType<
    typeof endpoints
  >;
  expect(() => operations(open, {} as never)).toThrow('GET /api/open');
});
