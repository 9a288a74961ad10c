import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answers, contactForm, type FormWorld, formWorld } from './world.ts';

let world: FormWorld;
let form: string;
beforeAll(async () => {
  world = await formWorld();
  form = await world.form({ ...contactForm, tell: ['desk@one.test', 'shop@one.test'] });
});
afterAll(() => world.close());

const send = (content: object = answers, more: object = {}) =>
  world.visitor().call('POST /api/message', { body: { form, content, origin: '/contact', ...more } });
const idOf = ({ body }: { body: unknown }) => (body as { _id: string })._id;
const read = async (id: string) =>
  (await world.boss.call('GET /api/message/{id}', { params: { id } })).body as Record<string, unknown>;

describe('a message', () => {
  test('is kept, counted as unread, found, and told to those who are named', async () => {
    const sent = await send();
    expect(sent.status).toBe(201);
    expect(await read(idOf(sent))).toMatchObject({
      formName: 'Contact',
      origin: '/contact',
      name: 'Ada Brook',
      email: 'ada@example.com',
      preview: 'Is the blue bowl still there?',
      content: answers,
      spam: false,
      read: false,
      answers: [{ name: 'name', label: 'Your name', type: 'text', value: 'Ada Brook' }, {}, {}],
    });
    const counts = await world.boss.call('GET /api/messages/unread');
    expect(counts.body).toEqual({ unread: 1, spam: 0, newest: idOf(sent) });
    for (const q of ['BLUE', 'ada@ex', 'bowl brook', 'contact'])
      expect(await world.messages({ q }), q).toHaveLength(1);
    for (const q of ['b_ue', '100%', 'green', 'bowl green'])
      expect(await world.messages({ q }), q).toEqual([]);
    const mails = await world.mails();
    expect(mails.map(({ email_id, recipient }) => [email_id, recipient])).toEqual([
      ['message-received', 'desk@one.test'],
      ['message-received', 'shop@one.test'],
    ]);
    expect(mails[0]?.body_text).toContain('Is the blue bowl still there?');
    expect(mails[0]?.body_text).toContain(`http://one.test/admin/messages/${idOf(sent)}`);
  });

  test('goes to the owner where nobody is named', async () => {
    const plain = await world.form(contactForm);
    const before = (await world.mails()).length;
    await send({ ...answers, message: 'To nobody in particular' }, { form: plain });
    expect((await world.mails()).slice(before).map(({ recipient }) => recipient)).toEqual(['owner@one.test']);
  });

  test('needs no form', async () => {
    const free = await world.visitor().call('POST /api/message', {
      body: { content: { email: 'Eve@Example.com', message: 'Hello' }, origin: '/' },
    });
    expect(await read(idOf(free))).toMatchObject({ form: null, email: 'eve@example.com', preview: 'Hello' });
    const plain = await world.visitor().call('POST /api/message', { body: { content: 'Just words' } });
    expect(await read(idOf(plain))).toMatchObject({ content: { message: 'Just words' } });
  });

  test('is marked, starred, archived, several at once, and deleted', async () => {
    const ids = [
      idOf(await send({ ...answers, message: 'One' })),
      idOf(await send({ ...answers, message: 'Two' })),
    ];
    await world.boss.call('PUT /api/messages', { body: { messages: ids, archived: true, starred: true } });
    const starred = await world.messages({ archived: true, starred: true });
    expect(starred.map(({ _id }) => _id)).toEqual(ids.toReversed());
    await world.boss.call('PUT /api/messages', { body: { messages: ids, archived: false } });
    expect(await world.messages({ archived: true })).toEqual([]);
    const gone = await world.boss.call('POST /api/messages/delete', { body: { messages: ids } });
    expect(gone.body).toEqual({ deleted: 2 });
    expect((await world.boss.call('GET /api/message/{id}', { params: { id: ids[0] } })).status).toBe(404);
  });

  test('is answered by mail, with notes beside it', async () => {
    const id = idOf(await send({ ...answers, message: 'Please answer' }));
    const said = await world.boss.call('POST /api/message/{id}/reply', {
      params: { id },
      body: { body: 'Yes.\n\nIt is kept for you. <b>{{siteName}}</b>' },
    });
    expect(said.status).toBe(201);
    await world.boss.call('POST /api/message/{id}/note', { params: { id }, body: { body: 'Regular' } });
    const whole = await read(id);
    expect(whole['read']).toBe(true);
    expect(whole['repliedAt']).not.toBeNull();
    expect(whole['thread']).toMatchObject([
      { kind: 'reply', author: 'owner@one.test' },
      { kind: 'note', body: 'Regular' },
    ]);
    const mail = (await world.mails()).find(({ email_id }) => email_id === 'message-answer');
    expect(mail?.recipient).toBe('ada@example.com');
    // Markup and placeholders in an answer have no effect.
    expect(mail?.html).toContain('&#60;b&#62;{{siteName}}');
    const mute = await world.visitor().call('POST /api/message', { body: { content: 'No address' } });
    const refused = await world.boss.call('POST /api/message/{id}/reply', {
      params: { id: idOf(mute) },
      body: { body: 'Hello' },
    });
    expect(refused.status).toBe(409);
  });

  test('keeps its words when its form is deleted', async () => {
    const other = await world.form({ ...contactForm, name: 'Short-lived' });
    const id = idOf(await send({ ...answers, message: 'Still here' }, { form: other }));
    await world.boss.call('DELETE /api/form/{id}', { params: { id: other } });
    expect(await read(id)).toMatchObject({ form: null, formName: 'Short-lived', preview: 'Still here' });
  });
});

describe('the same request again', () => {
  const sender = '198.51.100.250';
  const keyed = (key: string, content: object) =>
    world.visitor(sender).call('POST /api/message', { body: { form, content }, key });

  test('is answered as the first time, also when both come at once', async () => {
    const content = { ...answers, message: 'Only once' };
    // Fails if the message is looked up instead of inserted under its unique key.
    const all = await Promise.all(Array.from({ length: 8 }, () => keyed('key-1', content)));
    expect(new Set(all.map(idOf)).size).toBe(1);
    expect(await world.messages({ q: 'only once' })).toHaveLength(1);
    const mails = (await world.mails()).filter(({ body_text }) => body_text.includes('Only once'));
    expect(mails).toHaveLength(2);
  });

  test('is refused for another message', async () => {
    expect((await keyed('key-2', { ...answers, message: 'First' })).status).toBe(201);
    expect((await keyed('key-2', { ...answers, message: 'Second' })).status).toBe(409);
    expect((await keyed('no key', { ...answers, message: 'Third' })).status).toBe(400);
  });
});

test('emails to visitors have a subject in the language of the site, whoever sends them', async () => {
  await world.db.forWebsite(world.site.id, (tx) => sql`update websites set locale = 'de-DE'`.execute(tx));
  const thanking = await world.form({ ...contactForm, reply: { on: true, subject: '', text: 'Bis bald!' } });
  await send({ ...answers, email: 'visitor@guests.test' }, { form: thanking });
  const free = await world.visitor().call('POST /api/message', {
    body: { content: { email: 'visitor@guests.test', message: 'Hallo' } },
  });
  await world.boss.call('POST /api/message/{id}/reply', {
    params: { id: idOf(free) },
    body: { body: 'Ja.' },
  });
  const subjects = (await world.mails())
    .filter(({ recipient }) => recipient === 'visitor@guests.test')
    .map(({ subject }) => subject);
  expect(subjects).toEqual([
    'Vielen Dank für Ihre Nachricht',
    expect.stringMatching(/^Re: Ihre Nachricht \(/),
  ]);
});
