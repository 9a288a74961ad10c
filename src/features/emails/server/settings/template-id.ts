import { createHash } from 'node:crypto';
import { notFound } from '../../../../lib/errors.ts';
import type { MailKind } from '../../mail-kind.ts';
import { mailKinds } from '../../mail-kinds.ts';
import { staffWords } from '../staff-words.ts';

/**
 * Every kind of email has an id on every site, even without changes, and keeps it when the owner's texts come and go. So
 * it is derived from both names: a UUID of version 8, which is meant for that.
 */
export function templateId(websiteId: string, emailID: string): string {
  const hex = createHash('sha256').update(`${websiteId}/${emailID}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** By `_id` or by `emailID`. @throws a refusal if there is none */
export function kindOf(websiteId: string, id: string): MailKind {
  const kind = mailKinds.find(
    ({ emailID }) => emailID === id || templateId(websiteId, emailID) === id.toLowerCase(),
  );
  if (!kind) throw notFound(staffWords().mailGone);
  return kind;
}
