import type { Mail } from '../../contract.ts';

interface MailRow {
  id: string;
  email_id: string;
  recipient: string;
  subject: string;
  status: string;
  tries: number;
  answer: string;
  created_at: Date;
  sent_at: Date | null;
  next_try_at: Date | null;
}

/** An email in the owner's lists. */
export const shownMail = (row: MailRow): Mail => ({
  _id: row.id,
  emailID: row.email_id,
  to: row.recipient,
  subject: row.subject,
  status: row.status as Mail['status'],
  tries: row.tries,
  answer: row.answer,
  createdAt: row.created_at.toISOString(),
  sentAt: row.sent_at?.toISOString() ?? null,
  nextTryAt: row.status === 'waiting' ? (row.next_try_at?.toISOString() ?? null) : null,
});
