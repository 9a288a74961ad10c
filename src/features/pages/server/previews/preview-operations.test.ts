import { afterAll, expect, test } from 'vitest';
import { asAdmin } from '../../../../../tests/support/postgres.ts';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../../tests/support/two-sites.ts';
import type { Page } from '../../contract.ts';
import type { PreviewLink } from '../../preview-contract.ts';

const world = await twoSites();
afterAll(() => world.close());
const { visitor, owner, done } = callsOn(world, world.one);
const abroad = callsOn(world, world.two);

const DAY = 24 * 3600 * 1000;
const make = (name: string) => done<Page>('POST', '/api/page', { name });
const share = async (id: string, body: object = {}) => {
  const link = await done<PreviewLink>('POST', `/api/page/${id}/preview-link`, body);
  const token = new URL(link.url).pathname.replace('/preview/', '');
  return { ...link, path: `/api/page-preview/${token}` };
};

test('a link shows the draft as it is now, and nothing that is for the owner', async () => {
  const { _id } = await make('Draft');
  const { path, expiresAt } = await share(_id);
  expect(Math.abs(Date.parse(expiresAt) - Date.now() - 7 * DAY)).toBeLessThan(60_000);
  await done('PUT', `/api/page/${_id}`, { name: 'Draft two' });
  const reply = await visitor('GET', path);
  expect(reply.json()).toMatchObject({ name: 'Draft two', version: 2 });
  expect(reply.json()).not.toHaveProperty('state');
  expect(reply.headers['cache-control']).toBe('private, no-store');
  expect((await abroad.visitor('GET', path)).status).toBe(404);
});

test('it ends when its time is over, and when it is withdrawn', async () => {
  const [one, two] = [await make('One'), await make('Two')];
  const [first, second, third] = [
    await share(one._id, { days: 1 }),
    await share(one._id),
    await share(two._id),
  ];
  await asAdmin(world.admin, (client) =>
    client.query(
      `update sitewright.page_previews set expires_at = now() where page_id = $1 and expires_at < now() + interval '2 days'`,
      [one._id],
    ),
  );
  expect((await visitor('GET', first.path)).status).toBe(404);
  expect((await visitor('GET', second.path)).status).toBe(200);
  await done('DELETE', `/api/page/${one._id}/preview-link`);
  expect((await visitor('GET', second.path)).status).toBe(404);
  expect((await visitor('GET', third.path)).status).toBe(200);
});

test.each([0, 31, 1.5])('it does not last %d days', async (days) => {
  expect((await owner('POST', `/api/page/${world.one.pages.about}/preview-link`, { days })).status).toBe(400);
});

test('links that work are listed without their tokens, and each is withdrawn by itself', async () => {
  const { _id } = await make('Several');
  const [first, second] = [await share(_id, { days: 1 }), await share(_id)];
  const list = () => owner('GET', `/api/page/${_id}/preview-links`);
  const shown = await list();
  expect(shown.json()).toEqual(
    [second, first].map(({ _id: link, madeAt, expiresAt }) => ({
      _id: link,
      madeAt,
      expiresAt,
      comments: false,
    })),
  );
  for (const { path } of [first, second]) expect(shown.text).not.toContain(path.split('/').at(-1));
  await done('DELETE', `/api/page/${_id}/preview-links/${first._id}`);
  expect((await visitor('GET', first.path)).status).toBe(404);
  expect((await visitor('GET', second.path)).status).toBe(200);
  expect((await list()).json()).toHaveLength(1);
  expect((await owner('DELETE', `/api/page/${_id}/preview-links/${first._id}`)).status).toBe(404);
  const elsewhere = await make('Elsewhere');
  expect((await owner('DELETE', `/api/page/${elsewhere._id}/preview-links/${second._id}`)).status).toBe(404);
});
