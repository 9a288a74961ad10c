import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deliveries, queueDelivery } from '../server/sending/delivery-queue.ts';
import { whileLocked } from '../../../../tests/support/while-locked.ts';
import { mailWorld, type MailWorld, until } from './world.ts';

let world: MailWorld;
beforeEach(async () => void (world = await mailWorld()));
afterEach(() => world.close());

const headersOf = (raw: string): string => raw.split('\r\n\r\n')[0] ?? '';

const settled = (status: string) =>
  until(async () => {
    const mails = await world.mails();
    return mails.length > 0 && mails.every((mail) => mail.status === status) && mails;
  });

const unfinishedJobs = async (): Promise<number | undefined> => {
  const { rows } = await world.db.acrossWebsites((tx) =>
    sql<{ n: number }>`select count(*)::int as n from pgboss.job where state < 'completed'`.execute(tx),
  );
  return rows[0]?.n;
};

const queueAgain = (mailId: string) =>
  world.db.forWebsite(world.site.id, (tx) =>
    queueDelivery(
      tx,
      world.jobs,
      deliveries,
      { websiteId: world.site.id, mailId, before: 0, attempt: 0 },
      { recipient: 'ada@example.com', secret: false, unsubscribe: null },
    ),
  );

test('each mail arrives exactly once, whatever the number of workers', async () => {
  for (let n = 0; n < 3; n += 1) await world.startWorker();
  const causes = Array.from({ length: 12 }, (_, n) => `order-paid:${n}`);
  for (const cause of causes) await world.write(cause, `${cause.replace(':', '-')}@example.com`);
  for (const { id } of await world.mails()) await queueAgain(id);
  const mails = await settled('sent');
  await world.stopWorkers();
  expect(world.smtp.mails.flatMap(({ to }) => to).sort()).toEqual(
    mails.map(({ recipient }) => recipient).sort(),
  );
  expect(mails.map(({ tries }) => tries)).toEqual(mails.map(() => 1));
});

// Fails if claimMail has no condition on the number of attempts.
test('of two workers that hold the same try at the same moment, one sends', async () => {
  await world.write('order-paid:1');
  const [mail] = await world.mails();
  await queueAgain(mail?.id ?? '');
  await whileLocked(world.db, world.site.id, sql`select from mails for update`, 2, async () => {
    await world.startWorker();
    await world.startWorker();
  });
  await settled('sent');
  await world.stopWorkers();
  expect(world.smtp.mails.length).toBe(1);
});

