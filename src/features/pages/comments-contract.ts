import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { id, idParams, instant } from '../../lib/values/shapes.ts';

/** The limit for one page; resolved comments count. */
export const MOST_COMMENTS = 1_000;
export const MOST_MENTIONS = 20;
export const MOST_NOTICES = 50;

const text = z
  .string('Write a comment.')
  .trim()
  .min(1, 'Write a comment.')
  .max(2_000, 'At most 2,000 characters.');
const mentions = z.array(id).max(MOST_MENTIONS, `Mention at most ${MOST_MENTIONS} people.`).default([]);

/** `null` where the account has been deleted. */
const author = z.object({ _id: id, name: z.string() }).nullable();

const comment = z.object({
  _id: id,
  author,
  /** Somebody without an account, who wrote through a preview link; `author` is then `null`. The address isn’t confirmed. */
  client: z.object({ name: z.string(), email: z.string() }).nullable(),
  /** Written by the caller. */
  yours: z.boolean(),
  text: z.string(),
  /** Whom it names, by the names that they have now. */
  mentions: z.array(z.object({ _id: id, name: z.string() })),
  createdAt: instant,
  editedAt: instant.nullable(),
});

export const thread = z.object({
  _id: id,
  page: id,
  /** The block it is about; `null` for the page. A block that isn’t on the page any more has been deleted. */
  block: z.string().nullable(),
  /** What kind of block that is or was. */
  blockType: z.string().nullable(),
  resolved: z.object({ at: instant, by: author }).nullable(),
  /** Begun through a preview link: everyone with a link to the page that allows comments reads all of it. */
  shared: z.boolean(),
  /** The caller wrote in it or is mentioned in it. */
  mine: z.boolean(),
  /** Oldest first; at least one. */
  comments: z.array(comment),
});
export type Thread = z.output<typeof thread>;
export type Comment = z.output<typeof comment>;

const notice = z.object({
  /** ID of the comment. */
  _id: id,
  page: id,
  pageName: z.string(),
  author: z.string().nullable(),
  /** Written through a preview link. */
  client: z.boolean(),
  /** Its beginning. */
  text: z.string(),
  /** Else it answers in a thread that the reader takes part in. */
  mentioned: z.boolean(),
  read: z.boolean(),
  createdAt: instant,
});
export type CommentNotice = z.output<typeof notice>;

const policy = { who: 'owner', area: 'pages' } as const;

/** Comments of staff on pages. Anyone who may edit pages may comment; visitors see only threads that clients began (`review-contract.ts`). */
export const commentsContract = contract({
  'GET /api/page/{id}/comments': {
    summary: 'Comment threads of a page, the oldest first',
    ...policy,
    params: idParams,
    reply: z.array(thread).max(MOST_COMMENTS),
  },
  'POST /api/page/{id}/comments': {
    summary: 'Start a comment thread on a page or on one of its blocks',
    ...policy,
    params: idParams,
    body: z.strictObject({
      block: z
        .strictObject({
          _id: z.string().min(1).max(100),
          type: z.string().regex(/^[a-zA-Z][\w-]{0,59}$/, 'Name a type of block, such as hero.'),
        })
        .nullable()
        .default(null),
      text,
      mentions,
    }),
    reply: thread,
    status: 201,
    refusals: { conflict: {} },
  },
  'POST /api/comment-thread/{id}/reply': {
    summary: 'Reply in a comment thread; a resolved one is open again',
    ...policy,
    params: idParams,
    body: z.strictObject({ text, mentions }),
    reply: thread,
    status: 201,
    refusals: { conflict: {} },
  },
  'POST /api/comment-thread/{id}/resolve': {
    summary: 'Resolve a comment thread, or reopen it',
    ...policy,
    params: idParams,
    body: z.strictObject({ resolved: z.boolean() }),
    reply: thread,
  },
  'PUT /api/comment/{id}': {
    summary: 'Change the text of your own comment',
    ...policy,
    params: idParams,
    body: z.strictObject({ text }),
    reply: thread,
  },
  'DELETE /api/comment/{id}': {
    summary: 'Delete your own comment; owners can delete any. With the first one, its thread is deleted',
    ...policy,
    params: idParams,
    reply: null,
  },
  'GET /api/comment-people': {
    summary: 'Staff who can be mentioned in comments',
    ...policy,
    reply: z.array(z.object({ _id: id, name: z.string(), you: z.boolean() })).max(500),
  },
  'GET /api/comment-notices': {
    summary: 'Comments that mention the caller or answer in their threads, newest first',
    ...policy,
    reply: z.array(notice).max(MOST_NOTICES),
  },
  'POST /api/comment-notices/read': {
    summary: 'Mark comments as read for this account: those of one page, or all',
    ...policy,
    // Anyone who may look may have looked.
    access: 'read',
    body: z.strictObject({ page: id.optional() }),
    reply: z.array(notice).max(MOST_NOTICES),
  },
});
