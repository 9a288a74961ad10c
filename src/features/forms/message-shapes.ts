import { z } from 'zod';
import { flag, id, instant, line, paging } from '../../lib/values/shapes.ts';
import { fieldTypes } from './field-types.ts';

/** Maximum characters of an answer in the API, well above any field's limit, so that the field reports what is too long. */
const ANSWER_MOST = 20_000;

const given = z.union([
  z.string().max(ANSWER_MOST, `At most ${ANSWER_MOST} characters.`),
  z.array(z.string().max(500)).max(60),
  z.boolean(),
  z.number(),
]);

const content = z
  .union(
    [z.string().trim().min(1, 'Enter a message.').max(ANSWER_MOST), z.record(z.string().max(60), given)],
    {
      error: 'Send the answers keyed by field name.',
    },
  )
  .refine((value) => typeof value === 'string' || Object.keys(value).length <= 80, 'At most 80 answers.');

export const newMessage = z.strictObject({
  content,
  /** The page with the form. */
  origin: line('where this was sent from', 300, 0).default(''),
  form: id.optional(),
  /** The version of the form that was shown. */
  version: z.int().min(1).optional(),
  /** From `POST /api/form/{id}/ticket`: when the form was shown. */
  ticket: z.string().max(200).optional(),
  /** A hidden field that only bots fill in. */
  further: z.string().max(2000).optional(),
});
export type NewMessage = z.output<typeof newMessage>;

const answer = z.object({
  name: z.string(),
  label: z.string(),
  type: z.enum(fieldTypes),
  value: z.union([z.string(), z.array(z.string()), z.number(), z.boolean()]),
});

export const message = z.object({
  _id: id,
  website: id,
  form: id.nullable(),
  formName: z.string(),
  origin: z.string(),
  /** The sender's name, if given. */
  name: z.string(),
  email: z.string().nullable(),
  /** The beginning of the message. */
  preview: z.string(),
  /** Answers by field name. */
  content: z.record(z.string(), answer.shape.value),
  spam: z.boolean(),
  /** Why it counts as spam. */
  spamReason: z.string(),
  read: z.boolean(),
  starred: z.boolean(),
  archived: z.boolean(),
  repliedAt: instant.nullable(),
  createdAt: instant,
});
export type Message = z.output<typeof message>;

export const entry = z.object({
  _id: id,
  /** `reply`: from the owner. `answer`: from the sender, by email. `note`: for staff only. */
  kind: z.enum(['reply', 'note', 'answer']),
  body: z.string(),
  /** Its author. */
  author: z.string(),
  createdAt: instant,
});
export type MessageEntry = z.output<typeof entry>;

/** A file of a message; downloaded from `/api/message/{id}/file/{file}`. */
const messageFile = z.object({
  _id: id,
  /** Name of its field. */
  field: z.string(),
  name: z.string(),
  /** Media type, detected from the content. */
  type: z.string(),
  /** Bytes. */
  size: z.number(),
});

export const wholeMessage = message.extend({
  answers: z.array(answer),
  files: z.array(messageFile),
  thread: z.array(entry),
  /** Whether email replies from the sender are received here. */
  keepsAnswers: z.boolean(),
});
export type WholeMessage = z.output<typeof wholeMessage>;

export const messageState = {
  read: z.boolean().optional(),
  starred: z.boolean().optional(),
  archived: z.boolean().optional(),
  spam: z.boolean().optional(),
};

const CONTENT = 'content.';
const MOST_ANSWERS = 10;

const listed = z.object({
  _id: id.optional(),
  origin: z.string().max(300).optional(),
  form: id.optional(),
  formName: z.string().max(200).optional(),
  name: z.string().max(200).optional(),
  email: z.string().trim().toLowerCase().max(254).optional(),
  preview: z.string().max(500).optional(),
  spamReason: z.string().max(500).optional(),
  createdAt: z.iso.datetime().optional(),
  repliedAt: z.iso.datetime().optional(),
  read: flag.optional(),
  starred: flag.optional(),
  archived: flag.optional(),
  /** Default false: spam has its own folder. */
  spam: flag.optional(),
  q: z.string().trim().max(100, 'At most 100 characters.').optional(),
  ...paging,
});

/** `content.<name>` matches an answer by field name; several must all match. */
export const messageQuery = listed.catchall(z.unknown()).check(({ value, issues }) => {
  const others = Object.entries(value).filter(([key]) => !(key in listed.shape));
  const wrong = others.filter(([key, given]) => !key.startsWith(CONTENT) || typeof given !== 'string');
  const keys = (others.length > MOST_ANSWERS ? others : wrong).map(([key]) => key);
  if (keys.length > 0) issues.push({ code: 'unrecognized_keys', keys, input: value });
});
export type MessageQuery = z.output<typeof listed>;

/** The answers that a query filters by, by field name. */
export const askedAnswers = (query: object): [name: string, value: string][] =>
  Object.entries(query).flatMap(([key, value]): [string, string][] =>
    key.startsWith(CONTENT) ? [[key.slice(CONTENT.length), String(value)]] : [],
  );

/** Several at once. */
export const chosen = z
  .array(id)
  .min(1, 'Choose at least one message.')
  .max(500, 'Choose at most 500 at once.');
