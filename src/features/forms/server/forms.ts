import { foundAll, invalid, notFound, staleVersion } from '../../../lib/errors.ts';
import { operations } from '../../../lib/http/handlers.ts';
import { nextPage } from '../../../lib/http/requests/paging.ts';
import { attachmentLimit } from '../../files/server/index.ts';
import { formsContract } from '../contract.ts';
import type { NewForm } from '../form-shapes.ts';
import {
  countByForm,
  deleteForms,
  findForm,
  type FormRow,
  insertForm,
  listForms,
  lockForm,
  updateForm,
} from './form-queries.ts';
import { ownersForm, shownForm } from './present.ts';
import type { FormServices } from './services.ts';
import { issueTicket } from './ticket.ts';
import { say } from './say.ts';
import { staffWords } from './staff-words.ts';
import { formIn } from './translations/translatable-forms.ts';

const found = (row: FormRow | undefined): FormRow => {
  if (!row) throw notFound(say().noForm);
  return row;
};

const whole = ({ name, purpose, origin, content, settings }: FormRow): NewForm => ({
  name,
  purpose: purpose as NewForm['purpose'],
  origin,
  content,
  ...settings,
});

const asksForFiles = ({ content }: Pick<NewForm, 'content'>): boolean =>
  content.some(({ type }) => type === 'file');

function refuseFilesInOrders(form: NewForm): void {
  if (form.purpose !== 'order' || !asksForFiles(form)) return;
  const at = form.content.findIndex(({ type }) => type === 'file');
  const sentence = staffWords().noFilesInOrders;
  throw invalid(sentence, { [`content.${at}.type`]: sentence });
}

/** Calls for forms, for owners and visitors. */
export const formOperations = ({ files, pagesShowing }: Pick<FormServices, 'files' | 'pagesShowing'>) =>
  operations(formsContract, {
    'GET /api/forms': ({ db, headers }, { query }) =>
      db(async (tx) => {
        const found = await listForms(tx, { ...query, limit: query.limit + 1 });
        const rows = nextPage({ headers }, '/api/forms', query, found, ({ id }) => id);
        const counts = await countByForm(tx);
        const uses = await pagesShowing(
          tx,
          rows.map(({ id }) => id),
        );
        return rows.map((row) => ({
          ...ownersForm(row, counts.get(row.id) ?? 0),
          uses: uses.get(row.id) ?? [],
        }));
      }),

    'GET /api/form/{id}': async ({ by, db, dbOnce }, { params: { id }, query: { language } }) => {
      const { row, ...key } =
        language === undefined
          ? { row: found(await dbOnce((tx) => findForm(tx, id))) }
          : await db(async (tx) => formIn(tx, found(await findForm(tx, id)), language));
      const form = { ...(by?.owner ? ownersForm(row) : shownForm(row)), ...key };
      if (!asksForFiles(row)) return form;
      return { ...form, fileBytes: await dbOnce((tx) => attachmentLimit(files, tx)) };
    },

    'POST /api/form/{id}/ticket': async ({ dbOnce }, { params: { id } }) => {
      const { secret } = found(await dbOnce((tx) => findForm(tx, id)));
      return { ticket: issueTicket(secret, id, Date.now()) };
    },

    'POST /api/form': ({ db }, { body }) => {
      refuseFilesInOrders(body);
      return db(async (tx) => ownersForm(found(await findForm(tx, await insertForm(tx, body)))));
    },

    'PUT /api/form/{id}': ({ db }, { params: { id }, body: { version, ...changes } }) =>
      db(async (tx) => {
        const before = found(await lockForm(tx, id));
        const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
        const next: NewForm = { ...whole(before), ...given };
        refuseFilesInOrders(next);
        const saved = await updateForm(tx, id, next, version ?? before.version);
        const now = ownersForm(found(await findForm(tx, id)));
        if (!saved) throw staleVersion('form', now);
        return now;
      }),

    'POST /api/forms/delete': async ({ db }, { body: { forms } }) => {
      await db(async (tx) => foundAll(forms, await deleteForms(tx, forms), staffWords().oneFormGone));
      return undefined;
    },

    'DELETE /api/form/{id}': async ({ db }, { params: { id } }) => {
      if (!(await db((tx) => deleteForms(tx, [id])))) throw notFound(say().noForm);
      return undefined;
    },
  });
