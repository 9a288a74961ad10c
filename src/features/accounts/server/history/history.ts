import { operations } from '../../../../lib/http/handlers.ts';
import { nextPage } from '../../../../lib/http/requests/paging.ts';
import { historyContract } from '../../history-contract.ts';
import { wordsOfKind } from '../../history-acts.ts';
import { listHistory } from './history-queries.ts';

export const historyOperations = () =>
  operations(historyContract, {
    'GET /api/history': async (request, { query }) => {
      const { kind, limit, ...asked } = query;
      const words = kind && wordsOfKind(kind);
      const rows = await request.db((tx) => listHistory(tx, { ...asked, words, limit: limit + 1 }));
      return nextPage(request, '/api/history', query, rows, ({ id }) => id).map((row) => ({
        _id: row.id,
        at: row.at.toISOString(),
        by: { account: row.account_id, email: row.email, role: row.role },
        address: row.address,
        word: row.word,
        subjectId: row.subject_id,
        subject: row.subject,
        fields: row.fields,
        kept: row.kept as Record<string, string | number | boolean>,
      }));
    },
  });
