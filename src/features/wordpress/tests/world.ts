import { Readable } from 'node:stream';
import { blockKinds, blockUpgrades } from '../../../app/blocks.ts';
import { openFileServices } from '../../../app/wiring/file-services.ts';
import { accountOperations, createOwner } from '../../accounts/server/index.ts';
import { commentLimits, entryOperations, entryRules } from '../../entries/server/index.ts';
import { fileOperations } from '../../files/server/index.ts';
import { pageOperations } from '../../pages/server/index.ts';
import { siteDirectory } from '../../websites/server/index.ts';
import type { WordpressImport, WordpressItem } from '../contract.ts';
import { startWordpressWorker, wordpressOperations, type WordpressServices } from '../server/index.ts';
import { type ExportFile, stageExport } from '../server/stage.ts';
import { openJobs } from '../../../lib/work/jobs.ts';
import { createTestDatabase } from '../../../../tests/support/database.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { temporaryFolder } from '../../../../tests/support/files.ts';
import { createTestSite, silent, visit } from '../../../../tests/support/site-context.ts';

/** A site whose owner imports from WordPress, with the worker that does it. */
export async function importWorld() {
  const database = await createTestDatabase();
  const { db, admin } = database;
  const jobs = openJobs(admin, { log: silent });
  const folder = await temporaryFolder('wordpress');
  const site = await createTestSite(db, 'one.test');
  const owner = { email: 'owner@one.test', password: 'a-long-enough-passphrase' };
  await db.forWebsite(site.id, (tx) => createOwner(tx, owner));
  const config = { dataDir: folder.path, fileLimits: { perFile: 1e8, perSite: 1e9 }, s3: undefined };
  const files = openFileServices(config, { db, jobs, log: silent });
  const pages = {
    directory: siteDirectory(db, 'demo.test'),
    jobs,
    kinds: blockKinds,
    upgrades: blockUpgrades,
    entries: entryRules,
  };
  const services: WordpressServices = { db, jobs, pages, files, allowed: () => true };
  const operations = [
    ...accountOperations({ db, jobs, announce: async () => {} }),
    ...pageOperations(pages),
    ...entryOperations({ pages, files, limits: commentLimits(db.limitsPool) }),
    ...fileOperations(files),
    ...wordpressOperations(services),
  ];
  const boss = visit({ db, operations }, site, { address: '198.51.100.1' });

  await jobs.start();
  await boss.call('POST /api/account/login', { body: owner });
  await startWordpressWorker(services);

  const ask = async <T>(call: string, input: object = {}): Promise<T> => {
    const { status, body } = await boss.call(call as 'GET /api/wordpress/imports', input);
    if (status >= 300) throw new Error(`${call}: ${JSON.stringify(body)}`);
    return body as T;
  };
  const stage = (text: string, { name = 'old.xml', ...more }: Partial<ExportFile> = {}) =>
    stageExport((work) => db.forWebsite(site.id, work), {
      bytes: Readable.from(
        Buffer.from(text)
          .toString('latin1')
          .match(/[^]{1,999}/g)
          ?.map((part) => Buffer.from(part, 'latin1')) ?? [],
      ),
      name,
      by: null as never,
      from: 'wordpress',
      ...more,
    });
  const itemsOf = (id: string) =>
    ask<WordpressItem[]>('GET /api/wordpress/import/{id}/items', { params: { id } });
  const run = async (id: string, body = { leave: [] as number[], publish: true }) => {
    await ask('POST /api/wordpress/import/{id}/start', { params: { id }, body });
    return eventually(
      () => ask<WordpressImport>('GET /api/wordpress/import/{id}', { params: { id } }),
      ({ status }) => status === 'done',
      { what: 'the import is done' },
    );
  };
  const close = async () => {
    await jobs.stop();
    await files.images.close();
    await database.close();
    await folder.remove();
  };
  return { site, db, boss, ask, stage, itemsOf, run, close };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
interface Entry {
  id: number;
  type: string;
  title?: string;
  link?: string;
  content?: string;
  slug?: string;
  status?: string;
  attachment?: string;
  meta?: Record<string, string>;
  /** Elements that only posts have. */
  more?: string;
}
export const entry = ({
  id,
  type,
  title = '',
  link = '',
  content = '',
  slug = '',
  status = 'publish',
  ...more
}: Entry) =>
  `<item><title>${escaped(title)}</title><link>${escaped(link)}</link><content:encoded><![CDATA[${content}]]></content:encoded>
   <wp:post_id>${id}</wp:post_id><wp:post_name>${slug}</wp:post_name><wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type>
   ${more.more ?? ''}
   ${more.attachment ? `<wp:attachment_url>${more.attachment}</wp:attachment_url>` : ''}
   ${Object.entries(more.meta ?? {})
     .map(
       ([key, value]) =>
         `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`,
     )
     .join('')}</item>`;
export const wxr = (...entries: Entry[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="c" xmlns:wp="w" xmlns:excerpt="e" xmlns:dc="d"><channel>
   <title>Old Pottery</title><link>https://old.example</link><wp:wxr_version>1.2</wp:wxr_version>
   <wp:author><wp:author_login>nell</wp:author_login><wp:author_email>Nell@old.example</wp:author_email><wp:author_display_name><![CDATA[Nell Carrow]]></wp:author_display_name></wp:author>
   <wp:category><wp:category_nicename>kilns</wp:category_nicename><wp:category_parent>workshop</wp:category_parent><wp:cat_name>Kilns</wp:cat_name></wp:category>
   <wp:category><wp:category_nicename>workshop</wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name><![CDATA[In the workshop]]></wp:cat_name></wp:category>
   ${entries.map(entry).join('')}</channel></rss>`;

/** A Ghost export with these tables. @param inList whether it is in a list, as Ghost writes it */
export const ghostExport = (data: object, inList = true): string => {
  const whole = { meta: { exported_on: 1_715_000_000_000, version: '5.82.2' }, data };
  return JSON.stringify(inList ? { db: [whole] } : whole);
};
