import { operations } from '../../../../lib/http/handlers.ts';
import { preferencesContract } from '../../preferences-contract.ts';
import { changePreferences, preferencesOf } from './preferences-queries.ts';

export const preferencesOperations = () =>
  operations(preferencesContract, {
    'GET /api/account/preferences': ({ by, db }) => db((tx) => preferencesOf(tx, by.accountId)),
    'PUT /api/account/preferences': ({ by, db }, { body }) =>
      db((tx) => changePreferences(tx, by.accountId, body)),
  });
