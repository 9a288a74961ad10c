import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSmtpServer, type TestSmtpServer } from './smtp-server.ts';

let smtp: TestSmtpServer;
const mail = {
  from: 'Clay & Kiln <studio@demo.test>',
  to: 'ada@example.test',
  subject: 'Grüße',
  text: 'Hello Ada',
};

beforeEach(async () => void (smtp = await startSmtpServer()));
afterEach(() => smtp.close());

test('keeps a mail with its envelope and its parsed parts', async () => {
  const next = smtp.nextMail();
  await createTransport(smtp.url).sendMail(mail);
  const { to, from, message } = await next;
  expect({ to, from, subject: message.subject, text: message.text?.trim() }).toEqual({
    to: ['ada@example.test'],
    from: 'studio@demo.test',
    subject: 'Grüße',
    text: 'Hello Ada',
  });
});

test('refuses for now and for good, then takes mails again', async () => {
  const transport = createTransport(smtp.url);
  smtp.refuse({ code: 450, text: 'Try again later' });
  await expect(transport.sendMail(mail)).rejects.toMatchObject({ responseCode: 450 });
  smtp.refuse({ code: 550, text: 'No such person' }, 'recipient');
  await expect(transport.sendMail(mail)).rejects.toMatchObject({ responseCode: 550 });
  expect([smtp.refused(), smtp.mails.length]).toEqual([2, 0]);
  smtp.refuse(undefined);
  await transport.sendMail(mail);
  expect((await smtp.nextMail()).message.subject).toBe('Grüße');
});

test('says when no mail comes', async () => {
  await expect(smtp.nextMail(20)).rejects.toThrow('No mail came within 20 ms');
});
