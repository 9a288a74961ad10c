import { sql } from 'kysely';
import type { CrossTx } from '../../../../lib/db/database.ts';
import { hideSecrets } from '../../../../lib/http/replies/hide-secrets.ts';
import type { MailStore } from '../../../emails/server/index.ts';

interface NewPlatformMail {
  id: string;
  cause: string;
  recipient: string;
  subject: string;
  html: string;
  body_text: string;
  message_id: string;
  secret: boolean;
  /** Bodies with the links that open something. */
  sealed: string | null;
  /** Hours until its link expires; null where none does. */
  linkHours: number | null;
}

/** Nothing where this cause has made its mail already. */
export async function insertPlatformMail(
  tx: CrossTx,
  { linkHours, ...mail }: NewPlatformMail,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('platform_mails')
    .values({
      ...mail,
      expires_at: sql<Date | null>`now() + make_interval(hours => ${linkHours}::int)`,
    })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Takes a waiting mail for its try number `number`, which is taken once. */
export const claimPlatformMail = (tx: CrossTx, id: string, number: number) =>
  tx
    .updateTable('platform_mails')
    .set({ tries: number })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('tries', '<', number)
    .returning(['recipient', 'subject', 'html', 'body_text', 'message_id', 'secret', 'sealed'])
    .returning(sql<boolean>`coalesce(expires_at < now(), false)`.as('expired'))
    .executeTakeFirst();

export async function notePlatformMail(
  tx: CrossTx,
  id: string,
  { status, answer, bodies }: Parameters<MailStore['note']>[1],
): Promise<void> {
  await tx
    .updateTable('platform_mails')
    .set({
      // Nobody can unsubscribe from these.
      status: status === 'stopped' ? 'failed' : status,
      answer: hideSecrets(answer),
      ...(status === 'sent' ? { sent_at: sql<Date>`now()` } : {}),
      ...(bodies ? { html: bodies.html, body_text: bodies.text } : {}),
      ...(status === 'waiting' ? {} : { sealed: null }),
    })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute();
}

/** A waiting mail goes from one answer to another once; `from` undefined: from any other. */
export const answerPlatformMail = (tx: CrossTx, id: string, answer: string, from?: string) =>
  tx
    .updateTable('platform_mails')
    .set({ answer })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where((is) => (from === undefined ? is('answer', '!=', answer) : is('answer', '=', from)))
    .returning(['recipient', 'subject', 'html', 'body_text', 'sealed', 'secret', 'tries'])
    .executeTakeFirst();

export const platformMailsAnswered = (tx: CrossTx, answer: string) =>
  tx
    .selectFrom('platform_mails')
    .select('id')
    .where('status', '=', 'waiting')
    .where('answer', '=', answer)
    .execute();

export async function deletePlatformMails(tx: CrossTx, recipient: string): Promise<void> {
  await tx.deleteFrom('platform_mails').where('recipient', '=', recipient).execute();
}
