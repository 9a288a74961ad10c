import { afterAll, expect, test } from 'vitest';
import { asAdmin } from '../../../../../tests/support/postgres.ts';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../../tests/support/two-sites.ts';
import type { Page, PageVersion } from '../../contract.ts';
import { startThinWorker } from '../index.ts';

const world = await twoSites();
afterAll(() => world.close());
const { done, owner } = callsOn(world, world.one);

const save = (id: string, name: string) => done<Page>('PUT', `/api/page/${id}`, { name });
const label = (id: string, version: number, words: string) =>
  done('PUT', `/api/page/${id}/versions/${version}`, { label: words });
const versions = async (id: string) =>
  (await done<PageVersion[]>('GET', `/api/page/${id}/versions`)).map(({ version }) => version);

/** Dates them one second apart, on a day long ago. */
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

test('a named version is never thinned, is listed beside the newest, and loses its name again', async () => {
  const page = await done<Page>('POST', '/api/page', { name: 'One' });
  for (const name of ['Two', 'Three', 'Four', 'Five']) await save(page._id, name);
  await label(page._id, 2, ' Before Christmas ');
  await longAgo(page._id);
  await save(page._id, 'Six');
  expect(await versions(page._id)).toEqual([6, 5, 2]);
  const newest = await done<PageVersion[]>('GET', `/api/page/${page._id}/versions?limit=1`);
  expect(newest).toMatchObject([
    { version: 6, label: null },
    { version: 2, label: 'Before Christmas', name: 'Two', savedBy: world.one.owner.email },
  ]);
  await label(page._id, 2, 'Advent');
  await label(page._id, 2, '');
  await longAgo(page._id);
  await save(page._id, 'Seven');
  expect(await versions(page._id)).toEqual([7, 6]);
  const missing = await owner('PUT', `/api/page/${page._id}/versions/2`, { label: 'Late' });
  expect(missing.status).toBe(404);
  for (const words of ['x'.repeat(81), 'two\nlines', null])
    expect((await owner('PUT', `/api/page/${page._id}/versions/7`, { label: words })).status).toBe(400);
});

test('a page that nobody edits any more is thinned a day later', async () => {
  const { db, jobs } = world.app;
  await startThinWorker({ db, jobs });
  const page = await done<Page>('POST', '/api/page', { name: 'One' });
  for (const name of ['Two', 'Three', 'Four']) await save(page._id, name);
  await longAgo(page._id);
  expect(await versions(page._id)).toEqual([4, 3, 2, 1]);
  // One job, however often the page was saved in the hour.
  const due = await asAdmin(world.admin, (client) =>
    client.query(
      `update pgboss.job set start_after = now() where name = 'thin-versions' and data ->> 'pageId' = $1
       and start_after > now() + interval '24 hours'`,
      [page._id],
    ),
  );
  expect(due.rowCount).toBe(1);
  await expect.poll(() => versions(page._id), { timeout: 10_000 }).toEqual([4]);
});
