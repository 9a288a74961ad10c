import { foundAll, notFound } from '../../../../lib/errors.ts';
import { operations } from '../../../../lib/http/handlers.ts';
import { eraseTrashed, restoreEntry } from '../../../pages/server/index.ts';
import { entriesContract } from '../../contract.ts';
import { refuseListed } from '../entry-operations.ts';
import type { EntryServices } from '../services.ts';
import { staffWords } from '../staff-words.ts';
import { knownType } from '../type-operations.ts';
import { leaveOutLost, takeBackValues } from '../unique/take-out.ts';
import { trashedOf } from './trash-queries.ts';

const contract = {
  'POST /api/entries/restore': entriesContract['POST /api/entries/restore'],
  'POST /api/entries/erase': entriesContract['POST /api/entries/erase'],
} as const;

/** The number of entries that one statement deletes, with all of their versions. */
const AT_ONCE = 1_000;

/** Calls for entries in the trash. People who need approval may use them for entries that never reached visitors. */
export const trashOperations = ({ pages }: EntryServices) =>
  operations(contract, {
    'POST /api/entries/restore': (request, { body }) =>
      request.db(async (tx) => {
        const ids = [...new Set(body.entries)].toSorted();
        await refuseListed(request, tx, ids);
        const lost = await takeBackValues(tx, ids);
        let drafts = 0;
        for (const id of ids) {
          const restored = await restoreEntry(pages, tx, id);
          if (!restored) throw notFound(staffWords().oneNotInTrash);
          const less = lost.get(id);
          if (less) await leaveOutLost(pages, tx, id, less, request.by.accountId);
          if (restored === 'as a draft' || less?.isVisible) drafts += 1;
        }
        return { restored: ids.length, drafts, cleared: lost.size };
      }),

    'POST /api/entries/erase': (request, { body: { entries, type } }) =>
      request.db(async (tx) => {
        const ids =
          type === undefined
            ? [...new Set(entries)].toSorted()
            : await trashedOf(tx, (await knownType(tx, type)).id);
        if (ids.length > 0) await refuseListed(request, tx, ids);
        let erased = 0;
        for (let at = 0; at < ids.length; at += AT_ONCE)
          erased += await eraseTrashed(tx, ids.slice(at, at + AT_ONCE));
        if (type === undefined) foundAll(ids, erased, staffWords().oneNotInTrash);
        return { erased };
      }),
  });
