import { afterAll, describe, expect, test } from 'vitest';
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { keyAreas } from '../../features/api-keys/key-areas.ts';
import { areaLabels } from '../../features/api-keys/scope-labels.ts';
import { twoSites } from '../../../tests/support/two-sites.ts';

const world = await twoSites();
afterAll(() => world.close());
const ask = (path: string) => world.ask({ host: world.one.host, path });

/** Endpoints that are no part of the API: its own description, the fallback, and Stripe's webhook. */
const undescribed = ['GET /api/openapi.json', 'GET /api/docs', 'POST /api/stripe/webhook'];
/** Routes as the server registers them. Fastify answers `HEAD` wherever there is `GET`. */
const served = world.served
  .filter((call) => / \/(api|internal)\//.test(call) && !call.endsWith('*') && !undescribed.includes(call))
  .filter((call) => !call.startsWith('HEAD ') || !world.served.includes(call.replace('HEAD', 'GET')))
  .sort();

interface Described {
  openapi: string;
  paths: Record<string, Record<string, { summary: string; parameters: { name: string; in: string }[] }>>;
  components: Record<string, Record<string, unknown>>;
}

type Media = { content?: Record<string, unknown> };
type Streams = Record<string, Record<string, { requestBody?: Media; responses: Record<string, Media> }>>;

function* referencesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value))
    if (key === '$ref') yield part as string;
    else yield* referencesIn(part);
}

describe('the description of the calls', () => {
  test('names every call, its path’s parameters, and refers to nothing that is not there', async () => {
    const reply = await ask('/api/openapi.json');
    expect(reply.headers['content-type']).toContain('application/json');
    const document = reply.json() as Described;
    expect(document.openapi).toBe('3.1.0');
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(served);
    for (const [path, methods] of Object.entries(document.paths))
      for (const { summary, parameters } of Object.values(methods)) {
        expect(summary).toMatch(/^\w/);
        const inPath = parameters.filter((each) => each.in === 'path').map(({ name }) => `{${name}}`);
        expect(inPath).toEqual(path.match(/\{\w+\}/g) ?? []);
      }
    for (const reference of new Set(referencesIn(document)))
      expect(reference).toBe('#/components/schemas/Error');
    expect(document.components['schemas']).toHaveProperty('Error');
  });

  test.each([
    ['POST /api/files', 'multipart/form-data', 'application/json'],
    ['POST /api/file/{id}/replace', 'multipart/form-data', 'application/json'],
    ['POST /api/products/import', '', 'application/json'],
    ['GET /api/order/{id}/invoice.pdf', '', 'application/pdf'],
    ['GET /api/order/{id}/download/{item}', '', 'application/octet-stream'],
    ['GET /api/orders.csv', '', 'text/csv'],
    ['GET /api/products.csv', '', 'text/csv'],
    ['GET /api/messages/export.csv', '', 'text/csv'],
  ])('names what %s takes and replies', async (call, takes, replies) => {
    const { paths } = (await ask('/api/openapi.json')).json() as { paths: Streams };
    const [method = '', path = ''] = call.split(' ');
    const { requestBody, responses } = paths[path]?.[method.toLowerCase()] ?? {};
    if (takes) expect(Object.keys(requestBody?.content ?? {})).toEqual([takes]);
    const [reply] = Object.entries(responses ?? {}).flatMap(([status, { content }]) =>
      status < '300' ? Object.keys(content ?? {}) : [],
    );
    expect(reply).toBe(replies);
  });

  test('is a page for people too, which runs no script', async () => {
    const { status, headers, text } = await ask('/api/docs');
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    for (const call of served) expect(text).toContain(call);
    expect(text).not.toContain('<script');
  });

  test('tells programs which scopes there are, on the page and in the guide', async () => {
    const guide = await readFile(new URL('../../../docs/api.md', import.meta.url), 'utf8');
    const { text } = await ask('/api/docs');
    for (const area of keyAreas) {
      expect(areaLabels[area], area).toMatch(/^\w/);
      for (const told of [guide, text]) expect(told, area).toContain(`${area}:read`);
    }
    expect(text).toContain('products:write');
    for (const never of ['money:write', 'people:read', 'keys:read', 'site:write'])
      expect(text + guide).not.toContain(never);
  });
});

/** Lists that only the product's code or its operator can lengthen. */
const fixed: Record<string, string> = {
  'GET /api/emails': 'one entry for each kind of email',
  'GET /api/checks': 'one entry for each check',
  'GET /api/platform/starters': 'one entry for each starter',
  'GET /api/platform/sites/{id}/hosts': 'at most 20 domains that owners add',
  'POST /api/platform/sites/{id}/hosts/{host}/main': 'the same',
  'PUT /api/platform/sites/{id}/address': 'the same',
  'GET /api/domains': 'the same',
  'POST /api/domain/{host}/main': 'the same',
  'PUT /api/site/address': 'the same',
};

test('every reply that is a list has a `limit` in its query, or states how long it can be', () => {
  const lists = world.app.operations.filter(({ endpoint }) => endpoint.reply instanceof z.ZodArray);
  expect(lists.length).toBeGreaterThan(40);
  const unbounded = lists.filter(({ call, endpoint: { query, reply } }) => {
    const { limit } = query?.shape ?? {};
    // A limit without an upper bound is no limit.
    if (limit) return limit.safeParse('1000000').success;
    const most = (z.toJSONSchema(reply as z.ZodArray, { unrepresentable: 'any' }) as { maxItems?: number })
      .maxItems;
    return most === undefined && !(call in fixed);
  });
  expect(unbounded.map(({ call }) => call)).toEqual([]);
});

/** Calls whose version isn’t the one that a change is based on. */
const otherVersions: Record<string, string> = {
  'POST /api/email/{id}/restore': 'the version to restore',
  'POST /api/message': 'of the form; refused as `form-changed`',
  'POST /api/page/{id}/publish-request/decline': 'of the request; refused as `already-answered`',
};

test('every call that takes a version declares what it replies to an old one with', () => {
  const versioned = world.app.operations.filter(
    ({ endpoint: { body } }) => body instanceof z.ZodObject && 'version' in body.shape,
  );
  expect(versioned.length).toBeGreaterThan(15);
  const untold = versioned.filter(({ endpoint }) =>
    Object.entries(endpoint.refusals ?? {}).every(
      ([code, { current }]) => code !== 'stale-version' || !current,
    ),
  );
  expect(untold.map(({ call }) => call).sort()).toEqual(Object.keys(otherVersions));
});
