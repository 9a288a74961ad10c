import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueTicket } from '../server/ticket.ts';
import { answers, contactForm, type FormWorld, formWorld } from './world.ts';

let world: FormWorld;
let form: string;
beforeAll(async () => {
  world = await formWorld();
  form = await world.form({
    ...contactForm,
    reply: { on: true, subject: 'Thank you', text: 'We answer within two days.' },
  });
});
afterAll(() => world.close());

const send = (content: object, more: object = {}, from?: string) =>
  world.visitor(from).call('POST /api/message', { body: { form, content, origin: '/contact', ...more } });
const reasonOf = async (q: string) => {
  const found = await world.messages({ q, spam: true });
  return found[0]?.['spamReason'];
};
const mailsTo = async (to: string) => (await world.mails()).filter(({ recipient }) => recipient === to);

test.each([
  ['the hidden field', { message: 'caught-hidden' }, { further: 'https://spam.test' }, /hidden field/],
  ['link code', { message: 'caught-code <a href="https://x.test">x</a>' }, {}, /link code/],
  [
    'many links',
    { message: 'caught-many https://a.test https://b.test http://c.test www.d.test' },
    {},
    /4 links/,
  ],
  ['words for sale', { message: 'caught-words SEO services at https://a.test' }, {}, /seo services/],
  ['a link as a name', { name: 'https://spam.test', message: 'caught-name' }, {}, /contains a link/],
])('%s: kept apart with the reason, and nobody is written to', async (_, said, more, reason) => {
  const before = (await world.mails()).length;
  const sent = await send({ ...answers, ...said }, more);
  expect(sent.status).toBe(201);
  expect(await reasonOf(said.message.slice(0, 11))).toMatch(reason);
  expect(await world.messages({ q: said.message.slice(0, 11) })).toEqual([]);
  expect((await world.mails()).length).toBe(before);
});

test('what a person writes is not taken for spam', async () => {
  for (const message of [
    'honest-1: my pot is at https://photos.example/1 and https://photos.example/2',
    'honest-2: we run a casino night for charity and need 40 cups',
    'honest-3: 你好，我想要一个蓝色的碗',
    'honest-4: <3 your work',
  ])
    await send({ ...answers, message });
  expect((await world.messages({ q: 'honest-' })).length).toBe(4);
});

test('a form that is sent faster than people type is caught, by a ticket that nobody can make up', async () => {
  const { ticket } = (
    await world.visitor().call('POST /api/form/{id}/ticket', { params: { id: form }, body: {} })
  ).body as { ticket: string };
  await send({ ...answers, message: 'hasty' }, { ticket });
  expect(await reasonOf('hasty')).toMatch(/seconds after/);
  const secret = await world.db.forWebsite(world.site.id, async (tx) => {
    const row = await tx.selectFrom('forms').select('secret').where('id', '=', form).executeTakeFirst();
    return row?.secret ?? Buffer.alloc(0);
  });
  await send({ ...answers, message: 'unhurried' }, { ticket: issueTicket(secret, form, Date.now() - 9_000) });
  expect(await world.messages({ q: 'unhurried' })).toHaveLength(1);
  // A missing ticket proves nothing, because pages work without script.
  for (const odd of ['', 'x', `${ticket}x`, '0.0', '..'])
    await send({ ...answers, message: `odd-ticket ${odd}` }, { ticket: odd });
  expect(await world.messages({ q: 'odd-ticket' })).toHaveLength(5);
});

test('the very same words are caught from the fourth time on', async () => {
  for (let count = 0; count < 5; count += 1) await send({ ...answers, message: 'again-and-again' });
  expect(await world.messages({ q: 'again-and-again' })).toHaveLength(3);
  expect(await world.messages({ q: 'again-and-again', spam: true })).toHaveLength(2);
});

test('one victim gets three automatic replies a day, however many ask at once, none with the sender’s words', async () => {
  const victim = 'victim@example.org';
  for (let round = 0; round < 10; round += 1)
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        send({ name: `Buy pills ${round} ${n}`, email: victim, message: `evil words ${round} ${n}` }),
      ),
    );
  const mails = await mailsTo(victim);
  expect(mails.map(({ email_id }) => email_id)).toEqual(Array(3).fill('message-thanks'));
  for (const { html, body_text, subject } of mails)
    expect(html + body_text + subject).not.toMatch(/evil|pills/);
  expect(mails[0]?.body_text).toContain('We answer within two days.');
});

test('the limiter comes first: one network is stopped, and learns when it may try again', async () => {
  const from = '203.0.113.77';
  const sent = [];
  for (let count = 0; count < 42; count += 1)
    sent.push(await send({ ...answers, message: `flood ${count}` }, { further: 'x' }, from));
  expect(sent.filter(({ status }) => status === 201)).toHaveLength(40);
  const last = sent.at(-1);
  expect(last?.status).toBe(429);
  expect(last?.retryAfter).toBeGreaterThan(0);
  expect((await send({ ...answers, message: 'from elsewhere' })).status).toBe(201);
});

test('what was caught by mistake goes to the inbox and back', async () => {
  const id = ((await send({ ...answers, message: 'mistaken' }, { further: 'x' })).body as { _id: string })
    ._id;
  await world.boss.call('PUT /api/message/{id}', { params: { id }, body: { spam: false } });
  expect(await world.messages({ q: 'mistaken' })).toHaveLength(1);
  await world.boss.call('PUT /api/messages', { body: { messages: [id], spam: true } });
  expect(await reasonOf('mistaken')).toMatch(/hidden field/);
});
