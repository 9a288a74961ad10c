import pg from 'pg';
import { findActor } from '../../src/features/accounts/server/index.ts';
import { siteDirectory } from '../../src/features/websites/server/index.ts';
import { openDatabase } from '../../src/lib/db/database.ts';
import { hashToken, newToken } from '../../src/lib/http/sessions/session-cookie.ts';
import { startTestServer } from '../../tests/support/postgres.ts';
import type { LookUps } from '../look-ups.ts';
import { median } from './figures.ts';

const SITES = 1_000;
const ACCOUNTS = 100_000;
const TIMES = 4_000;

const { server, stop } = await startTestServer();
const admin = { ...server.admin, database: server.template };
const client = new pg.Client(admin);
await client.connect();
await client.query('set search_path = sitewright');
await client.query(`
  insert into websites (name, colours) select 'Site ' || n, '{}' from generate_series(1, ${SITES}) n;
  insert into hosts (host, website_id, canonical)
    select 'site' || row_number() over () || '.example', id, true from websites;
  create temporary table numbered as
    select id, row_number() over () - 1 as n, 'site' || row_number() over () || '.example' as host from websites;
  insert into accounts (website_id, email, password_hash)
    select w.id, 'person' || nth || '@example.org', 'none'
    from generate_series(1, ${ACCOUNTS}) nth join numbered w on w.n = nth % ${SITES};
  insert into sessions (website_id, account_id, token_hash, expires_at)
    select website_id, id, sha256(id::text::bytea), now() + interval '30 days' from accounts;
`);
// One known session on each of several sites.
const known: { host: string; id: string; token: string }[] = [];
const { rows } = await client.query('select id, host from numbered order by random() limit 200');
for (const { id, host } of rows as { id: string; host: string }[]) {
  const token = newToken();
  await client.query(
    `insert into sessions (website_id, account_id, token_hash, expires_at)
     select website_id, id, $2, now() + interval '30 days' from accounts where website_id = $1 limit 1`,
    [id, hashToken(token)],
  );
  known.push({ host, id, token });
}
await client.query('analyze');

const db = openDatabase(admin);
const directory = siteDirectory(db, 'demo.localhost');

async function timed(work: (one: (typeof known)[number]) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < TIMES; count += 1) {
    const one = known[count % known.length];
    if (!one) break;
    const begun = performance.now();
    if (!(await work(one))) throw new Error('Something that is there was not found.');
    times.push(performance.now() - begun);
  }
  return median(times.slice(TIMES / 2));
}

const result: LookUps = {
  host: await timed((one) => directory.find(one.host)),
  session: await timed((one) => findActor(db, one.id, one.token)),
  bare: await timed(async (one) => {
    const text = 'select account_id from sessions where website_id = $1 and token_hash = $2';
    return (await client.query({ name: 'bare', text, values: [one.id, hashToken(one.token)] })).rows[0];
  }),
};
await db.close();
await client.end();
await stop();
process.stdout.write(JSON.stringify(result));
