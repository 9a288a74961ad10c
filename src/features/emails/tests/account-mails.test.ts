import { type RawBuilder, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { accountMails, queueMail } from '../server/index.ts';
import { mailWorld, type MailWorld, owner, until } from './world.ts';

let world: MailWorld;
beforeEach(async () => void (world = await mailWorld()));
afterEach(() => world.close());

const password = 'kiln-at-dawn';
const register = (email: string) =>
  world.visitor().call('POST /api/account/register', { body: { email, password } });
const boss = async () => {
  const visitor = world.visitor();
  await visitor.call('POST /api/account/login', { body: owner });
  return visitor;
};
const tokenIn = (text = '') => /token=([\w-]+)/.exec(text)?.[1] ?? '';

test('the link of a mail sets a new password, and the log never shows it', async () => {
  await Promise.all([register('ada@example.com'), world.startResets()]);
  await world.visitor().call('POST /api/account/forgot', { body: { email: 'ada@example.com' } });
  const written = await until(async () => (await world.mails()).find((mail) => mail.email_id === 'reset'));
  const owning = await boss();
  const read = async () =>
    (await owning.call('GET /api/mail/{id}', { params: { id: written.id } })).body as {
      html: string;
      text: string;
    };
  expect(tokenIn(written.body_text).length).toBe(43);
  const stored = () =>
    world.db.forWebsite(world.site.id, (tx) =>
      sql<{ sealed: string | null }>`select * from mails`.execute(tx),
    );
  const waiting = (await stored()).rows;
  for (const seen of [await read(), waiting])
    expect(JSON.stringify(seen)).not.toContain(tokenIn(written.body_text));
  expect(waiting.map(({ sealed }) => sealed !== null)).toEqual([false, true]);

  await world.startWorker();
  const mail = await until(async () =>
    world.smtp.mails.find(({ message }) => message.subject?.includes('password')),
  );
  expect(mail.message.text).toContain('http://one.test/account/reset?token=');
  const token = tokenIn(mail.message.text);
  await until(async () => (await world.mails()).every(({ status }) => status === 'sent'));
  const { rows } = await stored();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows.map(({ sealed }) => sealed)).toEqual([null, null]);
  expect((await read()).text).toContain('token=hidden');

  const reset = await world
    .visitor()
    .call('POST /api/account/reset', { body: { token, password: 'a-fresh-glaze' } });
  expect(reset.status).toBe(200);
  await until(async () => world.smtp.mails.some(({ message }) => message.subject?.includes('was changed')));
});

test('a sign-in from a new device is told by email, once for each', async () => {
  await world.startWorker();
  const enter = (agent?: string) =>
    world.visitor(agent).call('POST /api/account/login', { body: { email: 'ada@example.com', password } });
  const told = () => world.smtp.mails.filter(({ message }) => message.text?.includes('Firefox on Mac'));
  await register('ada@example.com');
  const firefox = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0';
  for (const agent of [undefined, firefox, firefox]) expect((await enter(agent)).status).toBe(200);
  const mails = async () => (await world.mails()).filter(({ email_id: id }) => id === 'new-device');
  await until(async () => (await mails()).every(({ status }) => status === 'sent') && told().length > 0);
  expect(await mails()).toMatchObject([{ recipient: 'ada@example.com' }]);
  expect(told()).toHaveLength(1);
});

test('the log shows nobody a link that waits to be sent, not even to their own account', async () => {
  await register('ada@example.com');
  await world.startResets();
  for (const email of [owner.email, 'ada@example.com']) {
    await world.visitor().call('POST /api/account/forgot', { body: { email } });
  }
  const written = await until(async () => {
    const resets = (await world.mails()).filter((mail) => mail.email_id === 'reset');
    return resets.length === 2 && resets;
  });
  const owning = await boss();
  const texts = await Promise.all(
    written.map(async ({ id, recipient }) => {
      const { body } = await owning.call('GET /api/mail/{id}', { params: { id } });
      return [recipient, tokenIn((body as { text: string }).text).length] as const;
    }),
  );
  expect(Object.fromEntries(texts)).toEqual({ [owner.email]: 6, 'ada@example.com': 6 });
});

test('a link that has expired before there was a mail server is not sent', async () => {
  await world.startResets();
  await world.visitor().call('POST /api/account/forgot', { body: { email: owner.email } });
  await until(async () => (await world.mails()).length === 1);
  // An invitation is valid for 7 days, so it is still sent.
  const invited = { site: world.site, accountId: 'none', email: 'eve@example.com', inviter: 'Ada' };
  await world.db.forWebsite(world.site.id, async (tx) => {
    const event = { ...invited, type: 'person-invited', role: 'editor', token: 'a-token-of-eve' } as const;
    await accountMails(world.jobs)(tx, event);
    await sql`update mails set created_at = created_at - interval '2 hours',
      expires_at = expires_at - interval '2 hours'`.execute(tx);
  });
  await world.startWorker();
  const failed = await until(async () => (await world.mails()).find(({ status }) => status === 'failed'));
  expect(failed.answer).toContain('expired');
  await until(async () => (await world.mails()).some(({ status }) => status === 'sent'));
  expect(world.smtp.mails.map(({ to }) => to)).toEqual([['eve@example.com']]);
  expect(world.smtp.mails[0]?.message.text).toContain('token=a-token-of-eve');
  expect([failed.sealed, failed.content]).toEqual([null, null]);
});

