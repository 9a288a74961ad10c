import { siteAddress } from '../../../lib/links/site-address.ts';
import type { Attachment } from '../../files/server/index.ts';
import type { Form } from '../form-shapes.ts';
import type { Message, MessageEntry, WholeMessage } from '../message-shapes.ts';
import type { Subscriber } from '../newsletter-contract.ts';
import type { FormRow } from './form-queries.ts';
import type { MessageRow } from './message-queries.ts';
import type { SubscriberRow } from './newsletter/subscriber-queries.ts';
import type { EntryRow } from './thread-queries.ts';

/** For visitors: without recipients. */
export const shownForm = (row: FormRow): Form => ({
  _id: row.id,
  name: row.name,
  purpose: row.purpose as Form['purpose'],
  content: row.content,
  origin: row.origin,
  version: row.version,
  steps: row.settings.steps,
  button: row.settings.button,
  thanks: { ...row.settings.thanks, page: siteAddress(row.settings.thanks.page) ?? '' },
  newsletter: row.settings.newsletter,
});

export const ownersForm = (row: FormRow, messages?: number): Form => ({
  ...shownForm(row),
  tell: row.settings.tell,
  reply: row.settings.reply,
  updatedAt: row.updated_at.toISOString(),
  ...(messages === undefined ? {} : { messages }),
});

export const shownMessage = (row: MessageRow): Message => ({
  _id: row.id,
  website: row.website_id,
  form: row.form_id,
  formName: row.form_name,
  origin: row.origin,
  name: row.sender_name,
  email: row.sender_email,
  preview: row.preview,
  content: Object.fromEntries(row.answers.map(({ name, value }) => [name, value])),
  spam: row.spam,
  spamReason: row.spam_reason,
  read: row.read,
  starred: row.starred,
  archived: row.archived,
  repliedAt: row.replied_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
});

export const shownEntry = (row: EntryRow): MessageEntry => ({
  _id: row.id,
  kind: row.kind as MessageEntry['kind'],
  body: row.body,
  author: row.author,
  createdAt: row.created_at.toISOString(),
});

const shownFile = ({ id, purpose, name, type, size }: Attachment): WholeMessage['files'][number] => ({
  _id: id,
  field: purpose.split(':').at(-1) ?? '',
  name,
  type,
  size,
});

export const wholeMessage = (
  row: MessageRow,
  thread: EntryRow[],
  files: Attachment[],
): Omit<WholeMessage, 'keepsAnswers'> => ({
  ...shownMessage(row),
  answers: row.answers,
  files: files.map(shownFile),
  thread: thread.map(shownEntry),
});

export const shownSubscriber = (row: SubscriberRow): Subscriber => ({
  _id: row.id,
  email: row.email,
  status: row.status as Subscriber['status'],
  consent: row.consent,
  createdAt: row.created_at.toISOString(),
  confirmedAt: row.confirmed_at?.toISOString() ?? null,
  leftAt: row.left_at?.toISOString() ?? null,
});
