import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EmailTemplate } from '../template-contract.ts';
import type { Visitor } from '../../../../tests/support/site-context.ts';
import { mailWorld, type MailWorld, owner, until } from './world.ts';

let world: MailWorld;
let boss: Visitor;
beforeEach(async () => {
  world = await mailWorld();
  boss = world.visitor();
  await boss.call('POST /api/account/login', { body: owner });
});
afterEach(() => world.close());

const find = async (emailID: string) => {
  const { body } = await boss.call('GET /api/emails', { query: { emailID } });
  return (body as EmailTemplate[])[0] as EmailTemplate;
};
const put = (id: string, body: object) => boss.call('PUT /api/email/{id}', { params: { id }, body });
const written = async () => (await world.mails()).map(({ subject, body_text }) => ({ subject, body_text }));

test('every mail is listed, and its words can be changed, found by either name', async () => {
  const { body } = await boss.call('GET /api/emails', {});
  expect((body as EmailTemplate[]).map(({ emailID }) => emailID)).toEqual(
    expect.arrayContaining(['welcome', 'reset', 'password-changed']),
  );
  const welcome = await find('welcome');
  expect(welcome).toMatchObject({ changed: false, enabled: true, version: 1, updatedAt: null });
  const saved = await put(welcome._id, {
    subject: 'Hello {{email}}',
    body: 'Come in, **{{email}}**.',
    version: 1,
  });
  expect(saved.body).toMatchObject({
    _id: welcome._id,
    changed: true,
    version: 2,
    subject: 'Hello {{email}}',
  });
  await world.write('first');
  expect(await written()).toEqual([
    { subject: 'Hello ada@example.com', body_text: expect.stringContaining('Come in, ada@example.com.') },
  ]);
  expect((await world.mails())[0]?.html).toContain('<strong>ada@example.com</strong>');
});

test('what cannot be understood is refused with line and name, and changes nothing', async () => {
  const refused = await put('welcome', { subject: 'Hi {{nome}}', body: 'One\n\n{{constructor}}\n' });
  expect(refused.status).toBe(400);
  expect(refused.fields['subject']).toMatch(/Line 1: Unknown placeholder “nome”/);
  expect(refused.fields['body']).toMatch(/Line 3: Unknown placeholder “constructor”/);
  const refusedToo = await boss.call('POST /api/email', {
    body: { emailID: 'welcome', subject: 'Hi', body: 'x {{{email}}}' },
  });
  expect(refusedToo.fields['body']).toMatch(/Line 1: Use plain placeholders only/);
  expect((await put('reset', { body: 'No link here' })).fields['body']).toContain('{{resetLink}}');
  expect((await put('welcome', { subject: 'two\nlines' })).status).toBe(400);
  expect(await find('welcome')).toMatchObject({ changed: false, version: 1 });
});

test('a save based on another version is refused with what is there now, and so is a second beginning', async () => {
  const first = { emailID: 'welcome', subject: 'Mine', body: 'Mine' };
  expect((await boss.call('POST /api/email', { body: first })).status).toBe(201);
  expect((await boss.call('POST /api/email', { body: first })).status).toBe(409);
  expect((await put('welcome', { subject: 'Late', version: 1 })).status).toBe(409);
  expect((await put('welcome', { subject: 'Far', version: 9 })).status).toBe(409);
  expect((await put('password-changed', { subject: 'Far', version: 9 })).status).toBe(409);
  expect((await put('welcome', { subject: 'In time', version: 2 })).body).toMatchObject({ version: 3 });
});

// Fails if saveTemplate reads the version before it writes.
test('of twenty saves at once that are based on the same version, one wins', async () => {
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, n) => put('welcome', { subject: `Number ${n}`, version: 1 })),
  );
  expect(replies.filter(({ status }) => status === 200).length).toBe(1);
  expect(replies.filter(({ status }) => status === 409).length).toBe(19);
  expect(await find('welcome')).toMatchObject({ version: 2 });
});

test('versions are kept, can be restored, and outlive a return to the default', async () => {
  await put('welcome', { subject: 'First', body: 'First' });
  await put('welcome', { subject: 'Second' });
  expect((await boss.call('DELETE /api/email/{id}', { params: { id: 'welcome' } })).status).toBe(204);
  expect(await find('welcome')).toMatchObject({
    changed: false,
    version: 4,
    subject: 'Welcome to {{siteName}}',
  });
  const { body } = await boss.call('GET /api/email/{id}/versions', { params: { id: 'welcome' } });
  expect(body).toMatchObject([
    { version: 4, changed: false, savedBy: owner.email },
    { version: 3, subject: 'Second', body: 'First' },
    { version: 2, subject: 'First' },
    { version: 1, changed: false, savedAt: null },
  ]);
  const restore = (version: number) =>
    boss.call('POST /api/email/{id}/restore', { params: { id: 'welcome' }, body: { version } });
  expect((await restore(3)).body).toMatchObject({ version: 5, subject: 'Second', changed: true });
  expect((await restore(1)).body).toMatchObject({ version: 6, changed: false });
  expect((await restore(77)).status).toBe(404);
});

test('the product’s own words are not kept as the owner’s', async () => {
  const { subject, body } = await find('welcome');
  expect((await put('welcome', { subject, body: body.replaceAll('\n', '\r\n') })).body).toMatchObject({
    changed: false,
  });
});

