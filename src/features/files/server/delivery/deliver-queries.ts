import { sql } from 'kysely';
import { prepared } from '../../../../lib/db/prepared.ts';
import type { Crop, Focus } from '../../../../lib/content/pictures.ts';

/** The columns needed to deliver a file with an address. */
export const findDelivered = prepared((tx, { websiteId, id }: { websiteId: string; id: string }) =>
  tx
    .selectFrom('files')
    .select(['id', 'name', 'type', 'revision', 'sha256', 'width', 'height'])
    .select([sql<Focus | null>`focus`.as('focus'), sql<Crop | null>`crop`.as('crop')])
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('private', '=', sql<boolean>`false`)
    .where('trashed_at', 'is', null),
);
