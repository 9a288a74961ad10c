import { afterAll, describe, expect, test } from 'vitest';
import { readFile } from 'node:fs/promises';
import { keyAreas } from '../features/api-keys/key-areas.ts';
import { areaWords } from '../features/api-keys/scope-words.ts';
import { twoSites } from '../../tests/support/two-sites.ts';

const world = await twoSites();
afterAll(() => world.close());
const ask = (path: string) => world.ask({ host: world.one.host, path });

interface Described {
  openapi: string;
  paths: Record<string, Record<string, { summary: string; parameters: { name: string; in: string }[] }>>;
  components: Record<string, Record<string, unknown>>;
}

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
    expect(described.sort()).toEqual(world.app.operations.map(({ call }) => call).sort());
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

  test('is a page for people too, which runs no script', async () => {
    const { status, headers, text } = await ask('/api/docs');
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    for (const { call } of world.app.operations) expect(text).toContain(call);
    expect(text).not.toContain('<script');
  });

  test('tells programs which scopes there are, on the page and in the guide', async () => {
    const guide = await readFile(new URL('../../docs/api.md', import.meta.url), 'utf8');
    const { text } = await ask('/api/docs');
    for (const area of keyAreas) {
      expect(areaWords[area], area).toMatch(/^\w/);
      for (const told of [guide, text]) expect(told, area).toContain(`${area}:read`);
    }
    expect(text).toContain('products:write');
    for (const never of ['money:write', 'people:read', 'keys:read', 'site:write'])
      expect(text + guide).not.toContain(never);
  });
});
