import { z } from 'zod';
import { flag, id, instant, line, paging } from '../../lib/values/shapes.ts';
import { fieldTypes } from './field-types.ts';

/** Characters of one answer on the wire, well above what any field may take, so that the field says what is too long. */
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
  /** The page that it was sent from. */
  origin: line('where this was sent from', 300, 0).default(''),
  form: id.optional(),
  /** The version of the form as it was shown. */
  version: z.int().min(1).optional(),
  /** From `POST /api/form/{id}/ticket`: when the form was shown. */
  ticket: z.string().max(200).optional(),
  /** Stands in the form where people do not see it. */
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
  /** The beginning of what was written. */
  preview: z.string(),
  /** Answers by the names of their fields. */
  content: z.record(z.string(), answer.shape.value),
  spam: z.boolean(),
  /** Why it was taken for spam. */
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
  /** `reply`: written by the owner. `answer`: what the sender wrote back by mail. `note`: for owners alone. */
  kind: z.enum(['reply', 'note', 'answer']),
  body: z.string(),
  /** Who wrote it. */
  author: z.string(),
  createdAt: instant,
});
export type MessageEntry = z.output<typeof entry>;

/** What came with a message; downloaded from `/api/message/{id}/file/{file}`. */
const messageFile = z.object({
  _id: id,
  /** Name of the field that it answers. */
  field: z.string(),
  name: z.string(),
  /** Media type, found in the content. */
  type: z.string(),
  /** Bytes. */
  size: z.number(),
});

export const wholeMessage = message.extend({
  answers: z.array(answer),
  files: z.array(messageFile),
  thread: z.array(entry),
  /** Whether what the sender writes back by mail is kept here. */
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
  /** False unless asked for: spam has its own folder. */
  spam: flag.optional(),
  q: z.string().trim().max(100, 'At most 100 characters.').optional(),
  ...paging,
});

/** `content.<name>` is an answer by the name of its field; of several given ones, each has to match. */
export const messageQuery = listed.catchall(z.unknown()).check(({ value, issues }) => {
  const others = Object.entries(value).filter(([key]) => !(key in listed.shape));
  const wrong = others.filter(([key, given]) => !key.startsWith(CONTENT) || typeof given !== 'string');
  const keys = (others.length > MOST_ANSWERS ? others : wrong).map(([key]) => key);
  if (keys.length > 0) issues.push({ code: 'unrecognized_keys', keys, input: value });
});
export type MessageQuery = z.output<typeof listed>;

/** The answers that a query names, by the names of their fields. */
export const askedAnswers = (query: object): [name: string, value: string][] =>
  Object.entries(query).flatMap(([key, value]): [string, string][] =>
    key.startsWith(CONTENT) ? [[key.slice(CONTENT.length), String(value)]] : [],
  );

/** Several at once. */
export const chosen = z
  .array(id)
  .min(1, 'Choose at least one message.')
  .max(500, 'Choose at most 500 at once.');
