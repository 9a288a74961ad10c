import { connect } from 'node:net';
import { once } from 'node:events';
import { createTransport } from 'nodemailer';
import { afterAll, expect, test } from 'vitest';
import { receiveMails } from '../../emails/server/index.ts';
import { keepMailedAnswer, knowsMailbox } from '../server/index.ts';
import { silent } from '../../../../tests/support/site-context.ts';
import { answers, contactForm, formWorld } from './world.ts';

const world = await formWorld();
let broken = false;
const inbox = await receiveMails({
  domain: 'answers.test',
  host: '127.0.0.1',
  port: 0,
  knows: (mailbox) => knowsMailbox(world.forms, mailbox),
  take: (mail) => (broken ? Promise.reject(new Error('away')) : keepMailedAnswer(world.forms, mail)),
  log: silent,
});
const post = createTransport({
  host: '127.0.0.1',
  port: inbox.port,
  ignoreTLS: true,
  pool: true,
  maxConnections: 1,
  maxMessages: 1000,
});
afterAll(async () => {
  post.close();
  await inbox.close();
  await world.close();
});

const form = await world.form({ ...contactForm, tell: ['desk@one.test'] });

/** A message with a reply by the owner. @returns it, and the address for the sender's answers */
async function conversation(): Promise<{ id: string; to: string }> {
  const { body } = await world.visitor().call('POST /api/message', { body: { form, content: answers } });
  const { _id: id } = body as { _id: string };
  await world.boss.call('POST /api/message/{id}/reply', { params: { id }, body: { body: 'We kept it.' } });
  const mail = (await world.mails()).findLast((one) => one.email_id === 'message-answer');
  return { id, to: mail?.reply_to ?? '' };
}

const mailTo = (to: string, more: object = {}) => ({
  from: 'Ada Brook <ada@example.com>',
  to,
  subject: 'Re: An answer',
  text: 'Lovely, I’ll pick it up on Saturday.\n\nOn Monday, One wrote:\n> We kept it.\n',
  messageId: '<first@example.com>',
  ...more,
});
const shown = async (id: string) =>
  (await world.boss.call('GET /api/message/{id}', { params: { id } })).body as {
    read: boolean;
    archived: boolean;
    thread: { kind: string; body: string; author: string }[];
  };
const refusalOf = (mail: object): Promise<string> =>
  post.sendMail(mail).then(
    () => 'taken',
    ({ response }: { response: string }) => response,
  );

test('what a sender writes back stands in the conversation once, unread, found by its words, and is told', async () => {
  const { id, to } = await conversation();
  await world.boss.call('PUT /api/message/{id}', { params: { id }, body: { read: true, archived: true } });
  await post.sendMail(mailTo(to));
  // A mail server that missed our answer sends the email again.
  await post.sendMail(mailTo(to.toUpperCase()));
  const message = await shown(id);
  expect(message).toMatchObject({ read: false, archived: false });
  expect(message.thread).toMatchObject([
    { kind: 'reply', body: 'We kept it.' },
    { kind: 'answer', body: 'Lovely, I’ll pick it up on Saturday.', author: 'ada@example.com' },
  ]);
  expect((await world.messages({ q: 'saturday' })).map((one) => one['_id'])).toEqual([id]);
  const told = (await world.mails()).filter((one) => one.email_id === 'message-answered');
  expect(told.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['desk@one.test', 'Ada Brook replied (Contact)'],
  ]);
});

test('each conversation has an address of its own, the same for all its answers', async () => {
  const first = await conversation();
  const second = await conversation();
  await world.boss.call('POST /api/message/{id}/reply', {
    params: { id: first.id },
    body: { body: 'And another.' },
  });
  const again = (await world.mails()).findLast((one) => one.email_id === 'message-answer');
  expect(again?.reply_to).toBe(first.to);
  expect(second.to).not.toBe(first.to);
});

test('words of a mail that is HTML alone are read, and files are named', async () => {
  const { id, to } = await conversation();
  const attachments = [{ filename: 'bowl.pdf', content: 'x' }];
  await post.sendMail({
    ...mailTo(to),
    text: undefined,
    html: '<p>Thank <b>you</b><script>x</script></p>',
    attachments,
  });
  expect((await shown(id)).thread.at(-1)?.body).toBe('Thank you\n\nAttachments that weren’t saved: bowl.pdf');
});

test('what machines write is thrown away, and made no mail of', async () => {
  const { id, to } = await conversation();
  const before = (await world.mails()).length;
  await post.sendMail({ ...mailTo(to), headers: { 'Auto-Submitted': 'auto-replied' } });
  await post.sendMail({ ...mailTo(to), headers: { Precedence: 'bulk' } });
  await post.sendMail({ ...mailTo(to), envelope: { from: '', to } });
  expect((await shown(id)).thread).toHaveLength(1);
  expect((await world.mails()).length).toBe(before);
});

test('unknown, other and deleted addresses are refused; what is too large or too much too', async () => {
  const { id, to } = await conversation();
  const [mailbox = ''] = to.split('@');
  expect(await refusalOf(mailTo('owner@one.test'))).toMatch(/^550 Relaying denied/);
  for (const wrong of [
    'owner@answers.test',
    `${mailbox}0@answers.test`,
    `${'0'.repeat(32)}.${'0'.repeat(20)}@answers.test`,
  ])
    expect(await refusalOf(mailTo(wrong))).toMatch(/^550 .*no longer accepts/);
  expect(await refusalOf(mailTo(to, { text: 'x'.repeat(16 * 1024 ** 2) }))).toMatch(/^552/);
  for (let count = 0; count < 30; count += 1)
    await post.sendMail(mailTo(to, { messageId: `<${count}@x.test>` }));
  expect(await refusalOf(mailTo(to, { messageId: '<31@x.test>' }))).toMatch(/^452/);
  await world.boss.call('DELETE /api/message/{id}', { params: { id } });
  expect(await refusalOf(mailTo(to))).toMatch(/^550/);
});

test('while the database is away its sender is told to try again', async () => {
  const { id, to } = await conversation();
  broken = true;
  expect(await refusalOf(mailTo(to))).toMatch(/^451/);
  broken = false;
  expect(await refusalOf(mailTo(to))).toBe('taken');
  expect((await shown(id)).thread).toHaveLength(2);
});

test('a sender’s address that is several, or script, is shown as text and written to by nobody', async () => {
  const { id, to } = await conversation();
  const socket = connect(inbox.port, '127.0.0.1');
  await once(socket, 'connect');
  const mail = [
    'From: "<script>x</script>" <a@b.test,c@d.test>',
    'Subject: a',
    '',
    '<script>y</script>',
    '.',
  ];
  const lines = ['EHLO x.test', 'MAIL FROM:<a@b.test>', `RCPT TO:<${to}>`, 'DATA', ...mail, 'QUIT'];
  let said = '';
  let next = 0;
  socket.on('data', (part: Buffer) => {
    said += part.toString();
    if (!/^\d{3} .*\r\n$/m.test(part.toString())) return;
    const line = lines[next] ?? '';
    if (line === '.') return;
    const until = line === 'DATA' ? next + 1 : line.startsWith('From') ? lines.indexOf('.') + 1 : next + 1;
    socket.write(`${lines.slice(next, until).join('\r\n')}\r\n`);
    next = until;
  });
  await once(socket, 'close');
  expect(said).toContain('221');
  expect((await shown(id)).thread.at(-1)).toMatchObject({ kind: 'answer', body: '<script>y</script>' });
});
