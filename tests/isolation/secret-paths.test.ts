import type { RouteObject } from 'react-router';
import { afterAll, expect, test } from 'vitest';
import { routes } from '../../src/app/routes.ts';
import { platformRoutes } from '../../src/app/platform/routes.ts';
import { hasSecrets, hideSecrets } from '../../src/lib/http/replies/hide-secrets.ts';
import { twoSites } from '../support/two-sites.ts';

const world = await twoSites();
afterAll(() => world.close());

const screens = (of: readonly RouteObject[], above = ''): string[] =>
  of.flatMap(({ path = '', children = [] }) => {
    const whole = `${above}/${path}`.replace(/\/+/g, '/');
    return [whole, ...screens(children, whole)];
  });

/** Every pattern with a part that is filled in, with its parameters as `{name}`. */
const patterns = [
  ...new Set([...world.routes, ...screens(routes), ...screens(platformRoutes())].map(asPattern)),
].filter((path) => path.includes('{'));

function asPattern(path: string): string {
  return path.replace(/:(\w+)\??/g, '{$1}');
}

/** Names of parameters that open nothing by themselves: ids, public names, hosts. */
const open = new Set(
  'id link item version field step host key type kind slug year month day dynamic part mark name language subject section screen'.split(
    ' ',
  ),
);
/** The same for a name that is a secret elsewhere. */
const openPaths = new Set(['/api/message/{id}/file/{file}']);

test('a secret in a path is hidden, on every route that has one', () => {
  expect(patterns.length).toBeGreaterThan(100);
  const filled = patterns
    .filter((path) => !openPaths.has(path))
    .map((path) => ({
      path,
      secret: [...path.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => !open.has(name)),
      url: path.replace(/\{\w+\}/g, 'Ab_-9'.repeat(8)),
    }));
  expect(filled.filter(({ secret }) => secret).map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/preview/{token}',
      '/api/page-preview/{token}',
      '/api/entry-preview/{token}',
      '/api/calendar/feed/{file}',
    ]),
  );
  // A new parameter is either a secret, which is hidden, or added above.
  for (const { path, secret, url } of filled) {
    expect([path, hasSecrets(url)]).toEqual([path, secret]);
    if (secret) expect(hideSecrets(url), path).not.toContain('Ab_-9');
  }
});
