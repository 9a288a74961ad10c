import type { Tx } from '../../../../lib/db/database.ts';
import { conflict, forbidden, invalid, notFound } from '../../../../lib/errors.ts';
import { operations } from '../../../../lib/http/handlers.ts';
import type { Jobs } from '../../../../lib/work/jobs.ts';
import { type CommentNotice, commentsContract, MOST_COMMENTS, type Thread } from '../../comments-contract.ts';
import { queueReviewMails } from '../review/review-mails.ts';
import { queueDigests } from './comment-digest.ts';
import {
  changeComment,
  type CommentRow,
  countComments,
  deleteFrom,
  findComment,
  insertComment,
  insertThread,
  isPage,
  listComments,
  listThreads,
  lockCommented,
  pageOfThread,
  setResolved,
  type ThreadRow,
} from './comment-queries.ts';
import {
  countColleagues,
  insertNotices,
  listColleagues,
  listNotices,
  markNoticesRead,
  type NoticeRow,
} from './notice-queries.ts';
import { staffWords } from '../staff-words.ts';

const person = (id: string | null, name: string | null) =>
  id === null ? null : { _id: id, name: name ?? '' };

function present(row: ThreadRow, comments: readonly CommentRow[], reader: string): Thread {
  const own = comments.filter(({ thread_id }) => thread_id === row.id);
  return {
    _id: row.id,
    page: row.page_id,
    block: row.block_id,
    blockType: row.block_type,
    resolved: row.resolved_at && {
      at: row.resolved_at.toISOString(),
      by: person(row.resolved_by, row.resolver),
    },
    shared: row.shared,
    mine: own.some(
      ({ author_id, mentions }) => author_id === reader || mentions.some(({ _id }) => _id === reader),
    ),
    comments: own.map((each) => ({
      _id: each.id,
      author: person(each.author_id, each.author),
      client:
        each.client_name === null || each.client_email === null
          ? null
          : { name: each.client_name, email: each.client_email },
      yours: each.author_id === reader,
      text: each.body,
      mentions: each.mentions,
      createdAt: each.created_at.toISOString(),
      editedAt: each.edited_at?.toISOString() ?? null,
    })),
  };
}

async function readThreads(
  tx: Tx,
  which: Parameters<typeof listThreads>[1],
  reader: string,
): Promise<Thread[]> {
  const rows = await listThreads(tx, which);
  const comments = await listComments(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => present(row, comments, reader)).filter((each) => each.comments.length > 0);
}

const pageGone = () => notFound(staffWords().pageGone);
const threadGone = () => notFound(staffWords().commentGone);

async function readThread(tx: Tx, thread: string, reader: string): Promise<Thread> {
  const [found] = await readThreads(tx, { thread }, reader);
  if (!found) throw threadGone();
  return found;
}

const presentNotice = (row: NoticeRow): CommentNotice => ({
  _id: row.id,
  page: row.page_id,
  pageName: row.page,
  author: row.author,
  client: row.client,
  text: row.words,
  mentioned: row.mentioned,
  read: row.read,
  createdAt: row.created_at.toISOString(),
});

/** Locks the page and checks that it takes another comment. */
async function openFor(tx: Tx, pageId: string, mentions: readonly string[]): Promise<void> {
  if (!(await lockCommented(tx, pageId))) throw pageGone();
  if ((await countComments(tx, pageId)) >= MOST_COMMENTS)
    throw conflict(staffWords().mostComments({ most: MOST_COMMENTS }));
  if ((await countColleagues(tx, mentions)) < new Set(mentions).size)
    throw invalid(staffWords().mentionedLeft, {
      mentions: staffWords().choosePeople,
    });
}

interface Said {
  thread: string;
  by: string;
  text: string;
  mentions: readonly string[];
}

async function say(jobs: Jobs, tx: Tx, said: Said): Promise<void> {
  const { id: comment } = await insertComment(tx, said);
  await queueDigests(tx, jobs, await insertNotices(tx, { ...said, comment }));
  await queueReviewMails(tx, jobs, said.thread);
}

/** What staff say to each other about a page. */
export function commentOperations({ jobs }: { jobs: Jobs }) {
  return operations(commentsContract, {
    'GET /api/page/{id}/comments': ({ db, by }, { params }) =>
      db(async (tx) => {
        if (!(await isPage(tx, params.id))) throw pageGone();
        return readThreads(tx, { page: params.id }, by.accountId);
      }),

    'POST /api/page/{id}/comments': ({ db, by }, { params, body }) =>
      db(async (tx) => {
        await openFor(tx, params.id, body.mentions);
        const { id: thread } = await insertThread(tx, params.id, body.block);
        await say(jobs, tx, { thread, by: by.accountId, ...body });
        return readThread(tx, thread, by.accountId);
      }),

    'POST /api/comment-thread/{id}/reply': ({ db, by }, { params: { id: thread }, body }) =>
      db(async (tx) => {
        const page = await pageOfThread(tx, thread);
        if (page === undefined) throw threadGone();
        await openFor(tx, page, body.mentions);
        await setResolved(tx, thread, null);
        await say(jobs, tx, { thread, by: by.accountId, ...body });
        return readThread(tx, thread, by.accountId);
      }),

    'POST /api/comment-thread/{id}/resolve': ({ db, by }, { params, body }) =>
      db(async (tx) => {
        await setResolved(tx, params.id, body.resolved ? by.accountId : null);
        if (body.resolved) await queueReviewMails(tx, jobs, params.id);
        return readThread(tx, params.id, by.accountId);
      }),

    'PUT /api/comment/{id}': ({ db, by }, { params, body }) =>
      db(async (tx) => {
        const found = await findComment(tx, params.id);
        if (!found) throw threadGone();
        if (found.author_id !== by.accountId) throw forbidden(staffWords().editOwnComments);
        await changeComment(tx, params.id, body.text);
        return readThread(tx, found.thread_id, by.accountId);
      }),

    'DELETE /api/comment/{id}': ({ db, by, may }, { params }) =>
      db(async (tx) => {
        const found = await findComment(tx, params.id);
        if (!found) throw threadGone();
        if (found.author_id !== by.accountId && !may('people', 'write'))
          throw forbidden(staffWords().deleteOwnComments);
        if (found.is_first) await deleteFrom(tx, 'comment_threads', found.thread_id);
        else await deleteFrom(tx, 'comments', params.id);
        return undefined;
      }),

    'GET /api/comment-people': ({ db, by }) =>
      db(async (tx) =>
        (await listColleagues(tx)).map(({ id, name }) => ({ _id: id, name, you: id === by.accountId })),
      ),

    'GET /api/comment-notices': ({ db, by }) =>
      db(async (tx) => (await listNotices(tx, by.accountId)).map(presentNotice)),

    'POST /api/comment-notices/read': ({ db, by }, { body }) =>
      db(async (tx) => {
        await markNoticesRead(tx, by.accountId, body.page);
        return (await listNotices(tx, by.accountId)).map(presentNotice);
      }),
  });
}
