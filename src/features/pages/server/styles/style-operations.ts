import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, notFound } from '../../../../lib/errors.ts';
import { operations } from '../../../../lib/http/handlers.ts';
import { MOST_STYLES, type SavedStyle, stylesContract } from '../../styles-contract.ts';
import { lockPlaces } from '../place-queries.ts';
import {
  deleteStyle,
  findStyle,
  insertStyle,
  listStyles,
  nameIsTaken,
  type StyleRow,
  updateStyle,
} from './style-queries.ts';
import { staffWords } from '../staff-words.ts';

const present = ({ id, name, styling }: StyleRow): SavedStyle => ({ _id: id, name, styling });

async function refuseTaken(tx: Tx, name: string, id?: string): Promise<void> {
  if (await nameIsTaken(tx, name, id)) throw conflict(staffWords().styleNameTaken({ name }));
}

/** Named block styles. Names and their number are checked under a lock. */
export function styleOperations() {
  return operations(stylesContract, {
    'GET /api/styles': (request) => request.db(async (tx) => (await listStyles(tx)).map(present)),

    'POST /api/style': (request, { body }) =>
      request.db(async (tx) => {
        await lockPlaces(tx);
        if ((await listStyles(tx)).length >= MOST_STYLES)
          throw conflict(staffWords().mostStyles({ most: MOST_STYLES }));
        await refuseTaken(tx, body.name);
        return present(await insertStyle(tx, body));
      }),

    'PUT /api/style/{id}': (request, { params, body }) =>
      request.db(async (tx) => {
        await lockPlaces(tx);
        const before = await findStyle(tx, params.id);
        if (!before) throw notFound(staffWords().styleGone);
        const next = { name: body.name ?? before.name, styling: body.styling ?? before.styling };
        await refuseTaken(tx, next.name, params.id);
        return present(await updateStyle(tx, params.id, next));
      }),

    'DELETE /api/style/{id}': (request, { params }) =>
      request.db(async (tx) => {
        if (!(await deleteStyle(tx, params.id))) throw notFound(staffWords().styleGone);
        return undefined;
      }),
  });
}
