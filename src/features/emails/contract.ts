import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { id, idParams, instant, paging } from '../../lib/shapes.ts';

const mail = z.object({
  _id: id,
  emailID: z.string(),
  to: z.string(),
  subject: z.string(),
  status: z.enum(['waiting', 'sent', 'failed']),
  tries: z.int(),
  /** The other side's own words, or why it was not reached. */
  answer: z.string(),
  createdAt: instant,
  sentAt: instant.nullable(),
});
export type Mail = z.output<typeof mail>;

const mailWithBody = mail.extend({ html: z.string(), text: z.string() });
export type MailWithBody = z.output<typeof mailWithBody>;

export const emailsContract = contract({
  'GET /api/mails': {
    summary: 'Mails that the site has written, newest first',
    who: 'owner',
    query: z.strictObject({ status: z.enum(['waiting', 'sent', 'failed']).optional(), ...paging }),
    reply: z.array(mail),
  },
  'GET /api/mail/{id}': {
    summary: 'One mail with its text',
    who: 'owner',
    params: idParams,
    reply: mailWithBody,
  },
  'POST /api/mail/{id}/retry': {
    summary: 'Send a failed mail again',
    who: 'owner',
    params: idParams,
    body: z.strictObject({}),
    reply: mail,
    refusals: [409],
  },
});
