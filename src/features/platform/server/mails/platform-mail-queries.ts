import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';

interface NewPlatformMail {
  cause: string;
  recipient: string;
  subject: string;
  html: string;
  body_text: string;
  message_id: string;
  secret: boolean;
}

/** Nothing where this cause has made its mail already. */
export async function insertPlatformMail(tx: Tx, mail: NewPlatformMail): Promise<string | undefined> {
  const row = await tx
    .insertInto('platform_mails')
    .values(mail)
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Takes a waiting mail for its try number `number`, which is taken once. */
export const claimPlatformMail = (tx: Tx, id: string, number: number) =>
  tx
    .updateTable('platform_mails')
    .set({ tries: number })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('tries', '<', number)
    .returning(['recipient', 'subject', 'html', 'body_text', 'message_id', 'secret'])
    .returning(sql<boolean>`created_at < now() - interval '1 hour'`.as('old'))
    .executeTakeFirst();

export interface PlatformOutcome {
  status: 'waiting' | 'sent' | 'failed';
  answer: string;
  /** Bodies without their secrets, once nobody needs those any more. */
  bodies?: { html: string; text: string };
}

export async function notePlatformMail(tx: Tx, id: string, outcome: PlatformOutcome): Promise<void> {
  const { status, answer, bodies } = outcome;
  await tx
    .updateTable('platform_mails')
    .set({
      status,
      answer,
      ...(status === 'sent' ? { sent_at: sql<Date>`now()` } : {}),
      ...(bodies ? { html: bodies.html, body_text: bodies.text } : {}),
    })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute();
}

/** A waiting mail goes from one answer to another once; `from` undefined: from any other. */
export const answerPlatformMail = (tx: Tx, id: string, answer: string, from?: string) =>
  tx
    .updateTable('platform_mails')
    .set({ answer })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where((is) => (from === undefined ? is('answer', '!=', answer) : is('answer', '=', from)))
    .returning(['recipient', 'subject', 'body_text', 'tries'])
    .executeTakeFirst();

export const platformMailsAnswered = (tx: Tx, answer: string) =>
  tx
    .selectFrom('platform_mails')
    .select('id')
    .where('status', '=', 'waiting')
    .where('answer', '=', answer)
    .execute();

export async function deletePlatformMails(tx: Tx, recipient: string): Promise<void> {
  await tx.deleteFrom('platform_mails').where('recipient', '=', recipient).execute();
}
