import { bodiesOf, unsealContent } from '../../src/features/emails/server/rendering/mail-content.ts';
import { siteDetails } from '../../src/features/emails/server/settings/settings-queries.ts';
import type { Database } from '../../src/lib/db/database.ts';

/** Emails of a site, oldest first, each with its text as sent, or as it would be sent now, including links. */
export const writtenMails = (db: Database, websiteId: string) =>
  db.forWebsite(websiteId, async (tx) => {
    const details = await siteDetails(tx);
    const rows = await tx
      .selectFrom('mails')
      .selectAll()
      .where('website_id', '=', websiteId)
      .orderBy('id')
      .execute();
    return rows.map((row) => {
      const { html, text } = bodiesOf(unsealContent(tx, row.id, row), details);
      return { ...row, html, body_text: text };
    });
  });