test('one cause makes one mail, and none when its transaction fails', async () => {
  await world.write('order-paid:1');
  await world.write('order-paid:1', 'other@example.com');
  await expect(
    world.db.forWebsite(world.site.id, async (tx) => {
      await tx.selectFrom('mails').select('id').where('website_id', '=', world.site.id).execute();
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect((await world.mails()).map(({ recipient }) => recipient)).toEqual(['ada@example.com']);
});

test('comes from the site by name, with a stable Message-ID and both bodies', async () => {
  await world.db.acrossWebsites((tx) =>
    tx
      .updateTable('websites')
      .set({ contact_email: 'studio@one.test', name: 'Kiln "&" Co\r\nBcc: x@y.test' })
      .execute(),
  );
  await world.startWorker();
  await world.write('order-paid:1');
  const { message, raw, from, to } = await world.smtp.nextMail();
  const [stored] = await world.mails();
  expect({ from, to }).toEqual({ from: 'mail@platform.test', to: ['ada@example.com'] });
  expect(message.from?.address).toBe('mail@platform.test');
  expect(message.from?.name).toContain('Kiln "&" Co');
  expect(message.replyTo?.[0]?.address).toBe('studio@one.test');
  expect(message.messageId).toBe(stored?.message_id);
  expect(message.messageId).toMatch(/^<[\w-]+@one\.test>$/);
  expect(message.html).toContain('http://one.test/account');
  expect(message.text).toContain('http://one.test/account');
  expect(headersOf(raw)).not.toMatch(/^Bcc:/im);
});

test('an address or subject cannot add headers', async () => {
  const write = world.write('order-paid:1', 'ada@example.com\r\nBcc: all@example.com');
  await write;
  await world.startWorker();
  await until(async () => (await world.mails())[0]?.status !== 'waiting');
  expect(world.smtp.mails.flatMap(({ to }) => to)).not.toContain('all@example.com');
  expect(world.smtp.mails.map(({ raw }) => headersOf(raw)).join()).not.toMatch(/^Bcc:/im);
});

test('what is refused for now is tried again with the same Message-ID', async () => {
  let first = true;
  world.smtp.treat(() => {
    if (!first) return 'hang';
    first = false;
    return { code: 450, text: 'Greylisted, come back' };
  });
  await world.startWorker();
  await world.write('order-paid:1');
  const waiting = await until(async () => (await world.mails()).find((mail) => mail.answer !== ''));
  expect(waiting.status).toBe('waiting');
  expect(waiting.answer).toContain('Greylisted, come back');
  await until(async () => world.smtp.offered() === 2);
  world.smtp.wake();
  const [sent] = await settled('sent');
  expect(sent?.tries).toBe(2);
  expect(world.smtp.mails.map(({ message }) => message.messageId)).toEqual([waiting.message_id]);
});

test('after its last try a mail has failed, and its owner can send it again', async () => {
  world.smtp.refuse({ code: 451, text: 'Disk full' });
  await world.startWorker({ pauses: [0, 0] });
  await world.write('order-paid:1');
  const [failed] = await settled('failed');
  expect([failed?.tries, world.smtp.refused()]).toEqual([3, 3]);
  expect(failed?.answer).toContain('Disk full');
});

test('what is refused for good is not tried again', async () => {
  world.smtp.refuse({ code: 550, text: 'No such person here' }, 'recipient');
  await world.startWorker();
  await world.write('order-paid:1');
  const [failed] = await settled('failed');
  expect(failed).toMatchObject({ tries: 1 });
  expect(failed?.answer).toContain('No such person here');
});

/** Seconds until the next attempt of the only waiting email. */
const untilNextTry = async (): Promise<number> => {
  const { rows } = await world.db.acrossWebsites((tx) =>
    sql<{
      seconds: number;
    }>`select extract(epoch from start_after - created_on)::float as seconds from pgboss.job
      where name = 'deliver-mail' and state = 'created'`.execute(tx),
  );
  return Math.round(rows[0]?.seconds ?? 0);
};
const answered = () => until(async () => (await world.mails()).find((mail) => mail.answer !== ''));
const DAY = [7 * 60, 3600];

test('a mail server that cannot be reached is tried again after 15 seconds, and that try is extra', async () => {
  await world.startWorker({ pauses: DAY, soonPauses: [15, 60, 300] });
  await world.smtp.close();
  await world.write('order-paid:1');
  expect((await answered()).answer).toContain('ECONNREFUSED');
  expect(await untilNextTry()).toBe(15);
});

test('three quick tries come before those of a day where the server says 421', async () => {
  world.smtp.refuse({ code: 421, text: 'Restarting' });
  await world.startWorker({ pauses: [0, 0], soonPauses: [0, 0, 0] });
  await world.write('order-paid:1');
  const [failed] = await settled('failed');
  expect([failed?.tries, world.smtp.refused()]).toEqual([6, 6]);
});

test.each([
  ['452', 452, '4.2.2 Mailbox full'],
  ['552 5.2.2', 552, '5.2.2 Over quota'],
])('a full mailbox (%s) waits for the tries of a day', async (_name, code, text) => {
  world.smtp.refuse({ code, text }, 'recipient');
  await world.startWorker({ pauses: DAY });
  await world.write('order-paid:1');
  expect(await answered()).toMatchObject({ status: 'waiting' });
  expect(await untilNextTry()).toBe(DAY[0]);
});

// Fails if noteUndeliverable has no condition on the previous answer.
test('without a mail server mails are printed once, wait, and leave when there is one', async () => {
  await world.startWorker({ server: false });
  await world.startWorker({ server: false });
  await world.write('order-paid:1');
  const waiting = await until(async () => (await world.mails()).find((mail) => mail.answer !== ''));
  expect(waiting).toMatchObject({ status: 'waiting', tries: 0 });
  await queueAgain(waiting.id);
  await until(async () => (await unfinishedJobs()) === 0);
  await world.stopWorkers();
  expect(world.printed.length).toBe(1);
  expect(world.printed[0]).toContain('ada@example.com: Welcome to Site of one.test');
  expect(world.printed[0]).toContain('http://one.test/account');
  await Promise.all([world.startWorker(), world.startWorker()]);
  await settled('sent');
  await world.stopWorkers();
  expect(world.smtp.mails.length).toBe(1);
  expect(world.printed.length).toBe(1);
});
