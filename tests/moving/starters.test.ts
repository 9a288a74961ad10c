import { afterAll, expect, test } from 'vitest';
import { createSite } from '../../src/app/commands/create-site.ts';
import { demoContent } from '../../src/app/demo/index.ts';
import { starters } from '../../src/app/starters/index.ts';
import { movingWorld } from './world.ts';

const world = await movingWorld();
afterAll(() => world.close());

const demo = { ...demoContent, key: 'demo' };
const made = [demo, ...starters.map(({ key, site }) => ({ ...site(`Site of ${key}`), key }))];

test.each(made)('a site as $key makes it leaves and arrives the same', async ({ key, ...content }) => {
  const host = `${key}.test`;
  const website = { ...content.website, name: `Site of ${key}` };
  const { db, pages, files } = world.app;
  const id = await createSite(
    db,
    { ...pages, storage: files.storage },
    {
      ...content,
      website,
      host,
      owner: { email: 'owner@elsewhere.test' },
    },
  );
  const first = await world.exportTo(id, `${key}.zip`);
  const came = await world.importFrom(first.path, `again-${host}`);
  expect(came.notes).toEqual([]);
  const second = await world.exportTo(came.websiteId, `again-${key}.zip`);
  const tables = ({ entries }: typeof first.manifest) =>
    Object.fromEntries(Object.entries(entries).map(([name, { sha256 }]) => [name, sha256]));
  expect(tables(second.manifest)).toEqual(tables(first.manifest));
});
