import { conflict, notFound } from '../../../lib/errors.ts';
import { operations } from '../../../lib/http/handlers.ts';
import { hashToken, newToken } from '../../../lib/http/sessions/session-cookie.ts';
import { rightsOfRole, roleOf } from '../../accounts/roles.ts';
import { type ApiKey, apiKeysContract } from '../contract.ts';
import { keyRights } from '../key-areas.ts';
import { changeKey, deleteKey, findKey, insertKey, type KeyRow, listKeys } from './key-queries.ts';
import { staffWords } from './staff-words.ts';

const MOST = 50;
const SHOWN = 4;

const gone = () => notFound(staffWords().keyGone);

const shown = (row: KeyRow): ApiKey => ({
  _id: row.id,
  name: row.name,
  ending: row.ending,
  rights: keyRights(row.rights, rightsOfRole(roleOf(row))),
  expiresAt: row.expires_at?.toISOString() ?? null,
  expired: row.expired,
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  by: row.email,
  needsSecondStep: row.lacks_step,
});

export const apiKeyOperations = () =>
  operations(apiKeysContract, {
    'GET /api/api-keys': ({ db }) => db(async (tx) => (await listKeys(tx)).map(shown)),

    'POST /api/api-key': ({ by, db }, { body: { name, rights, days } }) =>
      db(async (tx) => {
        const key = `sw_${newToken()}`;
        const { sessionId, accountId } = by;
        const made = { sessionId, accountId, name, ending: key.slice(-SHOWN), hash: hashToken(key) };
        const id = await insertKey(tx, { ...made, rights: keyRights(rights, by.rights), days }, MOST);
        const row = id && (await findKey(tx, id));
        if (!row) throw conflict(staffWords().tooManyKeys({ most: MOST }));
        return { ...shown(row), key };
      }),

    'PUT /api/api-key/{id}': ({ by, db }, { params: { id }, body: { name, rights } }) =>
      db(async (tx) => {
        const before = await findKey(tx, id);
        if (!before) throw gone();
        // Limited by its creator's current permissions, so that a later promotion does not widen a key unnoticed.
        const within = keyRights(keyRights(rights, by.rights), rightsOfRole(roleOf(before)));
        const row = (await changeKey(tx, id, { name, rights: within })) ? await findKey(tx, id) : undefined;
        if (!row) throw gone();
        return shown(row);
      }),

    'DELETE /api/api-key/{id}': async ({ db }, { params: { id } }) => {
      if (!(await db((tx) => deleteKey(tx, id)))) throw gone();
      return undefined;
    },
  });
