import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { temporaryFolder } from '../../../tests/support/files.ts';
import { silent } from '../../../tests/support/site-context.ts';
import { entryRules } from '../../features/entries/server/index.ts';
import { siteDirectory } from '../../features/websites/server/index.ts';
import { openJobs } from '../../lib/work/jobs.ts';
import { diskStorage } from '../../lib/storage/disk.ts';
import { openStaging } from '../../lib/storage/staging.ts';
import { blockKinds, blockUpgrades } from '../blocks.ts';
import { createSite, findWebsite } from '../commands/create-site.ts';
import { siteIn } from '../starters/in-language.ts';
import { starters } from '../starters/index.ts';
import { shopStarter } from '../starters/shop/index.ts';
import type { FillServices } from './fill-site.ts';
import { referTo } from './references.ts';
import type { SiteContent } from './site-content.ts';

let database: TestDatabase;
let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let services: FillServices;
let stop: () => Promise<unknown>;

beforeAll(async () => {
  [database, folder] = await Promise.all([createTestDatabase(), temporaryFolder('filling')]);
  const jobs = openJobs(database.admin, { log: silent });
  await jobs.start();
  stop = () => jobs.stop();
  services = {
    directory: siteDirectory(database.db, 'demo.test'),
    jobs,
    kinds: blockKinds,
    upgrades: blockUpgrades,
    entries: entryRules,
    storage: diskStorage(join(folder.path, 'files'), openStaging(join(folder.path, 'unfinished'))),
  };
});
afterAll(async () => {
  await stop?.();
  await database?.close();
  await folder?.remove();
});

const make = (content: SiteContent) =>
  createSite(database.db, services, {
    ...content,
    website: { ...content.website, name: 'Bramble' },
    host: 'bramble.test',
    owner: { email: 'owner@bramble.test', password: 'a-long-enough-passphrase' },
  });

const storedFiles = async (): Promise<string[]> =>
  (await readdir(folder.path, { recursive: true, withFileTypes: true })).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );

test('a site that cannot be filled leaves nothing behind, and its host is free for the next try', async () => {
  const content = shopStarter.site('Bramble');
  const [home] = content.pages;
  const wrong = {
    ...content,
    pages: [
      ...content.pages,
      {
        ...home,
        name: 'Lost',
        slug: 'lost',
        blocks: [{ type: 'product', props: { id: 'lost', product: referTo('product', 'Nothing') } }],
      },
    ],
  };
  await expect(make(wrong)).rejects.toThrow('A page speaks of something that is not there.');
  expect(await findWebsite(database.db, 'bramble.test')).toBeUndefined();
  expect(await storedFiles()).toEqual([]);

  const id = await make(content);
  await database.db.forWebsite(id, async (tx) => {
    const pages = await tx
      .selectFrom('pages')
      .select(['slug', 'published_version'])
      .where('website_id', '=', id)
      .execute();
    expect(pages.filter((page) => page.published_version === null)).toEqual([]);
    expect(pages.map(({ slug }) => slug).toSorted()).toEqual(
      content.pages.map(({ slug }) => slug).toSorted(),
    );
    const entries = await tx.selectFrom('menu_entries').select('menu').where('website_id', '=', id).execute();
    expect(entries.map(({ menu }) => menu).toSorted()).toEqual([
      ...Array<string>(4).fill('footer'),
      ...Array<string>(3).fill('header'),
    ]);
    const [shown] = await tx
      .selectFrom('page_versions')
      .select('blocks')
      .where('website_id', '=', id)
      .where('name', '=', 'Home')
      .execute();
    const { id: product } = await tx
      .selectFrom('products')
      .select('id')
      .where('website_id', '=', id)
      .where('label', '=', 'Fig and fallen leaves')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(shown?.blocks)).toContain(product);
    expect(JSON.stringify(shown?.blocks)).not.toContain(referTo('product', 'Fig and fallen leaves'));
  });
  expect((await storedFiles()).length).toBeGreaterThan(20);
});

test.each(starters.map((starter) => [starter.key, starter] as const))(
  'the %s can be filled in other languages, with entries whose categories are linked',
  async (key, starter) => {
    // Those whose addresses are spelled in a way of their own.
    for (const language of ['en', 'de', 'ar', 'pl'] as const) {
      const content = siteIn(starter, language, 'Bramble');
      const host = `${key}-${language}.test`;
      const id = await createSite(database.db, services, {
        ...content,
        website: { ...content.website, name: 'Bramble' },
        host,
        owner: { email: `owner@${host}` },
      });
      await database.db.forWebsite(id, async (tx) => {
        const terms = await tx
          .selectFrom('entry_terms')
          .select('slug')
          .where('website_id', '=', id)
          .execute();
        const linked = [...JSON.stringify(content).matchAll(/\/category\/([a-z-]+)/g)].map(
          ([, slug]) => slug,
        );
        expect(terms.map(({ slug }) => slug)).toEqual(expect.arrayContaining(linked));
      });
    }
  },
);
