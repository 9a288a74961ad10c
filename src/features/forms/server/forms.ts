import { notFound, staleVersion } from '../../../lib/errors.ts';
import { operations } from '../../../lib/http/handlers.ts';
import { formsContract } from '../contract.ts';
import type { NewForm } from '../form-shapes.ts';
import {
  countByForm,
  deleteForm,
  findForm,
  type FormRow,
  insertForm,
  listForms,
  lockForm,
  updateForm,
} from './form-queries.ts';
import { ownersForm, shownForm } from './present.ts';
import { issueTicket } from './ticket.ts';

export const NO_FORM = 'This form is not there any more. It may have been deleted.';

const found = (row: FormRow | undefined): FormRow => {
  if (!row) throw notFound(NO_FORM);
  return row;
};

const whole = ({ name, purpose, origin, content, settings }: FormRow): NewForm => ({
  name,
  purpose: purpose as NewForm['purpose'],
  origin,
  content,
  ...settings,
});

/** Forms as owners make them and visitors fill them in. */
export const formOperations = () =>
  operations(formsContract, {
    'GET /api/forms': ({ site, db }) =>
      db(async (tx) => {
        const rows = await listForms(tx, site.id);
        const counts = await countByForm(tx, site.id);
        return rows.map((row) => ownersForm(row, counts.get(row.id) ?? 0));
      }),

    'GET /api/form/{id}': async ({ site, by, dbOnce }, { params: { id } }) => {
      const row = found(await dbOnce((tx) => findForm(tx, site.id, id)));
      return by?.owner ? ownersForm(row) : shownForm(row);
    },

    'POST /api/form/{id}/ticket': async ({ site, dbOnce }, { params: { id } }) => {
      const { secret } = found(await dbOnce((tx) => findForm(tx, site.id, id)));
      return { ticket: issueTicket(secret, id, Date.now()) };
    },

    'POST /api/form': ({ site, db }, { body }) =>
      db(async (tx) => ownersForm(found(await findForm(tx, site.id, await insertForm(tx, site.id, body))))),

    'PUT /api/form/{id}': ({ site, db }, { params: { id }, body: { version, ...changes } }) =>
      db(async (tx) => {
        const before = found(await lockForm(tx, site.id, id));
        const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
        const next: NewForm = { ...whole(before), ...given };
        const saved = await updateForm(tx, site.id, id, next, version ?? before.version);
        const now = ownersForm(found(await findForm(tx, site.id, id)));
        if (!saved) throw staleVersion('form', now);
        return now;
      }),

    'DELETE /api/form/{id}': async ({ site, db }, { params: { id } }) => {
      if (!(await db((tx) => deleteForm(tx, site.id, id)))) throw notFound(NO_FORM);
      return undefined;
    },
  });
