import { askToSubscribe } from '../../src/features/forms/server/newsletter/subscriber-queries.ts';
import type { Database } from '../../src/lib/db/database.ts';
import { hashToken, newToken } from '../../src/lib/http/sessions/session-cookie.ts';

export interface MarkedMessages {
  form: string;
  /** A message with a reply and a note after it. */
  message: string;
  note: string;
  subscriber: string;
  /** The token in the subscriber's email. */
  newsletter: string;
}

/** A form, a message with a file, a reply and a note, and a newsletter subscriber. */
export async function markedMessages(
  db: Database,
  { id, host, mark }: { id: string; host: string; mark: string },
  own: (method: string, path: string, body: unknown) => Promise<{ _id: string }>,
): Promise<MarkedMessages> {
  const { _id: form } = await own('POST', '/api/form', formOf(mark));
  const { _id: message } = await own('POST', '/api/message', {
    form,
    content: { name: `Visitor ${mark}`, email: `visitor@${host}`, message: `Words of ${mark}` },
    origin: `/${mark}`,
    further: '',
  });
  await own('POST', `/api/message/${message}/reply`, { body: `Answer of ${mark}` });
  const { _id: note } = await own('POST', `/api/message/${message}/note`, { body: `Note of ${mark}` });
  await own('PUT', '/api/messages/settings', { keepDays: 90 });
  const newsletter = newToken();
  const tokenHash = hashToken(newsletter);
  const subscriber = await db.forWebsite(id, async (tx) => {
    await tx
      .updateTable('messages')
      .set({ spam_reason: `Looks like ${mark}`, request_key: `key-${mark}` })
      .where('website_id', '=', id)
      .execute();
    await tx
      .insertInto('attachments')
      .values({
        website_id: id,
        purpose: 'form',
        name: `${mark}.txt`,
        type: 'text/plain',
        size: 4,
        message_id: message,
      })
      .execute();
    return askToSubscribe(tx, { email: `reader@${host}`, tokenHash, consent: `Letters of ${mark}` });
  });
  return { form, message, note, newsletter, subscriber: subscriber ?? '' };
}

/** A form with the mark in each of its texts. */
export const formOf = (mark: string) => ({
  name: `Form of ${mark}`,
  origin: mark,
  content: [
    { name: 'name', label: `Name for ${mark}`, type: 'text' },
    { name: 'email', label: 'Email', type: 'email', required: true },
    { name: 'message', label: 'Message', type: 'multiline' },
  ],
  button: `Send to ${mark}`,
  tell: [`desk@${mark}.test`],
});
