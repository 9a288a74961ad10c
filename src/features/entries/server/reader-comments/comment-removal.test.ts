import { afterAll, expect, test } from 'vitest';
import { asAdmin } from '../../../../../tests/support/postgres.ts';
import { silent } from '../../../../../tests/support/site-context.ts';
import { twoSites } from '../../../../../tests/support/two-sites.ts';
import { sweepComments } from './comment-removal.ts';
import { flattenReplies } from './comment-removal-queries.ts';

const world = await twoSites();
afterAll(() => world.close());
const { one, two, app } = world;
const sql = async (text: string, values: unknown[] = []) => {
  const { rows } = await asAdmin(world.admin, (client) =>
    client
      .query<Record<string, unknown>>(`set search_path to sitewright`)
      .then(() => client.query(text, values)),
  );
  return rows as Record<string, string>[];
};
const add = async (body: string, state: string, days: number, parent: string | null = null, site = one) => {
  const [row] = await sql(
    `insert into entry_comments (website_id, page_id, parent_id, author_name, body, state, created_at, moved_at)
     values ($1, $2, $3, 'Ada', $4, $5, now() - $6 * interval '1 day', now() - $6 * interval '1 day') returning id`,
    [site.id, site.entries.entry, parent, body, state, days],
  );
  return row?.['id'] ?? '';
};
const left = async (site = one) =>
  (
    await sql(
      `select state, body, author_name from entry_comments where website_id = $1 and author_name <> $2
      order by id`,
      [site.id, ''],
    )
  ).map(({ body }) => body);

test('what was in the trash for a month or unconfirmed for a week is deleted, on each site', async () => {
  await sql('delete from entry_comments');
  await add('Trash of 31 days', 'trash', 31);
  await add('Trash of 29 days', 'trash', 29);
  await add('Unconfirmed for 8 days', 'unconfirmed', 8);
  await add('Unconfirmed for 6 days', 'unconfirmed', 6);
  await add('Old', 'published', 400);
  await add('Waits', 'pending', 400);
  await add('Trash of the other', 'trash', 31, null, two);
  const above = await add('Trash with a reply', 'trash', 31);
  const reply = await add('Reply', 'published', 31, above);
  await sweepComments({ db: app.db, log: silent });
  expect(await left()).toEqual(['Trash of 29 days', 'Unconfirmed for 6 days', 'Old', 'Waits', 'Reply']);
  expect(await left(two)).toEqual([]);
  expect(await sql('select state, body from entry_comments where id = $1', [above])).toEqual([
    { state: 'deleted', body: '' },
  ]);
  await sql('delete from entry_comments where id = $1', [reply]);
  await sweepComments({ db: app.db, log: silent });
  expect(await sql('select from entry_comments where id = $1', [above])).toEqual([]);
});

test('replies of an imported site are one level deep, beneath a comment on their own entry', async () => {
  await sql('delete from entry_comments');
  const top = await add('Top', 'published', 1);
  const reply = await add('Reply', 'published', 1, top);
  const deep = await add('Deep', 'published', 1, reply);
  const [a, b] = [await add('A', 'published', 1), await add('B', 'published', 1)];
  await sql(
    'update entry_comments set parent_id = case id when $1 then $2 else $1 end where id in ($1, $2)',
    [a, b],
  );
  const [elsewhere] = await sql(
    `select page_id from entries where website_id = $1 and page_id <> $2 limit 1`,
    [one.id, one.entries.entry],
  );
  const other = await add('Elsewhere', 'published', 1, top);
  await sql('update entry_comments set page_id = $2 where id = $1', [other, elsewhere?.['page_id']]);
  await app.db.forWebsite(one.id, (tx) => flattenReplies(tx));
  const parents = await sql('select id, parent_id from entry_comments where parent_id is not null');
  expect(parents).toEqual([{ id: reply, parent_id: top }]);
  expect(deep).not.toBe('');
});
