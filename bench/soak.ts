import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Verification } from '../src/app/commands/verify-sites.ts';
import { startEmbeddedPostgres } from '../src/lib/db/embedded/index.ts';
import { breakableLine } from '../tests/support/breakable-line.ts';
import { root } from '../tests/support/files.ts';
import { asAdmin } from '../tests/support/postgres.ts';
import { type RunningServer, startServer } from '../tests/support/server.ts';
import { startSmtpServer } from '../tests/support/smtp-server.ts';
import type { Figure } from './support/figures.ts';
import { memoryAlone } from './support/memory-of.ts';
import { databaseIds, familyOf } from './support/processes.ts';
import { soakFaults, workersOf } from './support/soak-faults.ts';
import { startSoakLoad, type Tally } from './support/soak-load.ts';

export const name = 'soak';
export const describe =
  'Visitors, buyers and an owner on three workers for ten minutes (-- --seconds 60 for less) while workers are killed, the database freezes, clients are slow, uploads break off and mail is away: what grows, and what verify finds (Linux)';

const SECONDS = 600;
const MOST_SECONDS = 24 * 3600;
const PEOPLE = 8;
const WORKERS = 3;
/** Interval between two faults. Half of it is for recovery. */
const ROUND_MS = 16_000;

/** Fails if there was an unexpected answer, or if an invariant is broken at the end. */
export async function run({ seconds = SECONDS }: { seconds?: number } = {}): Promise<Figure[]> {
  const whole = Math.min(seconds, MOST_SECONDS) * 1000;
  const smtp = await startSmtpServer();
  const line = await breakableLine(Number(new URL(smtp.url).port));
  const server = await startServer({
    settings: {
      WORKERS: String(WORKERS),
      TRUST_PROXY: 'loopback',
      SMTP_URL: `smtp://127.0.0.1:${line.port}`,
    },
  });
  try {
    const stop = new AbortController();
    const { cookie, tally, ended } = await startSoakLoad(server, stop.signal, PEOPLE);
    // Warm up: fill caches and compile code.
    await pause(whole * 0.15);
    const before = await sample(server);
    const until = performance.now() + whole * 0.75;
    const faults = Object.entries(soakFaults(server, line, cookie));
    const happened = new Map<string, number>();
    for (let n = 0; performance.now() < until; n += 1) {
      const [what, fault] = faults[n % faults.length] ?? [];
      const begun = performance.now();
      await fault?.(ROUND_MS / 2);
      if (what) happened.set(what, (happened.get(what) ?? 0) + 1);
      await pause(ROUND_MS - (performance.now() - begun));
    }
    await pause(whole * 0.1);
    const after = await sample(server);
    stop.abort();
    await ended;
    const { findings } = await verify(server);
    for (const request of [...new Set(tally.unexpected)].slice(0, 20)) console.log(`unexpected: ${request}`);
    for (const finding of findings) console.log(JSON.stringify(finding));
    return [
      ...[...happened].map(([what, value]) => ({ what, value, unit: 'times' })),
      ...answers(tally),
      ...growth(before, after),
      { what: 'findings of verify', value: findings.length, unit: '', goal: { atMost: 0 } },
    ];
  } finally {
    await server.stop();
    await line.close();
    await smtp.close();
  }
}

function answers(tally: Tally): Figure[] {
  const { served, conflicts, limited, busy, broken } = tally;
  const unexpected = tally.unexpected.length;
  const all = served + conflicts + limited + busy + broken + unexpected;
  const share = (what: string, value: number): Figure => ({ what, value: (100 * value) / all, unit: '%' });
  return [
    { what: 'requests', value: all, unit: '' },
    share('served', served),
    share('409, gone or changed meanwhile', conflicts),
    share('429, too many', limited),
    share('503, busy', busy),
    share('connections broken off', broken),
    { what: 'unexpected answers', value: unexpected, unit: '', goal: { atMost: 0 } },
  ];
}

/** Resources in use: name → value and unit. */
type Sample = Map<string, { value: number; unit: string }>;

function growth(before: Sample, after: Sample): Figure[] {
  return [...after].map(([what, { value, unit }]) => ({
    what,
    value,
    unit,
    reference: { what: 'warmed up', value: before.get(what)?.value ?? 0 },
  }));
}

const MOST_TABLES = 6;

async function sample(server: RunningServer): Promise<Sample> {
  const main = server.process.pid ?? 0;
  const workers = await workersOf(server);
  const database = await familyOf(await databaseIds(server.dataDir));
  const known = new Set([main, ...workers, ...database]);
  const others = (await familyOf([main])).filter((pid) => !known.has(pid));
  const result: Sample = new Map();
  const groups: [string, number[]][] = [
    ['first process', [main]],
    ...workers.map((pid, n): [string, number[]] => [`worker ${n + 1}`, [pid]]),
    ['processes of workers', others],
    ['database', database],
  ];
  for (const [what, pids] of groups)
    result.set(`memory, ${what}`, { value: await memoryAlone(pids), unit: 'MB' });
  for (const [what, pids] of groups)
    result.set(`descriptors, ${what}`, { value: await descriptorsOf(pids), unit: '' });
  for (const { name: table, size, dead } of await tablesOf(server)) {
    result.set(`size, ${table}`, { value: size, unit: 'MB' });
    result.set(`dead rows, ${table}`, { value: dead, unit: '' });
  }
  return result;
}

async function descriptorsOf(pids: readonly number[]): Promise<number> {
  const counts = pids.map((pid) =>
    readdir(`/proc/${pid}/fd`).then(
      (all) => all.length,
      () => 0,
    ),
  );
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** All tables together, then those with the most dead rows. */
async function tablesOf({ dataDir }: RunningServer) {
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, exclusive: false });
  const { rows } = await asAdmin(connection, (client) =>
    client.query<{ name: string; size: number; dead: number }>(
      `select coalesce(relname, 'all tables') as name, sum(n_dead_tup)::float as dead,
         sum(pg_total_relation_size(relid))::float / 1048576 as size
       from pg_stat_user_tables group by rollup (relname)
       order by relname is not null, dead desc limit ${MOST_TABLES + 1}`,
    ),
  );
  await stop();
  return rows;
}

/** Findings of `npm run site -- verify`, which exits with its own status if there are any. */
async function verify({ dataDir }: RunningServer): Promise<Verification> {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [join(root, 'src/site.ts'), 'verify', '--json'],
    { env: { ...process.env, DATA_DIR: dataDir } },
  ).catch((error: { stdout: string; stderr: string }) => error);
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as Verification;
}