test('a site in another language writes to visitors in it, and an owner’s own words stay', async () => {
  await world.db.forWebsite(world.site.id, (tx) => sql`update websites set locale = 'de-DE'`.execute(tx));
  expect(await find('welcome')).toMatchObject({ changed: false, subject: 'Willkommen bei {{siteName}}' });
  await Promise.all([world.startWorker(), world.startResets()]);
  const email = 'ada@example.com';
  await world.visitor().call('POST /api/account/register', { body: { email, password: 'kiln-at-dawn' } });
  await world.visitor().call('POST /api/account/forgot', { body: { email } });
  const sent = await until(async () => world.smtp.mails.length > 1 && world.smtp.mails);
  const said = sent.map(({ message: { subject, text } }) => `${subject}\n${text}`).toSorted();
  expect(said[0]).toMatch(/^Passwort für Site of one\.test zurücksetzen\n/);
  expect(said[1]).toMatch(/^Willkommen bei Site of one\.test\n/);
  for (const text of said) expect(text).not.toMatch(/\b(your|you|the|this|password|account)\b(?!\S)/i);

  await put('welcome', { subject: 'Servus' });
  expect(await find('welcome')).toMatchObject({ changed: true, subject: 'Servus' });
  const usual = await put('welcome', { subject: null, body: null });
  expect(usual.body).toMatchObject({ changed: false, subject: 'Willkommen bei {{siteName}}' });
  const english = 'Welcome to {{siteName}}';
  expect((await put('welcome', { subject: english })).body).toMatchObject({
    changed: true,
    subject: english,
  });
});

test('mails that are off are not written; some cannot be switched off', async () => {
  expect((await put('welcome', { enabled: false })).body).toMatchObject({ enabled: false, changed: false });
  expect(await world.write('off')).toBeUndefined();
  expect(await world.mails()).toEqual([]);
  await put('welcome', { enabled: true });
  expect(await world.write('on')).toBeTypeOf('string');
  const refused = await put('reset', { enabled: false });
  expect(refused.status).toBe(400);
  expect(refused.fields['enabled']).toMatch(/sign in/);
});

test('a preview shows words that are not saved, with the site’s own name and examples', async () => {
  const { body } = await boss.call('POST /api/email/{id}/preview', {
    params: { id: 'reset' },
    body: { subject: '{{siteName}} & you', body: '# Hi\n\n[[Go]]({{resetLink}})\n\n---\n\nSmall' },
  });
  const { subject, html, text } = body as { subject: string; html: string; text: string };
  expect(subject).toBe('Site of one.test & you');
  expect(html).toContain('http://one.test/account/reset?token=example');
  expect(text).toContain('Go:\nhttp://one.test/account/reset?token=example');
  expect(await find('reset')).toMatchObject({ changed: false });
});

test('a test goes to whoever asks, marked as one, and the log shows it', async () => {
  await world.startWorker();
  const sent = await boss.call('POST /api/email/{id}/test', {
    params: { id: 'reset' },
    body: { subject: 'New words' },
  });
  expect(sent).toMatchObject({ status: 201, body: { to: owner.email, subject: '[Test] New words' } });
  expect((await world.smtp.nextMail()).to).toEqual([owner.email]);
  const found = await boss.call('GET /api/mails', { query: { q: 'new WORDS', emailID: 'reset' } });
  expect((found.body as unknown[]).length).toBe(1);
  expect((await boss.call('GET /api/mails', { query: { q: '100%' } })).body).toEqual([]);
});

test('mails come from the name and answers go to the address that the owner has set', async () => {
  const set = (body: object) => boss.call('PUT /api/email-settings', { body });
  expect((await boss.call('GET /api/email-settings')).body).toMatchObject({
    senderName: '',
    replyTo: '',
    from: 'mail@platform.test',
    delivers: true,
    defaults: { senderName: 'Site of one.test' },
  });
  expect((await set({ senderName: 'A\nB' })).status).toBe(400);
  expect((await set({ replyTo: 'a@one.test, b@one.test' })).status).toBe(400);
  expect((await set({ replyTo: '"a@evil.test x"@ok.test' })).status).toBe(400);
  await set({ senderName: 'Ann "the pot" <x@y.test>', replyTo: 'ann@one.test' });
  await world.startWorker();
  await world.write('order-paid:1');
  const { message } = await world.smtp.nextMail();
  expect(message.from).toMatchObject({ address: 'mail@platform.test', name: 'Ann "the pot" <x@y.test>' });
  expect(message.replyTo?.map(({ address }) => address)).toEqual(['ann@one.test']);
  await set({ senderName: '' });
  expect((await boss.call('GET /api/email-settings')).body).toMatchObject({
    senderName: '',
    replyTo: 'ann@one.test',
  });
});

test.each([
  '"a@evil.test x"@ok.test',
  'a@ok.test, b@evil.test',
  'a@ok.test;b@evil.test',
  'Ada <a@evil.test>',
  'a@ok.test\r\nBcc: b@evil.test',
  'a(b@evil.test)@ok.test',
  '@evil.test',
  'a@ok.test>',
  'a@[127.0.0.1]',
])('nothing is sent to %j, and its cause is not held up', async (to) => {
  await world.startWorker();
  await world.write('odd', to);
  await world.write('even', 'ada@example.com');
  expect((await world.smtp.nextMail()).to).toEqual(['ada@example.com']);
  await until(async () => (await world.mails()).some(({ status }) => status === 'sent'));
  expect(world.smtp.mails.length).toBe(1);
  expect((await world.mails()).find(({ recipient }) => recipient === to)).toMatchObject({
    status: 'failed',
    tries: 0,
    answer: expect.stringContaining('Not sent: this isn’t a single'),
  });
});
