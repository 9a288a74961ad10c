import { afterAll, expect, test } from 'vitest';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../tests/support/two-sites.ts';
import type { Page, PageVersion } from '../contract.ts';

const world = await twoSites();
afterAll(() => world.close());
const { done } = callsOn(world, world.one);

const save = (id: string, name: string) => done<Page>('PUT', `/api/page/${id}`, { name });
const versions = async (id: string) =>
  (await done<PageVersion[]>('GET', `/api/page/${id}/versions`)).map(({ version }) => version);

/** As though they had been saved a second after one another, on a day long ago. */
const longAgo = (id: string) =>
  asAdmin(world.admin, (client) =>
    client.query(
      `update sitewright.page_versions set saved_at = timestamptz '2026-01-05 12:00Z' + version * interval '1 second'
       where page_id = $1`,
      [id],
    ),
  );

test('saving thins what was saved before, and keeps what visitors see or will see', async () => {
  const page = await done<Page>('POST', '/api/page', { name: 'One' });
  const other = await done<Page>('POST', '/api/page', { name: 'Other' });
  await save(page._id, 'Two');
  await done('POST', `/api/page/${page._id}/publish`, {});
  await save(page._id, 'Three');
  await save(page._id, 'Four');
  const at = new Date(Date.now() + 24 * 3600 * 1000).toISOString();
  await done('POST', `/api/page/${page._id}/publish`, { at });
  for (const name of ['Five', 'Six', 'Seven']) await save(page._id, name);
  await save(other._id, 'Other two');
  expect(await versions(page._id)).toEqual([7, 6, 5, 4, 3, 2, 1]);

  await longAgo(page._id);
  await longAgo(other._id);
  await save(page._id, 'Eight');
  // Published, scheduled, the last of its day, and the draft.
  expect(await versions(page._id)).toEqual([8, 7, 4, 2]);
  expect(await versions(other._id)).toEqual([2, 1]);
  const restored = await done<Page>('POST', `/api/page/${page._id}/restore`, { version: 7 });
  expect(restored).toMatchObject({ name: 'Seven', version: 9, state: 'scheduled', publishedVersion: 2 });
});
