import { conflict, foundAll, invalid, notFound } from '../../../../lib/errors.ts';
import { operations } from '../../../../lib/http/handlers.ts';
import { nextPage } from '../../../../lib/http/requests/paging.ts';
import { entryPath } from '../../../../lib/links/entry-path.ts';
import { hashToken } from '../../../../lib/http/sessions/session-cookie.ts';
import { type OwnerComment, readerCommentsContract } from '../../reader-comments-contract.ts';
import type { CommentServices } from '../services.ts';
import { mayRead } from '../access/may-read.ts';
import { accountOf, addComment } from './add-comment.ts';
import { tellAuthors } from './comment-mails.ts';
import { deleteOwn, eraseComments } from './comment-removal.ts';
import { typedText } from '../../../../lib/values/typed-text.ts';
import {
  confirmComment,
  findThread,
  hasComment,
  insertReply,
  listForOwner,
  listShown,
  moveComments,
  nameOfAccount,
  type CommentRow,
  type OwnerRow,
} from './reader-comment-queries.ts';
import { pendingComments } from './pending-queries.ts';
import { say } from './say.ts';
import { staffWords } from '../staff-words.ts';

function presentReader(row: CommentRow, accountId: string | null) {
  const isThere = row.state === 'published';
  return {
    _id: row.id,
    parent: row.parent_id,
    deleted: !isThere,
    name: isThere ? row.author_name : '',
    staff: isThere && row.by_staff,
    body: isThere ? row.body : '',
    createdAt: row.created_at.toISOString(),
    own: isThere && accountId !== null && row.account_id === accountId,
  };
}

const presentOwner = (row: OwnerRow): OwnerComment => ({
  _id: row.id,
  entry: { _id: row.page_id, name: row.entry_name, href: entryPath(row.place) },
  parent: row.parent_id,
  name: row.author_name,
  email: row.author_email,
  staff: row.by_staff,
  body: row.body,
  state: row.state,
  spamReason: row.spam_reason,
  createdAt: row.created_at.toISOString(),
  movedAt: row.moved_at.toISOString(),
});

/** Comments of visitors on entries. Those of staff on pages are in `pages/server/comments`. */
export const readerCommentOperations = (services: CommentServices) =>
  operations(readerCommentsContract, {
    'GET /api/entries/{id}/comments': (request, { params: { id }, query: { page } }) =>
      request.db(async (tx) => {
        const thread = await findThread(tx, id);
        if (!thread) throw notFound(say().noEntry);
        if (!thread.shows || !mayRead(thread, request.by))
          return { open: false, until: null, total: 0, page: 1, pages: 1, comments: [] };
        const { rows, ...numbers } = await listShown(tx, id, page);
        const accountId = accountOf(request.by);
        const comments = rows.map((row) => presentReader(row, accountId));
        const until = thread.closes?.toISOString() ?? null;
        return { open: thread.open, until, page, ...numbers, comments };
      }),

    'POST /api/entries/{id}/comments': (request, { params: { id }, body }) =>
      addComment(services, request, id, body),

    'POST /api/entry-comments/confirm': async ({ site, db }, { body: { token } }) => {
      const row = await db(async (tx) => {
        const confirmed = await confirmComment(tx, hashToken(token));
        if (confirmed?.was === 'unconfirmed' && confirmed.state === 'published')
          await tellAuthors(tx, services.pages.jobs, site, [confirmed.id]);
        return confirmed;
      });
      if (!row) throw invalid(say().staleLink, { token: say().staleLink });
      const outcome = row.state === 'published' ? ('published' as const) : ('pending' as const);
      return { _id: row.id, outcome, href: entryPath(row.place) };
    },

    'DELETE /api/entry-comment/{id}': async ({ by, db }, { params: { id } }) => {
      if ((await db((tx) => deleteOwn(tx, id, by.accountId))) === 0) throw notFound(say().noComment);
      return undefined;
    },

    'GET /api/entry-comments/pending': ({ dbOnce }) => dbOnce(pendingComments),

    'GET /api/entry-comments': async (request, { query }) => {
      const { state, q, entry, after, limit } = query;
      const rows = await request.db((tx) =>
        listForOwner(tx, { state, q: q || undefined, entry, after, limit: limit + 1 }),
      );
      return nextPage(request, '/api/entry-comments', query, rows, ({ id }) => id).map(presentOwner);
    },

    'PUT /api/entry-comments': ({ site, db }, { body: { comments, state } }) =>
      db(async (tx) => {
        const ids = [...new Set(comments)];
        const { count, published } = await moveComments(tx, ids, state);
        foundAll(ids, count, staffWords().oneCommentGone);
        await tellAuthors(tx, services.pages.jobs, site, published);
        return { changed: ids.length };
      }),

    'POST /api/entry-comments/erase': ({ db }, { body: { comments } }) =>
      db(async (tx) => {
        const ids = [...new Set(comments)];
        foundAll(ids, await eraseComments(tx, ids), staffWords().oneCommentGone);
        return { erased: ids.length };
      }),

    'POST /api/entry-comments/{id}/reply': ({ site, by, db }, { params: { id }, body }) =>
      db(async (tx) => {
        const text = typedText(body.body);
        if (!text) throw invalid(staffWords().enterReply, { body: staffWords().enterReply });
        const name = (await nameOfAccount(tx, by.accountId)) || by.email.split('@')[0] || '';
        const reply = await insertReply(tx, {
          to: id,
          accountId: by.accountId,
          name: name.slice(0, 80),
          body: text,
        });
        if (!reply && !(await hasComment(tx, id))) throw notFound(staffWords().commentGone);
        if (!reply) throw conflict(staffWords().cantReply);
        const { id: added, approved } = reply;
        await tellAuthors(tx, services.pages.jobs, site, approved ? [added, approved] : [added]);
        return { _id: added };
      }),
  });
