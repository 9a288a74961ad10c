import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asAdmin } from '../../../../../tests/support/postgres.ts';
import { callsOn } from '../../../../../tests/support/site-calls.ts';
import { twoSites } from '../../../../../tests/support/two-sites.ts';
import { jobQueue } from '../../../../lib/work/jobs.ts';
import type { Page } from '../../contract.ts';
import { startPublishWorker } from '../index.ts';

const world = await twoSites();
afterAll(() => world.close());
const { app, admin, one } = world;
const { visitor, owner, done } = callsOn(world, one);
beforeAll(() => startPublishWorker({ ...app.pages, db: app.db }));

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const make = (slug: string) => done<Page>('POST', '/api/page', { name: slug, slug });
const publish = (id: string, body: object = {}) => done<Page>('POST', `/api/page/${id}/publish`, body);
const isLive = async (slug: string) => (await visitor('GET', `/api/page?slug=${slug}`)).status === 200;
const draftOf = (id: string) => done<Page>('GET', `/api/page?_id=${id}&draft=true`);

interface Job {
  id: string;
  state: string;
  seconds: number;
}
const jobsOf = (pageId: string): Promise<Job[]> =>
  asAdmin(admin, async (client) => {
    const { rows } = await client.query<Job>(
      `select id, state::text, extract(epoch from start_after - now())::int as seconds from pgboss.job
       where name = 'publish-page' and data ->> 'pageId' = $1 order by created_on`,
      [pageId],
    );
    return rows;
  });

/** Makes the worker process the page now, as when a job is due, and waits until it has. */
async function jobComes(pageId: string): Promise<void> {
  const before = new Set((await jobsOf(pageId)).map(({ id }) => id));
  await app.db.forWebsite(one.id, (tx) =>
    app.jobs.send(tx, jobQueue('publish-page'), { websiteId: one.id, pageId }),
  );
  for (const end = Date.now() + 20_000; Date.now() < end;)
    if ((await jobsOf(pageId)).some(({ id, state }) => state === 'completed' && !before.has(id))) return;
  throw new Error('The worker did not come.');
}
const timeHasCome = (pageId: string) =>
  asAdmin(admin, (client) =>
    client.query(`update sitewright.pages set publish_at = now() - interval '1 s' where id = $1`, [pageId]),
  );

describe('publishing at a time', () => {
  test('shows the version that was scheduled, when its time has come', async () => {
    const { _id } = await make('timed');
    const at = inHours(2);
    expect(await publish(_id, { at })).toMatchObject({ state: 'scheduled', publishAt: at });
    const [job] = await jobsOf(_id);
    expect(Math.abs((job?.seconds ?? 0) - 7200)).toBeLessThan(10);
    await done('PUT', `/api/page/${_id}`, { name: 'Written later' });
    await jobComes(_id);
    expect(await isLive('timed')).toBe(false);
    await timeHasCome(_id);
    await jobComes(_id);
    expect((await visitor('GET', '/api/page?slug=timed')).json()).toMatchObject({ name: 'timed' });
    expect(await draftOf(_id)).toMatchObject({ state: 'changed', publishAt: null, name: 'Written later' });
  });

  test('does not happen early when the time was put off, and comes again then', async () => {
    const { _id } = await make('put-off');
    await publish(_id, { at: inHours(1) });
    await publish(_id, { at: inHours(5) });
    await jobComes(_id);
    expect(await isLive('put-off')).toBe(false);
    const waiting = (await jobsOf(_id)).filter(({ state }) => state === 'created');
    expect(waiting.some(({ seconds }) => Math.abs(seconds - 5 * 3600) < 10)).toBe(true);
  });

  test('does not happen when the schedule was dropped, the page published or deleted', async () => {
    const dropped = await make('dropped');
    await publish(dropped._id, { at: inHours(1) });
    expect(await done('POST', `/api/page/${dropped._id}/unpublish`, {})).toMatchObject({ state: 'draft' });
    await jobComes(dropped._id);
    expect(await isLive('dropped')).toBe(false);

    const sooner = await make('sooner');
    await publish(sooner._id, { at: inHours(1) });
    expect(await publish(sooner._id)).toMatchObject({ state: 'published', publishAt: null });

    const deleted = await make('deleted');
    await publish(deleted._id, { at: inHours(1) });
    await owner('DELETE', `/api/page/${deleted._id}`);
    await jobComes(deleted._id);
  });

  test('leaves nothing to publish after a save that changed only the menu', async () => {
    const { _id } = await make('menu-only');
    await publish(_id, { at: inHours(1) });
    await done('PUT', `/api/page/${_id}`, { inMenu: true });
    await timeHasCome(_id);
    await jobComes(_id);
    expect(await draftOf(_id)).toMatchObject({ state: 'published', version: 2, publishedVersion: 2 });
  });

  test('is at once for a time that has passed, and refused for one that is no time or far away', async () => {
    const { _id } = await make('past');
    expect(await publish(_id, { at: inHours(-1) })).toMatchObject({ state: 'published' });
    for (const at of ['9999-12-31T00:00:00Z', 'tomorrow', '2030-13-01T00:00:00Z', 7])
      expect((await owner('POST', `/api/page/${_id}/publish`, { at })).status).toBe(400);
  });
});

test('a published page goes off the site, and comes back as it is', async () => {
  const { _id } = await make('on-off');
  await publish(_id);
  expect(await isLive('on-off')).toBe(true);
  expect((await owner('POST', `/api/page/${_id}/unpublish`, { version: 9 })).status).toBe(409);
  expect(await done('POST', `/api/page/${_id}/unpublish`, { version: 1 })).toMatchObject({
    state: 'draft',
    publishedAt: null,
  });
  expect(await isLive('on-off')).toBe(false);
  await publish(_id);
  expect(await isLive('on-off')).toBe(true);
});
