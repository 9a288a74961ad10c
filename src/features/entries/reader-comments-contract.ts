import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { id, idParams, instant, ownEmail, paging } from '../../lib/values/shapes.ts';
import { MOST_COMMENT } from './reader-comment-limits.ts';

/** Comments on one page of the list under an entry, replies included. */
export const COMMENTS_AT_ONCE = 50;
export const MOST_MODERATED = 200;

const policy = { who: 'owner', area: 'pages' } as const;

/** Where the owner finds a comment. */
export const moderatedStates = ['pending', 'published', 'spam', 'trash'] as const;
export type ModeratedState = (typeof moderatedStates)[number];

const text = z.string().trim().max(MOST_COMMENT, `At most ${MOST_COMMENT} characters.`);

const chosen = z
  .array(id)
  .min(1, 'Choose a comment.')
  .max(MOST_MODERATED, `At most ${MOST_MODERATED} at once.`);

/** A comment as visitors see it. One that was deleted keeps its place above its replies, and nothing else. */
export const readerComment = z.object({
  _id: id,
  parent: id.nullable(),
  deleted: z.boolean(),
  name: z.string(),
  /** Written by the people of the site. */
  staff: z.boolean(),
  /** Plain text with line breaks. */
  body: z.string(),
  createdAt: instant,
  /** Whether the caller wrote it, and so may delete it. */
  own: z.boolean(),
});
export type ReaderComment = z.output<typeof readerComment>;

export const ownerComment = z.object({
  _id: id,
  entry: z.object({ _id: id, name: z.string(), href: z.string() }),
  parent: id.nullable(),
  name: z.string(),
  email: z.string().nullable(),
  staff: z.boolean(),
  body: z.string(),
  state: z.enum(moderatedStates),
  spamReason: z.string(),
  createdAt: instant,
  /** Since when it is in this state. */
  movedAt: instant,
});
export type OwnerComment = z.output<typeof ownerComment>;

/** Comments that wait for approval. */
export const waitingComments = z.object({
  /** Counted up to 1000. */
  pending: z.int(),
  /** The newest of them. */
  newest: id.nullable(),
});

/** What becomes of a comment: its address is to be confirmed, it waits for approval, or everybody sees it. */
const outcome = z.enum(['confirm', 'pending', 'published']);
const token = z.strictObject({ token: z.string().min(1).max(200) });

export const readerCommentsContract = contract({
  'GET /api/entries/{id}/comments': {
    summary: 'Published comments on an entry, the oldest first, each followed by its replies',
    who: 'visitor',
    params: idParams,
    query: z.strictObject({ page: z.coerce.number().int().min(1).max(2_000).default(1) }),
    reply: z.object({
      /** Whether the entry accepts comments. */
      open: z.boolean(),
      /** When it stops accepting them; null for never. */
      until: z.iso.datetime().nullable(),
      total: z.int(),
      page: z.int(),
      pages: z.int(),
      comments: z.array(readerComment).max(COMMENTS_AT_ONCE),
    }),
  },
  'POST /api/entries/{id}/comments': {
    summary:
      'Comment on an entry. Without an account, the address has to be confirmed by the link in an email',
    who: 'visitor',
    area: 'pages',
    params: idParams,
    body: z.strictObject({
      body: text,
      /** Without an account. */
      name: z.string().trim().max(80, 'At most 80 characters.').optional(),
      email: ownEmail.optional(),
      /** The comment that it answers. */
      parent: id.optional(),
      /** A field that people don’t see. */
      further: z.string().max(1_000).default(''),
    }),
    reply: z.object({ _id: id, outcome }),
    status: 201,
    refusals: { conflict: {} },
  },
  'POST /api/entry-comments/confirm': {
    summary: 'Confirm the address of one comment with the token from the email',
    who: 'visitor',
    body: token,
    reply: z.object({ _id: id, outcome, href: z.string() }),
  },
  'DELETE /api/entry-comment/{id}': {
    summary: 'Delete a comment of one’s own',
    who: 'account',
    params: idParams,
    reply: null,
  },
  'GET /api/entry-comments': {
    summary: 'Comments on entries in one state, the newest first',
    ...policy,
    query: z.strictObject({
      state: z.enum(moderatedStates).default('pending'),
      q: z.string().trim().max(100, 'At most 100 characters.').optional(),
      entry: id.optional(),
      ...paging,
    }),
    reply: z.array(ownerComment),
  },
  'GET /api/entry-comments/pending': {
    summary: 'How many comments on entries wait for approval',
    ...policy,
    reply: waitingComments,
  },
  'PUT /api/entry-comments': {
    summary: 'Approve several comments, or move them to spam or the trash; all or none',
    ...policy,
    publishes: true,
    body: z.strictObject({ comments: chosen, state: z.enum(moderatedStates) }),
    reply: z.object({ changed: z.int() }),
  },
  'POST /api/entry-comments/erase': {
    act: { word: 'entry-comments-erased' },
    summary: 'Permanently delete several comments in spam or the trash; all or none',
    ...policy,
    publishes: true,
    body: z.strictObject({ comments: chosen }),
    reply: z.object({ erased: z.int() }),
  },
  'POST /api/entry-comments/{id}/reply': {
    summary: 'Answer a comment in the name of the site; a pending one is approved with it',
    ...policy,
    publishes: true,
    params: idParams,
    body: z.strictObject({ body: text }),
    reply: z.object({ _id: id }),
    status: 201,
    refusals: { conflict: {} },
  },
});
