import { sql } from 'kysely';
import type { Tx } from '../../../../lib/db/database.ts';
import { MOST_COMMENT } from '../../reader-comment-limits.ts';
import { typedLine, typedText } from '../../../../lib/values/typed-text.ts';

/** A comment from another system. */
export interface ArrivedComment {
  /** Its id there. */
  ref: string;
  /** The id of the comment above it, which has none above itself. */
  parent: string | null;
  name: string;
  email: string | null;
  staff: boolean;
  body: string;
  /** Whether it waits for approval. */
  pending: boolean;
  /** In ISO 8601; null for now. */
  date: string | null;
}

/**
 * Adds comments to an entry that has none yet. Nobody is told of them, and replies to them email nobody: their authors confirmed no
 * address here.
 * @returns how many were added; those without text are left out
 */
export async function addArrivedComments(
  tx: Tx,
  pageId: string,
  comments: readonly ArrivedComment[],
): Promise<number> {
  const added = comments
    .map(({ name, body, ...comment }) => ({
      ...comment,
      name: typedLine(name).slice(0, 80).toWellFormed() || 'Anonymous',
      body: typedText(body).slice(0, MOST_COMMENT).toWellFormed(),
    }))
    .filter(({ body }) => body !== '');
  const { rows } = await sql`
    with given as materialized (
      select uuidv7() as id, c.* from jsonb_to_recordset(${JSON.stringify(added)}::jsonb)
        as c(ref text, parent text, name text, email text, staff boolean, body text, pending boolean, date timestamptz)
    ), refs as (select ref, min(id::text)::uuid as id from given group by ref)
    insert into entry_comments (website_id, id, page_id, parent_id, by_staff, author_name, author_email, body, state, told,
      created_at, moved_at)
    select ${tx.site}, given.id, ${pageId}::uuid, refs.id, staff, name, email, body,
      case when pending then 'pending' else 'published' end, true,
      least(coalesce(date, now()), now()), least(coalesce(date, now()), now())
    from given left join refs on refs.ref = given.parent
    returning id`.execute(tx);
  return rows.length;
}
