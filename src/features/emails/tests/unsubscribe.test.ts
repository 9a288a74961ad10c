import { afterEach, beforeEach, expect, test } from 'vitest';
import { speaking } from '../../../lib/messages/spoken-language.ts';
import { unsubscribeToken } from '../server/sending/unsubscribe-link.ts';
import { unsubscribeKey } from '../server/settings/settings-queries.ts';
import { mailWorld, type MailWorld, until } from './world.ts';

let world: MailWorld;
beforeEach(async () => void (world = await mailWorld()));
afterEach(() => world.close());

const reader = 'ada@example.com';
const tokenOf = (raw: string) =>
  /List-Unsubscribe:\s*<[^>\s]*token=([\w.-]+)>/i.exec(raw.replace(/\r\n[ \t]+/g, ''))?.[1] ?? '';

test('mails that nobody is owed say how to end them; others do not', async () => {
  await world.startWorker();
  await world.write('news:1', reader, { bulk: true });
  const news = await world.smtp.nextMail();
  const token = tokenOf(news.raw);
  expect(token).not.toBe('');
  expect(news.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/im);
  for (const part of [news.message.html, news.message.text])
    expect(part?.replaceAll('&#61;', '=')).toContain(`http://one.test/unsubscribe?token=${token}`);
  await world.write('order:1', reader);
  const order = await world.smtp.nextMail();
  expect(order.raw).not.toMatch(/List-Unsubscribe/i);
  expect(order.message.text).not.toContain('nsubscribe');
});

test('the link that people follow leads to the page in the language of the email', async () => {
  await world.startWorker();
  await world.write('news:1', reader, { bulk: true, language: 'de' });
  const { raw, message } = await world.smtp.nextMail();
  expect(raw.replace(/\r\n[ \t]+/g, '')).toMatch(/List-Unsubscribe:\s*<http:\/\/one\.test\/unsubscribe\?/i);
  for (const part of [message.html, message.text])
    expect(part?.replaceAll('&#61;', '=')).toContain(`http://one.test/de/unsubscribe?token=${tokenOf(raw)}`);
});

test('a link ends mails of its kind, without signing in, and brings them back', async () => {
  await world.startWorker();
  await world.write('news:1', reader, { bulk: true });
  const token = tokenOf((await world.smtp.nextMail()).raw);
  const anybody = world.visitor();
  const look = await anybody.call('GET /api/unsubscribe', { query: { token } });
  expect(look.body).toEqual({ site: 'Site of one.test', mails: 'Welcome', email: reader, subscribed: true });
  const end = (subscribed = false) => anybody.call('POST /api/unsubscribe', { body: { token, subscribed } });
  expect((await end()).body).toMatchObject({ subscribed: false });
  expect((await end()).body).toMatchObject({ subscribed: false });
  expect(await world.write('news:2', 'Ada@Example.com', { bulk: true })).toBeUndefined();
  // Transactional emails are still sent.
  await world.write('order:1', reader);
  expect((await world.smtp.nextMail()).to).toEqual([reader]);
  await end(true);
  expect(await world.write('news:3', reader, { bulk: true })).toBeTypeOf('string');
});

test('the name of what a link ends is in the language of the site', async () => {
  const key = await world.db.forWebsite(world.site.id, unsubscribeKey);
  const query = { token: unsubscribeToken(key, { recipient: reader, emailID: 'cart-left' }) };
  const look = () => world.visitor().call('GET /api/unsubscribe', { query });
  expect((await speaking({ language: 'de' }, look)).body).toMatchObject({
    mails: 'Erinnerung an den Warenkorb',
  });
  expect((await look()).body).toMatchObject({ mails: 'Abandoned cart reminder' });
});

test('who unsubscribes while a mail waits does not get it any more', async () => {
  await world.write('news:1', reader, { bulk: true });
  const [waiting] = await world.mails();
  const token = new URL(waiting?.unsubscribe ?? '').searchParams.get('token') ?? '';
  await world.visitor().call('POST /api/unsubscribe', { body: { token } });
  await world.startWorker();
  const stopped = await until(async () => (await world.mails()).find(({ status }) => status === 'stopped'));
  expect(stopped.answer).toContain('unsubscribed');
  expect(world.smtp.mails).toEqual([]);
});

test('a link that was not made here ends nothing', async () => {
  await world.write('news:1', reader, { bulk: true });
  const [mail] = await world.mails();
  const token = new URL(mail?.unsubscribe ?? '').searchParams.get('token') ?? '';
  const [content = '', signature = ''] = token.split('.');
  const other = Buffer.from(JSON.stringify(['welcome', 'grace@example.com'])).toString('base64url');
  for (const wrong of [
    `${other}.${signature}`,
    `${content}.`,
    content,
    'x.y',
    `${token}.x`,
    `${token}x`,
    '..',
  ])
    expect(
      (await world.visitor().call('POST /api/unsubscribe', { body: { token: wrong } })).status,
      wrong,
    ).toBe(400);
});
