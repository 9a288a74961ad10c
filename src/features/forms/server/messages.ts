import { doerOf } from '../../../lib/http/acts.ts';
import { conflict, foundAll, notFound } from '../../../lib/errors.ts';
import type { Handlers } from '../../../lib/http/handlers.ts';
import type { SiteRequest } from '../../../lib/http/requests/request-context.ts';
import { attachmentsOf, eraseWithMessages } from '../../files/server/index.ts';
import type { messagesContract } from '../contract.ts';
import { acceptMessage, consentOf } from './accept-message.ts';
import { findForm } from './form-queries.ts';
import { replyAddress } from './mailed-answers.ts';
import { askForLeave, sendAnswer } from './message-mails.ts';
import {
  changeMessages,
  deleteMessages,
  findMessage,
  listMessages,
  type StateChange,
  takeSubscription,
  unreadCounts,
} from './message-queries.ts';
import { shownEntry, shownMessage, wholeMessage } from './present.ts';
import type { FormServices } from './services.ts';
import { deleteNote, insertEntry, listEntries, noteReplied } from './thread-queries.ts';
import { nextPage } from '../../../lib/http/requests/paging.ts';
import { staffWords } from './staff-words.ts';

type MessageHandlers = Omit<Handlers<typeof messagesContract>, `${string}settings`>;

const gone = (ids: readonly string[]): string =>
  ids.length > 1 ? staffWords().oneMessageGone : staffWords().messageGone;

export function messageHandlers(services: FormServices): MessageHandlers {
  const read = ({ db }: SiteRequest, id: string) =>
    db(async (tx) => {
      const row = await findMessage(tx, id);
      if (!row) throw notFound(staffWords().messageGone);
      return {
        ...wholeMessage(row, await listEntries(tx, id), await attachmentsOf(tx, id)),
        keepsAnswers: services.answersTo !== undefined,
      };
    });

  const remove = ({ db }: SiteRequest, ids: readonly string[]) =>
    db(async (tx) => {
      const deleted = await deleteMessages(tx, ids);
      foundAll(ids, deleted, gone(ids));
      await eraseWithMessages(tx, services.jobs);
      return deleted;
    });

  /** A message moved out of spam does now what it would have done when it arrived. */
  const change = ({ site, db }: SiteRequest, ids: readonly string[], state: StateChange) =>
    db(async (tx) => {
      const rows = await changeMessages(tx, ids, state);
      foundAll(ids, rows.length, gone(ids));
      for (const { id, spam, subscribes, sender_email: to, form_id: formId } of rows) {
        if (spam || !subscribes || !to || !(await takeSubscription(tx, id))) continue;
        const form = formId ? await findForm(tx, formId) : null;
        await askForLeave(tx, services.jobs, site, to, consentOf(form ?? null, { origin: '' }));
      }
      return rows.map(({ id }) => id);
    });

  return {
    'POST /api/message': (request, { body }) => acceptMessage(services, request, body),

    'GET /api/messages': async (request, { query }) => {
      const rows = await request.db((tx) => listMessages(tx, { ...query, limit: query.limit + 1 }));
      return nextPage(request, '/api/messages', query, rows, ({ id }) => id).map(shownMessage);
    },

    'GET /api/messages/unread': ({ dbOnce }) => dbOnce((tx) => unreadCounts(tx)),

    'PUT /api/messages': async (request, { body: { messages, ...state } }) => ({
      changed: await change(request, messages, state),
    }),

    'POST /api/messages/delete': async (request, { body: { messages } }) => ({
      deleted: await remove(request, messages),
    }),

    'GET /api/message/{id}': (request, { params: { id } }) => read(request, id),

    'PUT /api/message/{id}': async (request, { params: { id }, body }) => {
      await change(request, [id], body);
      return read(request, id);
    },

    'DELETE /api/message/{id}': async (request, { params: { id } }) => {
      await remove(request, [id]);
      return undefined;
    },

    'POST /api/message/{id}/reply': ({ site, by, db }, { params: { id }, body: { body } }) =>
      db(async (tx) => {
        const row = await findMessage(tx, id);
        if (!row) throw notFound(staffWords().messageGone);
        const to = row.sender_email;
        if (!to) throw conflict(staffWords().noSenderEmail);
        const entry = await insertEntry(tx, {
          messageId: id,
          kind: 'reply',
          body,
          author: doerOf(by),
        });
        const replyTo = await replyAddress(tx, services, id);
        const answer = { entryId: entry.id, to, formName: row.form_name, body, replyTo };
        await sendAnswer(tx, services.jobs, site, answer);
        await noteReplied(tx, id);
        return shownEntry(entry);
      }),

    'POST /api/message/{id}/note': ({ by, db }, { params: { id }, body: { body } }) =>
      db(async (tx) => {
        if (!(await findMessage(tx, id))) throw notFound(staffWords().messageGone);
        return shownEntry(await insertEntry(tx, { messageId: id, kind: 'note', body, author: doerOf(by) }));
      }),

    'DELETE /api/message-note/{id}': async ({ dbOnce }, { params: { id } }) => {
      if (!(await dbOnce((tx) => deleteNote(tx, id)))) throw notFound(staffWords().noteGone);
      return undefined;
    },
  };
}
