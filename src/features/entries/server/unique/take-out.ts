import type { Tx } from '../../../../lib/db/database.ts';
import { type PageServices, saveDraft, unpublishPage } from '../../../pages/server/index.ts';
import { findOwn } from '../entry-queries.ts';
import { findType } from '../type-queries.ts';
import { claimsOf, takeValues } from './claim-values.ts';
import { holdingsOf, holdTypesOf } from './unique-queries.ts';

/** What an entry in the trash can’t have any more, because another one was given it. */
interface Lost {
  /** Keys of fields of its draft. */
  fields: string[];
  /** Whether the version that visitors saw, or would have seen, has such a value. */
  isVisible: boolean;
}

/**
 * Gives entries in the trash back what they had in fields that are checked, before they are taken out. First of all, because those who
 * save entries take these locks before that of the site.
 * @returns what they can’t have, by entry
 */
export async function takeBackValues(tx: Tx, pages: readonly string[]): Promise<Map<string, Lost>> {
  const lost = new Map<string, Lost>();
  for (const typeId of await holdTypesOf(tx, pages)) {
    const type = await findType(tx, typeId);
    if (!type) continue;
    const holdings = await holdingsOf(tx, typeId, pages, pages);
    for (const page of new Set(holdings.map((holding) => holding.page))) {
      const own = holdings
        .filter((holding) => holding.page === page)
        .map((holding) => ({ ...holding, claims: claimsOf(type.fields, holding.values) }));
      const claims = new Map(
        own.flatMap((each) => each.claims.map((claim) => [`${claim.field} ${claim.digest}`, claim])),
      );
      const taken = await takeValues(tx, type, page, [...claims.values()], pages);
      const isTaken = ({ field, digest }: { field: string; digest: string }) =>
        taken.some((each) => each.field === field && each.digest === digest);
      if (taken.length > 0)
        lost.set(page, {
          fields: own
            .filter(({ is_draft: isDraft }) => isDraft)
            .flatMap((each) => each.claims.filter(isTaken).map(({ field }) => field)),
          isVisible: own.some((each) => each.is_visible && each.claims.some(isTaken)),
        });
    }
  }
  return lost;
}

/** Empties the fields of an entry that came out of the trash whose values another one has, and keeps such values from visitors. */
export async function leaveOutLost(
  services: PageServices,
  tx: Tx,
  id: string,
  { fields, isVisible }: Lost,
  by: string,
): Promise<void> {
  const own = await findOwn(tx, id);
  if (!own) return;
  // The first call for a scheduled page only cancels the schedule.
  if (isVisible && own.publish_at) await unpublishPage(services, tx, id, undefined);
  if (isVisible && own.published_version !== null) await unpublishPage(services, tx, id, undefined);
  if (fields.length === 0) return;
  const { excerpt = '', picture = null } = own.details ?? {};
  const values = Object.fromEntries(fields.map((key) => [key, null]));
  await saveDraft(services, tx, id, { details: { excerpt, picture, values } }, by);
}
