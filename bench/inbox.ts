import pg from 'pg';
import { newKey } from '../src/lib/keyring.ts';
import { listMessages, unreadCounts } from '../src/features/forms/server/message-queries.ts';
import { openDatabase } from '../src/lib/db/database.ts';
import { startTestServer } from '../tests/support/postgres.ts';
import { type Figure, median } from './support/figures.ts';

export const name = 'inbox';
export const describe = 'The inbox and its search among 100,000 messages';

const MESSAGES = 100_000;
const TIMES = 30;

/** A separate site with that many messages, whose words are rare, common or in between. */
async function fill(client: pg.Client): Promise<string> {
  await client.query('set search_path = sitewright');
  const { rows } = await client.query<{ id: string }>(
    `insert into websites (name, colours) values ('Busy', '{}') returning id`,
  );
  const id = rows[0]?.id ?? '';
  await client.query(
    `insert into messages (website_id, answers, sender_name, sender_email, preview, read, spam, content_hash)
     select $1, jsonb_build_array(jsonb_build_object('name', 'message', 'label', 'Message', 'type', 'multiline', 'value', words)),
       'Person ' || n, 'person' || n || '@example.com', left(words, 200), n % 3 = 0, n % 20 = 0, sha256(words::bytea)
     from (
       select n, 'Good morning, I am looking for ' || (array['a bowl','two mugs','a vase','a set of plates','a class'])[1 + n % 5]
         || ' in ' || (array['Estuary','Oyster','Samphire','Low Tide'])[1 + n % 4] || ' by ' || md5(n::text)
         || case when n % 9973 = 0 then ' and a teapot with a bamboo handle' else '' end
         || case when n < 20000 then ' before the move' else '' end
         || repeat('. We would love to hear from you soon', n % 6) as words
       from generate_series(1, ${MESSAGES}) n
     ) as made`,
    [id],
  );
  await client.query(
    `insert into message_words (website_id, word, message_id)
     select distinct website_id, word, id from messages, regexp_split_to_table(
       lower(sender_name || ' ' || sender_email || ' ' || replace(sender_email, '@', ' ') || ' ' || (answers -> 0 ->> 'value')),
       '[^[:alnum:]@.]+') word where word <> '' and website_id = $1`,
    [id],
  );
  await client.query('vacuum analyze messages');
  await client.query('vacuum analyze message_words');
  return id;
}

export async function run(): Promise<Figure[]> {
  const { server, stop } = await startTestServer();
  const admin = { ...server.admin, database: server.template, keys: [newKey()] };
  const client = new pg.Client(admin);
  await client.connect();
  const site = await fill(client);
  const db = openDatabase(admin);
  const timed = async (work: () => Promise<unknown>): Promise<number> => {
    const times: number[] = [];
    for (let count = 0; count < TIMES; count += 1) {
      const begun = performance.now();
      await work();
      times.push(performance.now() - begun);
    }
    return median(times);
  };
  const list = (query: object) => () =>
    db.forWebsite(site, (tx) => listMessages(tx, { limit: 51, archived: false, ...query }));
  const goal = { atMost: 50 };
  const figures: Figure[] = [];
  for (const [what, work] of [
    ['the newest 50', list({})],
    ['unread, spam and newest counted', () => db.forWebsite(site, (tx) => unreadCounts(tx))],
    ['unread only', list({ read: false })],
    ['a word that half of them have', list({ q: 'vase' })],
    ['a word of old messages only', list({ q: 'before' })],
    ['two common words', list({ q: 'estuary mugs' })],
    ['two common words that never meet', list({ q: 'vase mugs' })],
    ['a letter', list({ q: 'p' })],
    ['a word that eleven have', list({ q: 'bamboo' })],
    ['an address', list({ q: 'person77777@' })],
    ['a word that nobody wrote', list({ q: 'xylophone' })],
    ['two letters', list({ q: 'zq' })],
  ] as const)
    figures.push({ what, value: await timed(work), unit: 'ms', goal });
  await db.close();
  await client.end();
  await stop();
  return figures;
}
