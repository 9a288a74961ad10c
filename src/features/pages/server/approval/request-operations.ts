import type { Tx } from '../../../../lib/db/database.ts';
import { forbidden, invalid, notFound, refuse } from '../../../../lib/errors.ts';
import { operations } from '../../../../lib/http/handlers.ts';
import { type PublishRequest, requestsContract } from '../../requests-contract.ts';
import { publishPage } from '../publishing/publish-page.ts';
import { goneOrStale, ownersPage, type PageServices } from '../services.ts';
import { queueRequestMail } from './request-mails.ts';
import {
  decideRequest,
  findRequest,
  insertRequest,
  listRequests,
  lockForRequest,
  markSeen,
  newestRequest,
  type RequestRow,
} from './request-queries.ts';
import { staffWords } from '../staff-words.ts';

const person = (id: string | null, name: string | null) =>
  id === null ? null : { _id: id, name: name ?? '' };

export const presentRequest = (row: RequestRow, reader: string): PublishRequest => ({
  _id: row.id,
  page: row.page_id,
  pageName: row.page,
  version: row.version,
  stale: row.current !== row.version,
  by: person(row.requested_by, row.requester),
  yours: row.requested_by === reader,
  note: row.note,
  at: row.publish_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  state: row.state,
  decidedBy: person(row.decided_by, row.decider),
  decidedAt: row.decided_at?.toISOString() ?? null,
  answer: row.answer,
  seen: row.seen_at !== null,
});

const outcomes = {
  open: 'requestedAgain',
  approved: 'alreadyApproved',
  declined: 'alreadyDeclined',
  withdrawn: 'alreadyWithdrawn',
} as const;

/** For an answer to a request that is no longer open, or was replaced by another. */
function alreadyAnswered(row: RequestRow | undefined, reader: string) {
  const words = staffWords();
  const who = (row?.state === 'open' ? row.requester : row?.decider) ?? words.somebody;
  const sentence = row ? words[outcomes[row.state]]({ who }) : words.noRequest;
  return refuse('already-answered', sentence, { current: row ? presentRequest(row, reader) : null });
}

async function openRequest(
  tx: Tx,
  pageId: string,
  reader: string,
  version?: number,
): Promise<{ row: RequestRow; current: number }> {
  const current = await lockForRequest(tx, pageId);
  if (!current) throw notFound(staffWords().pageGone);
  const row = await newestRequest(tx, pageId);
  if (row?.state !== 'open' || (version !== undefined && row.version !== version))
    throw alreadyAnswered(row, reader);
  return { row, current: current.version };
}

const list = async (tx: Tx, reader: string) =>
  (await listRequests(tx, reader)).map((row) => presentRequest(row, reader));

const read = async (tx: Tx, id: string, reader: string): Promise<PublishRequest> => {
  const row = await findRequest(tx, id);
  if (!row) throw notFound();
  return presentRequest(row, reader);
};

/** Requests for approval by people who may not publish, and the answers of those who may. */
export function requestOperations(services: PageServices) {
  return operations(requestsContract, {
    'GET /api/publish-requests': ({ db, by }) => db((tx) => list(tx, by.accountId)),

    'POST /api/page/{id}/publish-request': ({ db, by }, { params: { id: pageId }, body }) =>
      db(async (tx) => {
        const at = body.at === undefined ? null : new Date(body.at);
        if (at && at.getTime() <= Date.now())
          throw invalid(staffWords().timePassed, {
            at: staffWords().timePassed,
          });
        const current = await lockForRequest(tx, pageId);
        if (!current) throw notFound(staffWords().pageGone);
        if (current.version !== body.version) return goneOrStale(services, tx, pageId);
        // Approving it would be refused otherwise, by somebody who can't know what belongs there.
        if (current.kind === 'entry') await services.entries.checkReady(tx, pageId);
        await decideRequest(tx, pageId, { state: 'withdrawn', by: by.accountId });
        const { version, note } = body;
        const id = await insertRequest(tx, { pageId, version, by: by.accountId, note, at });
        await queueRequestMail(tx, services.jobs, id, 'request');
        return read(tx, id, by.accountId);
      }),

    'DELETE /api/page/{id}/publish-request': async ({ db, by }, { params: { id: pageId } }) => {
      await db(async (tx) => {
        const { row } = await openRequest(tx, pageId, by.accountId);
        if (row.requested_by !== by.accountId) throw forbidden(staffWords().onlyRequesterWithdraws);
        await decideRequest(tx, pageId, { state: 'withdrawn', by: by.accountId });
      });
      return undefined;
    },

    'POST /api/page/{id}/publish-request/approve': ({ db, by }, { params: { id: pageId }, body }) =>
      db(async (tx) => {
        const { row, current } = await openRequest(tx, pageId, by.accountId, body.version);
        if (row.version !== current)
          throw refuse('request-stale', staffWords().editedAfterRequest, {
            current: presentRequest(row, by.accountId),
          });
        const at = body.scheduled ? (row.publish_at ?? undefined) : undefined;
        await publishPage(services, tx, pageId, { version: row.version, at }, new Date());
        await closeApproved(services, tx, pageId, by.accountId);
        return ownersPage(services, tx, pageId);
      }),

    'POST /api/page/{id}/publish-request/decline': ({ db, by }, { params: { id: pageId }, body }) =>
      db(async (tx) => {
        const { row } = await openRequest(tx, pageId, by.accountId, body.version);
        await decideRequest(tx, pageId, { state: 'declined', by: by.accountId, answer: body.answer });
        await queueRequestMail(tx, services.jobs, row.id, 'answer');
        return read(tx, row.id, by.accountId);
      }),

    'POST /api/publish-requests/seen': ({ db, by }, { body }) =>
      db(async (tx) => {
        await markSeen(tx, by.accountId, body.page);
        return list(tx, by.accountId);
      }),
  });
}

/** Publishing a page approves the request for it. */
export async function closeApproved(
  { jobs }: Pick<PageServices, 'jobs'>,
  tx: Tx,
  pageId: string,
  by: string,
): Promise<void> {
  const id = await decideRequest(tx, pageId, { state: 'approved', by });
  if (id !== undefined) await queueRequestMail(tx, jobs, id, 'answer');
}
