import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whose mails of which kind a link ends. */
export interface Subscription {
  recipient: string;
  emailID: string;
}

const signature = (key: Buffer, content: string): string =>
  createHmac('sha256', key).update(`unsubscribe:${content}`).digest().subarray(0, 18).toString('base64url');

/** Signed with the site's key, it needs no row, and works for as long as the mail is kept. */
export function unsubscribeToken(key: Buffer, { recipient, emailID }: Subscription): string {
  const content = Buffer.from(JSON.stringify([emailID, recipient.toLowerCase()])).toString('base64url');
  return `${content}.${signature(key, content)}`;
}

/** Null where the token was not made with this key. */
export function readUnsubscribeToken(key: Buffer, token: string): Subscription | null {
  const [content = '', given = '', ...rest] = token.split('.');
  // As they are written: several texts decode to the same bytes.
  const bytes = Buffer.from(given);
  const right = Buffer.from(signature(key, content));
  if (rest.length > 0 || bytes.length !== right.length || !timingSafeEqual(bytes, right)) return null;
  const [emailID, recipient] = JSON.parse(Buffer.from(content, 'base64url').toString()) as [string, string];
  return { emailID, recipient };
}
