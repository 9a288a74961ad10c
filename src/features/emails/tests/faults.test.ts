import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import type { Manner } from '../../../../tests/support/smtp-server.ts';
import { mailWorld, type MailWorld, until } from './world.ts';

let world: MailWorld;
beforeEach(async () => void (world = await mailWorld()));
afterEach(async () => {
  world.smtp.wake();
  await world.close();
});

const allSent = (count: number, patience?: number) =>
  until(async () => {
    const mails = await world.mails();
    return mails.length === count && mails.every(({ status }) => status === 'sent') && mails;
  }, patience);
const arrived = () => world.smtp.mails.flatMap(({ to }) => to).sort();

// Fails with fewer concurrent jobs than hanging emails, or without a limit per domain.
test('mails that their server sits on do not hold up others', async () => {
  world.smtp.treat((to) => (to.endsWith('@slow.test') ? 'hang' : 'take'));
  await world.startWorker();
  for (let n = 0; n < 12; n += 1) await world.write(`slow:${n}`, `s${n}@slow.test`);
  for (let n = 0; n < 12; n += 1) await world.write(`fine:${n}`, `f${n}@fine.test`);
  await until(async () => world.smtp.mails.length === 12);
  expect(arrived().every((to) => to.endsWith('@fine.test'))).toBe(true);
  world.smtp.treat(() => 'take');
  world.smtp.wake();
  await allSent(24);
  expect(new Set(arrived()).size).toBe(24);
  expect(world.smtp.mails.length).toBe(24);
});

test('a server that never answers counts as a try, and the mail is not lost', async () => {
  world.smtp.treat(() => 'hang');
  await world.startWorker({ patience: 300 });
  await world.write('order-paid:1');
  const waiting = await until(async () => (await world.mails()).find(({ answer }) => answer !== ''));
  expect(waiting).toMatchObject({ status: 'waiting' });
  expect(waiting.answer).toMatch(/timeout|abort/i);
  world.smtp.treat(() => 'take');
  await allSent(1);
});

test.each([
  [421, 'Too many connections, closing'],
  [451, 'Local error in processing'],
  [452, 'Insufficient system storage'],
])('%i is tried again, and arrives once', async (code, text) => {
  let refusals = 3;
  world.smtp.treat(() => (refusals-- > 0 ? { code, text } : 'take'));
  await world.startWorker();
  await world.write('order-paid:1');
  const [mail] = await allSent(1);
  expect(mail?.tries).toBe(4);
  expect(world.smtp.offered()).toBe(4);
  expect(world.smtp.mails.length).toBe(1);
});

test('one mail that is refused for good takes no other with it', async () => {
  world.smtp.treat((to) => (to.startsWith('bad') ? { code: 550, text: 'No such user' } : 'take'));
  await world.startWorker();
  for (const name of ['a', 'bad', 'b', 'c']) await world.write(`order-paid:${name}`, `${name}@example.com`);
  const mails = await until(async () => {
    const all = await world.mails();
    return all.every(({ status }) => status !== 'waiting') && all;
  });
  expect(mails.map(({ status }) => status)).toEqual(['sent', 'failed', 'sent', 'sent']);
  expect(mails[1]?.answer).toContain('No such user');
});

test('where the server dies after the content, nobody knows: it comes again under the same Message-ID', async () => {
  let deaths = 1;
  world.smtp.treat(() => (deaths-- > 0 ? 'die' : 'take'));
  await world.startWorker();
  await world.write('order-paid:1');
  const [mail] = await allSent(1);
  expect(mail?.tries).toBe(2);
  expect(world.smtp.offered()).toBe(2);
  expect(world.smtp.mails.map(({ message }) => message.messageId)).toEqual([
    mail?.message_id,
    mail?.message_id,
  ]);
});

// Fails if a result that can't be stored immediately is dropped.
test('what the server took is sent once, even while the database cannot note it', async () => {
  const may = (what: 'grant' | 'revoke') =>
    asAdmin(world.admin, (client) =>
      client.query(`${what} update on sitewright.mails ${what === 'grant' ? 'to' : 'from'} sitewright_app`),
    );
  world.smtp.treat(async (): Promise<Manner> => {
    await may('revoke');
    return 'take';
  });
  await world.startWorker();
  await world.write('order-paid:1');
  await until(async () => world.errors.length > 0);
  await may('grant');
  const [mail] = await allSent(1);
  expect(mail?.tries).toBe(1);
  expect(world.smtp.mails.length).toBe(1);
});

async function startChild() {
  const settings = JSON.stringify({ admin: world.admin, smtpUrl: world.smtp.url });
  const child = spawn(process.execPath, [join(import.meta.dirname, 'worker-child.ts'), settings], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    kill: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}

// Fails if nobody notices that a process stopped renewing its claim (`leaseSeconds` in lib/work/jobs.ts).
test('kill -9 in the middle loses nothing, and sends again only what was under way', async () => {
  let quick = 10;
  world.smtp.treat(() => (quick-- > 0 ? 'take' : 'hang'));
  const child = await startChild();
  for (let n = 0; n < 30; n += 1) await world.write(`order-paid:${n}`, `p${n}@d${n % 10}.test`);
  await until(async () => {
    const sent = (await world.mails()).filter(({ status }) => status === 'sent').length;
    return sent === 10 && world.smtp.offered() > 12;
  });
  await child.kill();
  const known = new Set(
    (await world.mails()).filter(({ status }) => status === 'sent').map((mail) => mail.message_id),
  );
  world.smtp.treat(() => 'take');
  await world.startWorker();
  const mails = await allSent(30, 120_000);
  const ids = world.smtp.mails.map(({ message }) => message.messageId ?? '');
  expect(new Set(ids)).toEqual(new Set(mails.map((mail) => mail.message_id)));
  for (const id of known) expect(ids.filter((one) => one === id).length).toBe(1);
});
