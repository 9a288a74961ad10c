import { sql } from 'kysely';
import { containing } from '../../../../lib/db/containing.ts';
import type { Tx, CrossTx } from '../../../../lib/db/database.ts';
import { hideSecrets } from '../../../../lib/http/replies/hide-secrets.ts';
import { preparedSql } from '../../../../lib/db/prepared.ts';
import type { MailContent } from '../rendering/mail-content.ts';

const shown = [
  'id',
  'email_id',
  'recipient',
  'subject',
  'status',
  'tries',
  'answer',
  'secret',
  'created_at',
  'sent_at',
  'next_try_at',
] as const;

export interface NewMail {
  id: string;
  websiteId: string;
  cause: string;
  emailID: string;
  recipient: string;
  subject: string;
  content: MailContent;
  messageId: string;
  replyTo: string | null;
  inReplyTo: string | null;
  unsubscribe: string | null;
  calendar: string | null;
  secret: boolean;
  /** Hours until its link expires; null without one. */
  linkHours: number | null;
  /** Its content with secret links. */
  sealed: string | null;
  /** Why it cannot even be attempted. */
  failed?: string;
}

/** Whether its expiring link, if it has one, is still stored and valid. */
const canBeSent = sql<boolean>`(not secret or sealed is not null and expires_at > now())`;

const inserting = preparedSql(
  ({ websiteId, mails }: { websiteId: string; mails: string }) => sql<{ id: string; cause: string }>`
    insert into mails (website_id, id, cause, email_id, recipient, subject, html, body_text, content, sealed, message_id, secret,
      expires_at, reply_to, in_reply_to, unsubscribe, calendar, status, answer)
    select ${websiteId}::uuid, id, cause, email_id, recipient, subject, '', '', content, sealed, message_id, secret,
      now() + make_interval(hours => link_hours), reply_to,
      in_reply_to, unsubscribe, calendar, status, answer
    from jsonb_to_recordset(${mails}::jsonb) as t (id uuid, cause text, email_id text, recipient text, subject text, content jsonb,
      sealed text, message_id text, secret boolean, link_hours int, reply_to text, in_reply_to text, unsubscribe text, calendar text, status text,
      answer text)
    on conflict (website_id, cause) do nothing returning id, cause`,
);

/** @returns ids by cause; none for a cause that already has an email */
export async function insertMails(tx: Tx, mails: readonly NewMail[]): Promise<Map<string, string>> {
  const records = mails.map((mail) => ({
    id: mail.id,
    cause: mail.cause,
    email_id: mail.emailID,
    recipient: mail.recipient,
    subject: mail.subject,
    content: mail.content,
    message_id: mail.messageId,
    secret: mail.secret,
    link_hours: mail.linkHours,
    sealed: mail.sealed,
    reply_to: mail.replyTo,
    in_reply_to: mail.inReplyTo,
    unsubscribe: mail.unsubscribe,
    calendar: mail.calendar,
    status: mail.failed === undefined ? 'waiting' : 'failed',
    answer: mail.failed ?? '',
  }));
  const rows = await inserting(tx, { websiteId: tx.site, mails: JSON.stringify(records) });
  return new Map(rows.map(({ id, cause }) => [cause, id]));
}

/**
 * Claims a waiting email for attempt number `number`. Numbers only grow, and each is claimed once: two workers with the
 * same attempt cannot both send.
 */
export const claimMail = (tx: Tx, id: string, number: number) =>
  tx
    .updateTable('mails')
    .set({ tries: number, next_try_at: null })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('tries', '<', number)
    .returning([
      'email_id',
      'recipient',
      'subject',
      'html',
      'body_text',
      'content',
      'message_id',
      'reply_to',
      'in_reply_to',
      'unsubscribe',
      'calendar',
      'secret',
      'sealed',
    ])
    .returning(sql<boolean>`coalesce(expires_at < now(), false)`.as('expired'))
    .executeTakeFirst();

/** Records that no mail server could be reached; only the first process to do so succeeds. */
export const noteUndeliverable = (tx: Tx, id: string, answer: string) =>
  tx
    .updateTable('mails')
    .set({ answer })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('answer', '!=', answer)
    .returning(['email_id', 'recipient', 'subject', 'html', 'body_text', 'unsubscribe', 'content', 'sealed'])
    .executeTakeFirst();