test('a refused link leaves the database and is not sent again, while an order’s link is kept sealed for that', async () => {
  await world.startResets();
  const link = 'http://one.test/account/order/1?key=kept-for-the-mailbox';
  await world.db.forWebsite(world.site.id, (tx) =>
    queueMail(tx, world.jobs, world.site, {
      emailID: 'welcome',
      to: 'ada@example.com',
      cause: 'order',
      values: { email: 'ada@example.com', accountLink: link },
    }),
  );
  await world.visitor().call('POST /api/account/forgot', { body: { email: owner.email } });
  const reset = await until(async () => (await world.mails()).find((mail) => mail.email_id === 'reset'));
  const token = tokenIn(reset.body_text);
  world.smtp.refuse({ code: 550, text: `blocked http://one.test/account/reset?token=${token}` });
  await world.startWorker();
  await until(async () => (await world.mails()).every(({ status }) => status === 'failed'));
  const { rows } = await world.db.forWebsite(world.site.id, (tx) =>
    sql<{ email_id: string; sealed: string | null }>`select * from mails order by email_id`.execute(tx),
  );
  for (const secret of [token, 'kept-for-the-mailbox']) expect(JSON.stringify(rows)).not.toContain(secret);
  expect(rows.map(({ email_id: id, sealed }) => [id, sealed !== null])).toEqual([
    ['reset', false],
    ['welcome', true],
  ]);
  world.smtp.refuse(undefined);
  const owning = await boss();
  const again = await owning.call('POST /api/mail/{id}/retry', { params: { id: reset.id }, body: {} });
  expect([again.status, JSON.stringify(again.body)]).toEqual([
    409,
    expect.stringContaining('Request a new one'),
  ]);
  const order = (await world.mails()).find((mail) => mail.email_id === 'welcome');
  await owning.call('POST /api/mail/{id}/retry', { params: { id: order?.id }, body: {} });
  expect((await world.smtp.nextMail()).message.text).toContain(link);
});

test('owners list mails page by page and send failed ones again; customers see none', async () => {
  for (let n = 0; n < 3; n += 1) await world.write(`order-paid:${n}`, `n${n}@example.com`);
  const owning = await boss();
  const first = await owning.call('GET /api/mails', { query: { limit: 2 } });
  const mails = first.body as { _id: string; to: string }[];
  expect(mails.map(({ to }) => to)).toEqual(['n2@example.com', 'n1@example.com']);
  expect(first.headers.get('link')).toContain(`after=${mails[1]?._id}`);
  const rest = await owning.call('GET /api/mails', {
    query: { limit: 2, after: mails[1]?._id, status: 'waiting' },
  });
  expect(rest.body).toMatchObject([{ to: 'n0@example.com', status: 'waiting', tries: 0, sentAt: null }]);

  const retry = { params: { id: mails[0]?._id }, body: {} };
  expect((await owning.call('POST /api/mail/{id}/retry', retry)).status).toBe(409);
  world.smtp.refuse({ code: 550, text: 'Not now' });
  await world.startWorker();
  await until(async () => (await world.mails()).every(({ status }) => status === 'failed'));
  world.smtp.refuse(undefined);
  expect((await owning.call('POST /api/mail/{id}/retry', retry)).body).toMatchObject({ status: 'waiting' });
  expect((await world.smtp.nextMail()).to).toEqual(['n2@example.com']);

  const customer = world.visitor();
  await customer.call('POST /api/account/register', { body: { email: 'ada@example.com', password } });
  expect((await customer.call('GET /api/mails')).status).toBe(403);
  expect((await world.visitor().call('GET /api/mail/{id}', { params: { id: mails[0]?._id } })).status).toBe(
    401,
  );
});

test('who deletes their account vanishes from the log of mails, but not whoever has that address indeed', async () => {
  const ada = world.visitor();
  await ada.call('POST /api/account/register', { body: { email: 'ada@example.com', password } });
  expect((await world.mails()).length).toBe(1);
  await world.write('her-booking', 'ada@example.com');
  const inLog = (statement: RawBuilder<unknown>) =>
    world.db.forWebsite(world.site.id, (tx) => statement.execute(tx));
  await inLog(sql`update mails set email_id = 'booking-confirmed' where cause = 'her-booking'`);
  await ada.call('POST /api/account/delete', { body: { password } });
  const { rows } = await inLog(sql`select email_id from mails where website_id = ${world.site.id}`);
  expect(rows).toEqual([{ email_id: 'booking-confirmed' }]);
});
