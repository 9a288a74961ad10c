import { type RawBuilder, sql } from 'kysely';

/** SQL: nothing was added to a burst for ten minutes, or it began an hour ago. @param at when an entry was added */
export const burstIsOver = (at: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`(max(${at}) < now() - interval '10 minutes' or min(${at}) < now() - interval '1 hour')`;

/** SQL: the recipient had such a summary within the last four hours, so that slow bursts don't send one every ten minutes. */
export const hadSummary = (
  emailID: string,
  { websiteId, recipient }: Record<'websiteId' | 'recipient', RawBuilder<unknown>>,
): RawBuilder<boolean> =>
  // Ids contain their time.
  sql<boolean>`exists (select from mails had where had.website_id = ${websiteId} and had.recipient = ${recipient}
    and had.email_id = ${emailID} and had.id > (select uuidv7(interval '-4 hours')))`;
