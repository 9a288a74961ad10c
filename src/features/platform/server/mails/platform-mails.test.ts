import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../../tests/support/database.ts';
import { eventually } from '../../../../../tests/support/eventually.ts';
import { asAdmin } from '../../../../../tests/support/postgres.ts';
import { silent } from '../../../../../tests/support/site-context.ts';
import { startSmtpServer } from '../../../../../tests/support/smtp-server.ts';
import { openJobs } from '../../../../lib/work/jobs.ts';
import { startMailWorker } from '../../../emails/server/index.ts';
import { platformMailStore } from './platform-mail-store.ts';
import { platformMails } from './platform-mails.ts';

const database = await createTestDatabase();
const smtp = await startSmtpServer();
const { db, admin } = database;
const opened: ReturnType<typeof openJobs>[] = [];

async function jobsOf() {
  const jobs = openJobs(admin, { log: silent });
  opened.push(jobs);
  await jobs.start();
  return jobs;
}
afterAll(async () => {
  for (const jobs of opened) await jobs.stop();
  await smtp.close();
  await database.close();
});

const ada = { email: 'ada@creators.test', language: null };
const log = silent;
const mailFrom = 'Sitewright <no-reply@platform.test>';
const rows = async () =>
  (
    await asAdmin(admin, (client) =>
      client.query(
        'select recipient, status, answer, html, body_text from sitewright.platform_mails order by id',
      ),
    )
  ).rows as { recipient: string; status: string; answer: string; html: string; body_text: string }[];

test('what was written before there was a mail server is shown, and delivered once there is one', async () => {
  const printed: string[] = [];
  const before = await jobsOf();
  await startMailWorker({
    db,
    jobs: before,
    others: [platformMailStore({ db, jobs: before })],
    smtpUrl: undefined,
    mailFrom,
    log,
    print: ({ text }) => void printed.push(text),
  });
  const write = platformMails({ jobs: before, origin: 'http://platform.test', host: 'platform.test' });
  const token = 't'.repeat(43);
  await db.acrossWebsites((tx) => write.newPassword(tx, ada, token));
  await eventually(
    async () => printed.length,
    (count) => count === 1,
  );
  expect(printed[0]).toContain(`http://platform.test/reset?token=${token}`);
  expect(JSON.stringify(await rows())).not.toContain(token);
  await before.stop();

  const after = await jobsOf();
  const worker = await startMailWorker({
    db,
    jobs: after,
    others: [platformMailStore({ db, jobs: after })],
    smtpUrl: smtp.url,
    mailFrom,
    log,
    print: () => {},
  });
  const mail = await smtp.nextMail();
  expect(mail.to).toEqual(['ada@creators.test']);
  expect(mail.message.text).toContain(`http://platform.test/reset?token=${token}`);
  expect(mail.message.from).toMatchObject({ name: 'Sitewright', address: 'no-reply@platform.test' });
  // Once it is sent, nobody who reads the table can use its link.
  const [row] = await eventually(rows, ([first]) => first?.status === 'sent');
  expect(row?.html + (row?.body_text ?? '')).not.toContain(token);

  // One cause never makes two emails, and a failed transaction makes none.
  const write2 = platformMails({ jobs: after, origin: 'http://platform.test', host: 'platform.test' });
  await db.acrossWebsites((tx) => write2.newPassword(tx, ada, token));
  await expect(
    db.acrossWebsites(async (tx) => {
      await write2.welcome(tx, { id: 'bob', email: 'bob@creators.test', language: null }, token);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  // A temporary refusal keeps the email waiting, with the server's answer.
  smtp.refuse({ code: 450, text: 'greylisted' });
  await db.acrossWebsites((tx) => write2.alreadyThere(tx, { email: 'eve@creators.test', language: null }));
  const all = await eventually(rows, (found) => found.at(-1)?.answer.includes('greylisted') === true);
  expect(all.map(({ recipient, status }) => [recipient, status])).toEqual([
    ['ada@creators.test', 'sent'],
    ['eve@creators.test', 'waiting'],
  ]);
  await worker.stop();
});