export interface Outcome {
  status: 'waiting' | 'sent' | 'failed' | 'stopped';
  answer: string;
  /** Seconds until the next attempt. */
  pause?: number;
  /** As it was sent, without its secrets. */
  bodies?: { html: string; text: string };
}

/** An email's links are deleted from the database once it is sent or abandoned; a failed one may be sent again with them. */
export async function noteOutcome(tx: Tx, id: string, outcome: Outcome): Promise<void> {
  await tx
    .updateTable('mails')
    .set({
      status: outcome.status,
      answer: hideSecrets(outcome.answer),
      ...(outcome.status === 'sent' ? { sent_at: sql<Date>`now()` } : {}),
      next_try_at:
        outcome.pause === undefined ? null : sql<Date>`now() + make_interval(secs => ${outcome.pause})`,
      ...(outcome.bodies ? { html: outcome.bodies.html, body_text: outcome.bodies.text, content: null } : {}),
      ...(outcome.bodies || outcome.status === 'stopped' ? { sealed: null } : {}),
    })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute();
}

/** Across sites: emails that were only printed so far. */
export const undelivered = (tx: CrossTx, answer: string, { after, most }: { after: string; most: number }) =>
  tx
    .selectFrom('mails')
    .select(['website_id', 'id'])
    .where('status', '=', 'waiting')
    .where('answer', '=', answer)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();

/** Claims such an email among all processes. */
export const takeUp = (tx: Tx, id: string, answer: string) =>
  tx
    .updateTable('mails')
    .set({ answer: '' })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('answer', '=', answer)
    .returning(['tries', 'recipient', 'secret', 'unsubscribe'])
    .executeTakeFirst();

export interface MailFilter {
  status?: string | undefined;
  emailID?: string | undefined;
  /** Words of the address or the subject. */
  q?: string | undefined;
  limit: number;
  after?: string | undefined;
}

export const listMails = (tx: Tx, { status, emailID, q, limit, after }: MailFilter) =>
  tx
    .selectFrom('mails')
    .select(shown)
    .where('website_id', '=', tx.site)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
    .$if(emailID !== undefined, (query) => query.where('email_id', '=', emailID ?? ''))
    .$if(Boolean(q?.trim()), (query) => {
      const words = containing((q ?? '').trim());
      return query.where((is) => is.or([is('recipient', 'ilike', words), is('subject', 'ilike', words)]));
    })
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const mailById = (tx: Tx, id: string) =>
  tx
    .selectFrom('mails')
    .select([...shown, 'html', 'body_text', 'content', 'unsubscribe', 'reply_to'])
    .select(canBeSent.as('can_be_sent'))
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .executeTakeFirst();

/**
 * Retries an email immediately that failed or waits for its next attempt, with all attempts still ahead. Emails whose link has expired
 * or was deleted are left alone.
 */
export const reviveMail = (tx: Tx, id: string) =>
  tx
    .updateTable('mails')
    .set({ status: 'waiting', answer: '', next_try_at: null })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where((is) =>
      is.or([
        is('status', '=', 'failed'),
        is.and([is('status', '=', 'waiting'), is('next_try_at', 'is not', null)]),
      ]),
    )
    .where(canBeSent)
    .returning([...shown, 'unsubscribe'])
    .executeTakeFirst();

/** An address has one account per site, so these are about that account only. */
const aboutAccounts = ['welcome', 'reset', 'password-changed', 'new-device', 'two-step-off'];

/**
 * Deletes earlier emails to an address from the log, `most` at a time: all of them, or those about its account.
 * @returns how many
 */
export async function deleteMailsTo(
  tx: Tx,
  { recipient, until, all }: { recipient: string; until: string; all: boolean },
  most: number,
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('mails')
    .where('website_id', '=', tx.site)
    .where('id', 'in', (from) =>
      from
        .selectFrom('mails')
        .select('id')
        .where('website_id', '=', tx.site)
        .where('recipient', '=', recipient)
        .where('created_at', '<=', sql<Date>`${until}::timestamptz`)
        .$if(!all, (mails) => mails.where('email_id', 'in', aboutAccounts))
        .limit(most),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Emails whose cause has this prefix: they contain a copy of what is deleted. */
export async function deleteMailsAbout(tx: Tx, causes: readonly string[]): Promise<void> {
  if (causes.length === 0) return;
  await tx
    .deleteFrom('mails')
    .where('website_id', '=', tx.site)
    .where(sql<boolean>`cause ^@ any (${causes}::text[])`)
    .execute();
}
