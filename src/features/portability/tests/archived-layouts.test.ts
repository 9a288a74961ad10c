import { afterAll, beforeAll, expect, test } from 'vitest';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import type { ContentType } from '../../entries/entry-shapes.ts';
import { movingWorld } from './world.ts';

const world = await movingWorld();
afterAll(() => world.close());
const { done } = callsOn(world, world.one);
let good = '';

const layoutsOf = (websiteId: string) =>
  asAdmin(world.admin, async (client) => {
    const { rows } = await client.query(
      `select p.kind, p.published_version is not null as published, v.blocks #>> '{0,props,part}' as first
        from sitewright.content_types t
        join sitewright.pages p on p.website_id = t.website_id and p.id = t.layout_id
        join sitewright.page_versions v on v.website_id = p.website_id and v.page_id = p.id and v.version = p.published_version
        where t.website_id = $1`,
      [websiteId],
    );
    return rows;
  });

beforeAll(async () => {
  const type = await done<ContentType>('POST', '/api/content-types', {
    kind: 'other',
    name: 'Recipe',
    plural: 'Recipes',
    slug: 'laid-out-recipes',
    inMenu: false,
  });
  const made = await done<ContentType>('POST', `/api/content-types/${type._id}/layout`);
  await done('POST', `/api/page/${made.layout?._id}/publish`, {});
  good = (await world.exportTo(world.one.id, 'good.zip')).path;
});

test('an imported content type has its published layout', async () => {
  const came = await world.importFrom(good, 'layout.test');
  expect(await layoutsOf(came.websiteId)).toEqual(await layoutsOf(world.one.id));
  expect(await layoutsOf(came.websiteId)).toContainEqual({
    kind: 'layout',
    published: true,
    first: 'categories',
  });
});
