import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { queueMail } from '../src/features/emails/server/index.ts';
import { openJobs } from '../src/lib/work/jobs.ts';
import { newKey } from '../src/lib/keyring.ts';
import { openDatabase } from '../src/lib/db/database.ts';
import { startTestServer } from '../tests/support/postgres.ts';
import { createTestSite, silent } from '../tests/support/site-context.ts';
import type { Figure } from './support/figures.ts';
import { memoryOf } from './support/memory-of.ts';

export const name = 'mails';
export const describe =
  'Mails a second from the database through a local mail server, and the memory of the worker';

const MAILS = 1200;
const DOMAINS = 40;

/** Sends as many emails of the same size without a database, a queue or results. */
async function bare(url: string, count: number, html: string, text: string): Promise<number> {
  const transport = createTransport({ url, pool: true, maxConnections: 8 });
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: count }, (_, n) =>
      transport.sendMail({
        from: 'a@bench.test',
        to: `r${n}@d${n % DOMAINS}.test`,
        subject: 'Bench',
        html,
        text,
      }),
    ),
  );
  const seconds = (performance.now() - begun) / 1000;
  transport.close();
  return count / seconds;
}

/** A separate process, like the server's worker. Its first line of output means that it is ready. */
async function child(script: string, settings: object) {
  const started = spawn(
    process.execPath,
    ['--expose-gc', join(import.meta.dirname, script), JSON.stringify(settings)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const next = async () => String(((await once(started.stdout, 'data')) as [Buffer])[0]).trim();
  const said = await next();
  return {
    pid: started.pid ?? 0,
    said,
    /** Megabytes in use after a garbage collection. */
    inUse: async () => {
      const answer = next();
      started.stdin.write('\n');
      return Number(await answer);
    },
    stop: async () => {
      const gone = once(started, 'exit');
      started.kill('SIGKILL');
      await gone;
    },
  };
}

export async function run(): Promise<Figure[]> {
  const database = await startTestServer();
  const admin = { ...database.server.admin, database: database.server.template, keys: [newKey()] };
  const db = openDatabase(admin);
  const jobs = openJobs(admin, { log: silent });
  const server = await child('support/mail-sink.ts', {});
  const smtpUrl = server.said;
  try {
    await jobs.start();
    const site = await createTestSite(db, 'bench.test');
    const sent = async () => {
      const { count } = await db.forWebsite(site.id, (tx) =>
        tx
          .selectFrom('mails')
          .select(({ fn }) => fn.countAll<string>().as('count'))
          .where('website_id', '=', site.id)
          .where('status', '=', 'sent')
          .executeTakeFirstOrThrow(),
      );
      return Number(count);
    };
    const write = (n: number) =>
      db.forWebsite(site.id, (tx) =>
        queueMail(tx, jobs, site, {
          emailID: 'welcome',
          to: `r${n}@d${n % DOMAINS}.test`,
          cause: `bench:${n}`,
          values: { email: `r${n}@d.test`, accountLink: 'http://bench.test/account' },
        }),
      );
    for (let n = 0; n < MAILS; n += 1) await write(n);
    const worker = await child('support/mail-worker-child.ts', { admin, smtpUrl });
    const reach = async (count: number) => {
      while ((await sent()) < count) await pause(200);
      return performance.now();
    };
    const warm = await reach(MAILS / 4);
    const from = await sent();
    const before = await worker.inUse();
    const end = await reach(MAILS);
    const after = await worker.inUse();
    const resident = await memoryOf(worker.pid);
    await worker.stop();
    const [one] = await db.forWebsite(site.id, (tx) =>
      tx
        .selectFrom('mails')
        .select(['html', 'body_text'])
        .where('website_id', '=', site.id)
        .limit(1)
        .execute(),
    );
    const reference = await bare(smtpUrl, MAILS, one?.html ?? '', one?.body_text ?? '');
    return [
      {
        what: 'mails a second',
        value: (MAILS - from) / ((end - warm) / 1000),
        unit: '/s',
        goal: { atLeast: 50 },
      },
      { what: 'the mail server alone', value: reference, unit: '/s' },
      {
        what: 'memory in use at the end',
        value: after,
        unit: 'MB',
        reference: { what: 'after a quarter of them', value: before },
        goal: { atMost: 1.15 },
      },
      { what: 'of the process, with what it has not given back yet', value: resident, unit: 'MB' },
    ];
  } finally {
    await server.stop();
    await jobs.stop();
    await db.close();
    await database.stop();
  }
}
