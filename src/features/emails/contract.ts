import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { id, idParams, instant, paging } from '../../lib/values/shapes.ts';

export const mailStatuses = ['waiting', 'sent', 'failed', 'stopped'] as const;
const status = z.enum(mailStatuses);

export const mail = z.object({
  _id: id,
  emailID: z.string(),
  to: z.string(),
  subject: z.string(),
  /** `stopped`: the recipient unsubscribed before it was sent. */
  status,
  tries: z.int(),
  /** The mail server's answer, or why it was not reached. */
  answer: z.string(),
  createdAt: instant,
  sentAt: instant.nullable(),
  nextTryAt: instant.nullable(),
});
export type Mail = z.output<typeof mail>;

const mailWithBody = mail.extend({ html: z.string(), text: z.string(), replyTo: z.string().nullable() });
export type MailWithBody = z.output<typeof mailWithBody>;

export const emailsContract = contract({
  'GET /api/mails': {
    summary: 'Emails the site has sent or queued, newest first',
    who: 'owner',
    area: 'mails',
    query: z.strictObject({
      status: status.optional(),
      emailID: z.string().max(60).optional(),
      /** Words of the address or the subject. */
      q: z.string().max(200).optional(),
      ...paging,
    }),
    reply: z.array(mail),
  },
  'GET /api/mail/{id}': {
    summary: 'One email with its text',
    who: 'owner',
    area: 'mails',
    params: idParams,
    reply: mailWithBody,
  },
  'POST /api/mail/{id}/retry': {
    summary: 'Retry a failed or waiting email now',
    who: 'owner',
    area: 'mails',
    params: idParams,
    body: z.strictObject({}),
    reply: mail,
    refusals: { conflict: {} },
  },
});
