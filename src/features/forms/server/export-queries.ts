import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';

const MOST_COLUMNS = 200;

/** The questions of all messages, in the order in which they were first asked. */
export async function askedLabels(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ label: string }>`
    select label from (
      select answer ->> 'label' as label, min(id::text) as first, min(place) as place
      from messages, jsonb_array_elements(answers) with ordinality as answers_of (answer, place)
      where website_id = ${tx.site}
      group by 1
    ) as labels
    order by first, place limit ${MOST_COLUMNS}`.execute(tx);
  return rows.map(({ label }) => label);
}
