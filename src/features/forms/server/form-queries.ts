import { sql } from 'kysely';
import type { Tx } from '../../../lib/db/database.ts';
import type { NewForm, ShownField } from '../form-shapes.ts';

/** A form's settings besides name, purpose and fields. */
export type FormSettings = Pick<NewForm, 'steps' | 'button' | 'thanks' | 'newsletter' | 'tell' | 'reply'>;

const columns = ['id', 'name', 'purpose', 'origin', 'version', 'updated_at', 'secret'] as const;

const forms = (tx: Tx) =>
  tx
    .selectFrom('forms')
    .where('website_id', '=', tx.site)
    .select(columns)
    .select([sql<ShownField[]>`content`.as('content'), sql<FormSettings>`settings`.as('settings')]);

export type FormRow = Awaited<ReturnType<typeof listForms>>[number];

export const listForms = (tx: Tx, { limit, after }: { limit: number; after?: string | undefined }) =>
  forms(tx)
    .$if(after !== undefined, (query) => query.where('id', '<', after as string))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const findForm = (tx: Tx, id: string): Promise<FormRow | undefined> =>
  forms(tx).where('id', '=', id).executeTakeFirst();

/** Locked until the end of the transaction, so that a change without a version applies to the current state. */
export const lockForm = (tx: Tx, id: string): Promise<FormRow | undefined> =>
  forms(tx).where('id', '=', id).forUpdate().executeTakeFirst();

/** The number of messages per form, without spam. */
export async function countByForm(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('messages')
    .where('website_id', '=', tx.site)
    .where('spam', '=', false)
    .where('form_id', 'is not', null)
    .select(['form_id', sql<number>`count(*)`.as('count')])
    .groupBy('form_id')
    .execute();
  return new Map(rows.map(({ form_id, count }) => [form_id ?? '', count]));
}

const settingsOf = ({ steps, button, thanks, newsletter, tell, reply }: NewForm): string =>
  JSON.stringify({ steps, button, thanks, newsletter, tell, reply } satisfies FormSettings);

/** @param id a fixed id that content refers to */
export async function insertForm(tx: Tx, form: NewForm, given?: string): Promise<string> {
  const { name, purpose, origin, content } = form;
  const { id } = await tx
    .insertInto('forms')
    .values({
      website_id: tx.site,
      ...(given ? { id: given } : {}),
      name,
      purpose,
      origin,
      content: JSON.stringify(content),
      settings: settingsOf(form),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns false if the form is gone, or `based` is not its version */
export async function updateForm(tx: Tx, id: string, form: NewForm, version: number): Promise<boolean> {
  const { name, purpose, origin, content } = form;
  const { numUpdatedRows } = await tx
    .updateTable('forms')
    .set({
      name,
      purpose,
      origin,
      content: JSON.stringify(content),
      settings: settingsOf(form),
      version: sql`version + 1`,
      updated_at: sql`now()`,
    })
    .where('website_id', '=', tx.site)
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

/** @returns how many there were */
export async function deleteForms(tx: Tx, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('forms')
    .where('website_id', '=', tx.site)
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The default recipient of messages: the site's contact address, else its first owner. */
export async function defaultReader(tx: Tx): Promise<string | null> {
  const row = await tx
    .selectFrom('websites')
    .where('id', '=', tx.site)
    .select(['contact_email'])
    .select((own) =>
      own
        .selectFrom('accounts')
        .select('email')
        .where('accounts.website_id', '=', tx.site)
        .where('owner', '=', true)
        .orderBy('accounts.id')
        .limit(1)
        .as('owner'),
    )
    .executeTakeFirst();
  return row?.contact_email ?? row?.owner ?? null;
}
