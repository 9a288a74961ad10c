import { afterEach, beforeEach, expect, test } from 'vitest';
import { startMessageWorker } from '../server/index.ts';
import { eventually } from '../../../../tests/support/eventually.ts';
import { answers, contactForm, type FormWorld, formWorld } from './world.ts';

let world: FormWorld;
beforeEach(async () => void (world = await formWorld()));
afterEach(() => world.close());

const send = async (form: string, email: string, more: object = {}) =>
  world.visitor().call('POST /api/message', { body: { form, content: { ...answers, ...more, email } } });

test('messages older than the owner keeps them are deleted with their mails, those with a star stay', async () => {
  const form = await world.form(contactForm);
  for (const name of ['old', 'starred', 'new']) await send(form, `${name}@example.com`, { message: name });
  const [, starred] = await world.messages();
  await world.boss.call('PUT /api/message/{id}', {
    params: { id: starred?.['_id'] },
    body: { starred: true },
  });
  await world.db.forWebsite(world.site.id, (tx) =>
    tx
      .updateTable('messages')
      .set({ created_at: new Date(Date.now() - 31 * 24 * 3600 * 1000) })
      .where('sender_email', '<>', 'new@example.com')
      .execute(),
  );
  await startMessageWorker({ db: world.db, jobs: world.jobs });
  await world.boss.call('PUT /api/messages/settings', { body: { keepDays: 30 } });
  const left = await eventually(
    () => world.messages(),
    (messages) => messages.length < 3,
  );
  expect(left.map(({ email }) => email)).toEqual(['new@example.com', 'starred@example.com']);
  expect(JSON.stringify(await world.mails())).not.toContain('old@example.com');
  expect((await world.boss.call('GET /api/messages/settings')).body).toEqual({ keepDays: 30 });
});

const tokenIn = (text = '') => /confirm\?token=([\w-]+)/.exec(text)?.[1] ?? '';
const confirm = (token: string) => world.visitor().call('POST /api/newsletter/confirm', { body: { token } });
const subscribers = async () =>
  (await world.boss.call('GET /api/subscribers')).body as { email: string; status: string }[];
const newsletter = {
  name: 'Letter',
  newsletter: true,
  content: [{ name: 'email', label: 'Email', type: 'email', required: true }],
};
const signUp = (form: string, email: string) =>
  world.visitor().call('POST /api/message', { body: { form, content: { email }, origin: '/' } });

test('nobody is on the list before the link of the mail was followed, and one press leaves it', async () => {
  const form = await world.form(newsletter);
  expect((await signUp(form, 'Ada@Example.com')).status).toBe(201);
  expect(await subscribers()).toMatchObject([{ email: 'ada@example.com', status: 'waiting' }]);
  // Kept as proof, without a notification.
  expect((await world.boss.call('GET /api/messages/unread')).body).toMatchObject({ unread: 0 });
  const [mail, ...others] = await world.mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ email_id: 'newsletter-confirm', recipient: 'ada@example.com' });
  const token = tokenIn(mail?.body_text);
  expect((await confirm('x'.repeat(43))).status).toBe(400);
  expect((await confirm(token)).body).toEqual({ email: 'ada@example.com' });
  expect((await confirm(token)).status).toBe(200);
  expect(await subscribers()).toMatchObject([{ status: 'confirmed' }]);

  // Existing subscribers get no email, and the answer is the same.
  expect((await signUp(form, 'ada@example.com')).status).toBe(201);
  expect(await world.mails()).toHaveLength(1);
  const left = await world.visitor().call('POST /api/newsletter/leave', { body: { token } });
  expect(left.body).toEqual({ email: 'ada@example.com' });
  expect(await subscribers()).toMatchObject([{ status: 'left' }]);
  expect((await confirm(token)).status).toBe(400);
});

test('a sign-up that was taken for spam asks for leave only when the owner says that it is none', async () => {
  const form = await world.form(newsletter);
  const sent = await world
    .visitor()
    .call('POST /api/message', { body: { form, content: { email: 'bo@example.com' }, further: 'x' } });
  expect(await subscribers()).toEqual([]);
  const { _id: id } = sent.body as { _id: string };
  for (const spam of [false, true, false])
    await world.boss.call('PUT /api/message/{id}', { params: { id }, body: { spam } });
  expect(await subscribers()).toMatchObject([{ email: 'bo@example.com', status: 'waiting' }]);
  expect(await world.mails()).toHaveLength(1);
});

test('the link of a sign-up is good for a week', async () => {
  const form = await world.form(newsletter);
  await signUp(form, 'late@example.com');
  await world.db.forWebsite(world.site.id, (tx) =>
    tx
      .updateTable('subscribers')
      .set({ created_at: new Date(Date.now() - 8 * 24 * 3600 * 1000) })
      .execute(),
  );
  expect((await confirm(tokenIn((await world.mails())[0]?.body_text))).status).toBe(400);
});
