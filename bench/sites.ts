import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from '../src/lib/db/roles.ts';
import { type RunningServer, startServer } from '../tests/support/server.ts';
import type { Figure } from './support/figures.ts';
import { median } from './support/figures.ts';
import { withManyRows } from './support/many-rows.ts';
import { memoryOf } from './support/memory-of.ts';

export const name = 'sites';
export const describe = '10,000 sites in one process and database, against one of them alone';

const SITES = 10_000;
const HOT = 500;
const VISITS = 6_000;
const platform = 'start.sites.test';
const hostOf = (n: number) => `copy-${n}.sites.test`;
const headers = { 'accept-encoding': 'br' };

/** Copies one site with its pages inside the database. The bench is about many sites, not about creating them. */
const copies = (original: string) => `
  set session_replication_role = replica;
  create temp table copy as select uuidv7() as id, n from generate_series(1, ${SITES}) n;
  insert into sitewright.websites select (jsonb_populate_record(w, jsonb_build_object('id', copy.id))).*
    from sitewright.websites w, copy where w.id = '${original}';
  insert into sitewright.hosts (host, website_id, canonical) select 'copy-' || n || '.sites.test', id, true from copy;
  ${['pages', 'page_versions', 'accounts', 'menu_entries']
    .map(
      (
        table,
      ) => `insert into sitewright.${table} select (jsonb_populate_record(t, jsonb_build_object('website_id', copy.id))).*
        from sitewright.${table} t, copy where t.website_id = '${original}';`,
    )
    .join('\n')}
  set session_replication_role = default;`;

/** Milliseconds to create a site. The first one warms up. */
async function create(server: RunningServer): Promise<{ id: string; times: number[] }> {
  const post = (path: string, body: object, cookie = '') =>
    server.request({ host: platform, method: 'POST', path: `/api/platform/${path}`, body, cookie });
  const { cookie } = await post('register', { email: 'ada@creators.test', password: 'slip-and-slate-9' });
  const times: number[] = [];
  let id = '';
  for (let n = 0; n < 10; n += 1) {
    const begun = performance.now();
    const reply = await post(
      'sites',
      { name: `Kiln ${n}`, subdomain: `kiln-${'abcdefghij'[n]}room` },
      cookie,
    );
    if (reply.status !== 201) throw new Error(reply.text);
    if (n > 0) times.push(performance.now() - begun);
    id = (reply.json() as { website: { _id: string } }).website._id;
  }
  return { id, times };
}

/** Milliseconds of each visit, a few concurrently. */
async function visit(port: number, hosts: readonly string[], path = '/'): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const waiting = hosts.values();
  const times: number[] = [];
  // A server that answers that it is too busy is asked again. This doesn't count as a visit.
  const one = async (host: string): Promise<void> => {
    while (!(await ask(host))) await pause(1_000);
  };
  const ask = (host: string) =>
    new Promise<boolean>((resolve, reject) => {
      const begun = performance.now();
      request({ port, agent, path, headers: { ...headers, host } }, (response) => {
        const { statusCode } = response;
        if (statusCode !== 200 && statusCode !== 503) reject(new Error(`${host} answered ${statusCode}.`));
        response.resume().once('end', () => {
          if (statusCode === 200) times.push(performance.now() - begun);
          resolve(statusCode === 200);
        });
      })
        .once('error', reject)
        .end();
    });
  const visitor = async () => {
    for (const host of waiting) await one(host);
  };
  await Promise.all(Array.from({ length: 4 }, visitor));
  agent.destroy();
  return times;
}

const p99 = (times: readonly number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

async function copySites(connection: Connection, original: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(copies(original));
  await client.query('analyze');
  await client.end();
}

/** The database listens on a Unix socket. */
const urlOf = ({ user, password, host, port, database }: Connection) =>
  `postgresql://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

export const run = (): Promise<Figure[]> =>
  withManyRows(
    async () => {},
    async (_db, _id, connection) => {
      const server = await startServer({
        settings: { DATABASE_URL: urlOf(connection), PLATFORM_URL: `http://${platform}`, LOG_LEVEL: 'error' },
      });
      try {
        const { id, times } = await create(server);
        await copySites(connection, id);
        const { port } = server;
        const held = () => memoryOf(server.process.pid ?? 0);
        await visit(port, Array<string>(2_000).fill(hostOf(1)));
        // Memory that rendering itself uses doesn't depend on the number of sites: render as many pages of one site first.
        await visit(port, Array<string>(SITES).fill(hostOf(1)), '/?anew');
        await pause(10_000);
        const before = await held();
        await visit(
          port,
          Array.from({ length: SITES }, (_, n) => hostOf(n + 1)),
        );
        await pause(10_000);
        const grown = ((await held()) - before) / (SITES / 1024);

        const hot = Array.from({ length: VISITS }, (_, n) => hostOf(SITES - (n % HOT)));
        const same = Array<string>(VISITS).fill(hostOf(SITES));
        const rounds = { many: [] as number[], one: [] as number[] };
        await visit(port, hot);
        for (let round = 0; round < 5; round += 1) {
          rounds.many.push(p99(await visit(port, hot)));
          rounds.one.push(p99(await visit(port, same)));
        }
        return [
          { what: 'a site more in memory', value: grown, unit: 'KB', goal: { atMost: 20 } },
          {
            what: `p99 of cached pages of ${HOT} sites among ${SITES}`,
            value: Math.min(...rounds.many),
            unit: 'ms',
            reference: { what: 'of one site', value: Math.min(...rounds.one) },
            goal: { atMost: 1.2 },
          },
          { what: 'a site created', value: median(times), unit: 'ms', goal: { atMost: 150 } },
        ];
      } finally {
        await server.stop();
      }
    },
  );
