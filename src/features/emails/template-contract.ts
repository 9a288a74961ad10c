import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { languages } from '../../lib/messages/languages.ts';
import { email, flag, id, instant, line, paging, version } from '../../lib/values/shapes.ts';
import { mail } from './contract.ts';

const template = z.object({
  _id: id,
  emailID: z.string(),
  name: z.string(),
  /** When and why it is sent. */
  purpose: z.string(),
  subject: z.string(),
  /** In the markup of `mail-body.ts`. */
  body: z.string(),
  enabled: z.boolean(),
  /** False while subject and body are the defaults. */
  changed: z.boolean(),
  placeholders: z.array(z.string()),
  version,
  updatedAt: instant.nullable(),
});
export type EmailTemplate = z.output<typeof template>;

/** Plain fields, each of which can filter the list. */
const templateFields = {
  _id: id.optional(),
  emailID: z.string().max(60).optional(),
  name: z.string().max(200).optional(),
  purpose: z.string().max(500).optional(),
  subject: z.string().max(200).optional(),
  body: z.string().max(20_000).optional(),
  enabled: flag.optional(),
  changed: flag.optional(),
  version: z.coerce.number().int().optional(),
  updatedAt: z.iso.datetime().optional(),
};

const templateVersion = z.object({
  version,
  subject: z.string(),
  body: z.string(),
  enabled: z.boolean(),
  changed: z.boolean(),
  savedAt: instant.nullable(),
  /** Address of the person who saved it; empty once the account is deleted. */
  savedBy: z.string().nullable(),
});
export type EmailTemplateVersion = z.output<typeof templateVersion>;

/** `_id`, or the `emailID`, which is the same on every site. */
const params = z.strictObject({ id: z.string().max(60) });

export const subject = line('a subject', 200);
export const body = z.string('Enter the email’s text.').trim().min(1, 'Enter a message.').max(20_000);

/** Unsaved texts, and which of the examples to use: 0 is the first. */
const draft = z.strictObject({
  subject: subject.optional(),
  body: body.optional(),
  example: z.int().min(0).max(20).default(0),
});

const settings = z.object({
  /** Empty: the site's name. */
  senderName: z.string(),
  /** Empty: the site's contact address. */
  replyTo: z.string(),
  /** The effective values if the two are empty. */
  defaults: z.object({ senderName: z.string(), replyTo: z.string() }),
  /** The sender address of all emails; the same for all sites of the server. */
  from: z.string(),
  /** False: no mail server is set, so emails wait. */
  delivers: z.boolean(),
});
export type EmailSettings = z.output<typeof settings>;

const subscription = z.object({
  site: z.string(),
  /** Names of the kinds of email. */
  mails: z.string(),
  email: z.string(),
  subscribed: z.boolean(),
});

const token = z.string().min(1, 'The link is not complete.').max(600, 'The link is not valid.');

export const templatesContract = contract({
  'GET /api/emails': {
    summary: 'All emails the site can send, with subject and body',
    who: 'owner',
    area: 'mails',
    query: z.strictObject({ ...templateFields, ...paging }),
    reply: z.array(template),
  },
  'POST /api/email': {
    summary: 'Customise an email that still has its default text',
    who: 'owner',
    area: 'mails',
    body: z.strictObject({ emailID: z.string().max(60), subject, body, enabled: z.boolean().optional() }),
    reply: template,
    status: 201,
    refusals: { conflict: {} },
  },
  'PUT /api/email/{id}': {
    act: { word: 'mail-changed' },
    summary: 'Change the subject or body of an email, or turn it on or off',
    who: 'owner',
    area: 'mails',
    params,
    /** `null` restores the default texts, in the site's language. */
    body: z.strictObject({
      subject: subject.nullable().optional(),
      body: body.nullable().optional(),
      enabled: z.boolean().optional(),
      version: version.optional(),
    }),
    reply: template,
    refusals: { conflict: {}, 'stale-version': { current: template } },
  },
  'DELETE /api/email/{id}': {
    act: { word: 'mail-reset' },
    summary: 'Reset an email to its default text',
    who: 'owner',
    area: 'mails',
    params,
    reply: null,
  },
  'POST /api/email/{id}/preview': {
    summary: 'Preview an email with example values',
    who: 'owner',
    area: 'mails',
    params,
    /** With `language`, as readers of that language get it, with the draft of its translation. */
    body: draft.extend({
      language: z.enum(languages, 'Choose one of the languages of your site.').optional(),
    }),
    reply: z.object({ subject: z.string(), html: z.string(), text: z.string() }),
  },
  'POST /api/email/{id}/test': {
    summary: 'Send a test email with example values to the caller',
    who: 'owner',
    area: 'mails',
    params,
    body: draft,
    reply: mail,
    status: 201,
  },
  'GET /api/email/{id}/versions': {
    summary: 'Version history of an email, newest first; the oldest is the default text',
    who: 'owner',
    area: 'mails',
    params,
    reply: z.array(templateVersion).max(200),
  },
  'POST /api/email/{id}/restore': {
    summary: 'Restore an earlier version',
    who: 'owner',
    area: 'mails',
    params,
    body: z.strictObject({ version }),
    reply: template,
  },
  'GET /api/email-settings': {
    summary: 'Sender name and reply-to address',
    who: 'owner',
    area: 'mails',
    reply: settings,
  },
  'PUT /api/email-settings': {
    act: { word: 'mail-settings-changed' },
    summary: 'Set the sender name and reply-to address',
    who: 'owner',
    area: 'mails',
    body: z.strictObject({
      senderName: line('a name', 100, 0).optional(),
      replyTo: z.union([z.literal(''), email], 'Enter an email address like name@example.com.').optional(),
    }),
    reply: settings,
  },
  'GET /api/unsubscribe': {
    summary: 'What an unsubscribe link applies to',
    who: 'visitor',
    query: z.strictObject({ token }),
    reply: subscription,
  },
  'POST /api/unsubscribe': {
    summary: 'Unsubscribe from emails of a kind, or resubscribe; the link authorises it',
    who: 'visitor',
    body: z.strictObject({ token, subscribed: z.boolean().default(false) }),
    reply: subscription,
  },
});
