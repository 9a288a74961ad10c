import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { idParams, paging, severalIds } from '../../lib/values/shapes.ts';
import { form, formChanges, newForm } from './form-shapes.ts';
import {
  chosen,
  entry,
  message,
  messageQuery,
  messageState,
  newMessage,
  wholeMessage,
} from './message-shapes.ts';
import { askedLanguage } from '../../lib/translations/texts.ts';
import { mostOfSite } from '../../lib/work/limit-table.ts';

export type { Form, NewForm } from './form-shapes.ts';
export type { Message, MessageEntry, WholeMessage } from './message-shapes.ts';

const words = (what: string, most: number) =>
  z.string().trim().min(1, `Enter ${what}.`).max(most, `At most ${most} characters.`);

export const formsContract = contract({
  'GET /api/forms': {
    summary: 'Forms, newest first',
    who: 'owner',
    area: 'forms',
    query: z.strictObject(paging),
    reply: z.array(form).max(mostOfSite.forms),
  },
  'GET /api/form/{id}': {
    summary: 'A form as visitors see it; for the owner, also who is notified',
    who: 'visitor',
    area: 'forms',
    params: idParams,
    query: z.strictObject({ language: askedLanguage }),
    reply: form,
  },
  'POST /api/form/{id}/ticket': {
    summary: 'A token that proves when a form was shown, to be sent with its message',
    who: 'visitor',
    params: idParams,
    body: z.strictObject({}),
    reply: z.object({ ticket: z.string() }),
  },
  'POST /api/form': {
    summary: 'Create a form',
    who: 'owner',
    area: 'forms',
    body: newForm,
    reply: form,
    status: 201,
  },
  'PUT /api/form/{id}': {
    summary: 'Change a form; visitors see changes immediately',
    who: 'owner',
    area: 'forms',
    params: idParams,
    body: formChanges,
    reply: form,
    refusals: { conflict: {}, 'stale-version': { current: form } },
  },
  'POST /api/forms/delete': {
    act: { word: 'forms-deleted' },
    summary: 'Delete several forms, all or nothing; their messages are kept',
    who: 'owner',
    area: 'forms',
    body: z.strictObject({ forms: severalIds }),
    reply: null,
  },
  'DELETE /api/form/{id}': {
    act: { word: 'form-deleted', named: 'forms.name' },
    summary: 'Delete a form; its messages are kept',
    who: 'owner',
    area: 'forms',
    params: idParams,
    reply: null,
  },
});

export const messagesContract = contract({
  'POST /api/message': {
    summary: 'Send a message, with or without a form',
    who: 'visitor',
    body: newMessage,
    reply: z.object({ _id: z.string() }),
    status: 201,
    refusals: { conflict: {}, 'form-changed': { current: form } },
  },
  'GET /api/messages': {
    summary: 'Messages, newest first, without spam unless requested',
    who: 'owner',
    area: 'messages',
    query: messageQuery,
    reply: z.array(message),
  },
  'GET /api/messages/unread': {
    summary: 'The number of unread messages and the newest one, for polling',
    who: 'owner',
    area: 'messages',
    reply: z.object({
      /** Counted up to 1000. */
      unread: z.int(),
      spam: z.int(),
      newest: z.string().nullable(),
    }),
  },
  'PUT /api/messages': {
    summary: 'Mark, star, archive or move several messages, all or nothing',
    who: 'owner',
    area: 'messages',
    body: z.strictObject({ messages: chosen, ...messageState }),
    reply: z.object({ changed: z.array(z.string()) }),
  },
  'POST /api/messages/delete': {
    act: { word: 'messages-deleted' },
    summary: 'Delete several messages, all or nothing',
    who: 'owner',
    area: 'messages',
    body: z.strictObject({ messages: chosen }),
    reply: z.object({ deleted: z.int() }),
  },
  'GET /api/messages/settings': {
    summary: 'How long messages are kept',
    who: 'owner',
    area: 'messages',
    reply: z.object({ keepDays: z.int().nullable() }),
  },
  'PUT /api/messages/settings': {
    act: { word: 'message-settings-changed' },
    summary: 'Set how many days messages are kept; null keeps them',
    who: 'owner',
    area: 'messages',
    body: z.strictObject({
      keepDays: z.int().min(1, 'At least 1 day.').max(3650, 'At most 10 years.').nullable(),
    }),
    reply: z.object({ keepDays: z.int().nullable() }),
  },
  'GET /api/message/{id}': {
    summary: 'One message with its answers, notes and replies',
    who: 'owner',
    area: 'messages',
    params: idParams,
    reply: wholeMessage,
  },
  'PUT /api/message/{id}': {
    summary: 'Mark, star, archive a message, or move it to spam or back',
    who: 'owner',
    area: 'messages',
    params: idParams,
    body: z.strictObject(messageState),
    reply: wholeMessage,
  },
  'DELETE /api/message/{id}': {
    act: { word: 'messages-deleted' },
    summary: 'Delete a message with its notes and replies',
    who: 'owner',
    area: 'messages',
    params: idParams,
    reply: null,
  },
  'POST /api/message/{id}/reply': {
    summary: 'Reply by email; the reply is stored with the message',
    who: 'owner',
    area: 'messages',
    params: idParams,
    body: z.strictObject({ body: words('a reply', 10_000) }),
    reply: entry,
    status: 201,
    refusals: { conflict: {} },
  },
  'POST /api/message/{id}/note': {
    summary: 'Add a note that only owners see',
    who: 'owner',
    area: 'messages',
    params: idParams,
    body: z.strictObject({ body: words('a note', 5_000) }),
    reply: entry,
    status: 201,
  },
  'DELETE /api/message-note/{id}': {
    summary: 'Delete a note',
    who: 'owner',
    area: 'messages',
    params: idParams,
    reply: null,
  },
});
