import { createHmac, timingSafeEqual } from 'node:crypto';

/** The recipient and the kind of email of an unsubscribe link. */
export interface Subscription {
  recipient: string;
  emailID: string;
}

const signature = (key: Buffer, content: string): string =>
  createHmac('sha256', key).update(`unsubscribe:${content}`).digest().subarray(0, 18).toString('base64url');

/** Signed with the site's key, so it needs no row, and works as long as the email is kept. */
export function unsubscribeToken(key: Buffer, { recipient, emailID }: Subscription): string {
  const content = Buffer.from(JSON.stringify([emailID, recipient.toLowerCase()])).toString('base64url');
  return `${content}.${signature(key, content)}`;
}

/** Null if the token was not made with this key. */
export function readUnsubscribeToken(key: Buffer, token: string): Subscription | null {
  const [content = '', given = '', ...rest] = token.split('.');
  // Compared as text, because several texts decode to the same bytes.
  const bytes = Buffer.from(given);
  const right = Buffer.from(signature(key, content));
  if (rest.length > 0 || bytes.length !== right.length || !timingSafeEqual(bytes, right)) return null;
  const [emailID, recipient] = JSON.parse(Buffer.from(content, 'base64url').toString()) as [string, string];
  return { emailID, recipient };
}
