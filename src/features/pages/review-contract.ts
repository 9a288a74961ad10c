import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { id, instant, ownEmail } from '../../lib/values/shapes.ts';

/** Characters of a comment, as for staff. */
export const MOST_REVIEW_TEXT = 2_000;
/** Comments of clients on one page; the others of `MOST_COMMENTS` stay for staff. */
export const MOST_CLIENT_COMMENTS = 300;

const token = z.string().min(1).max(200);
const author = {
  name: z.string().trim().max(80, 'At most 80 characters.').default(''),
  email: ownEmail,
  /** A field that people don’t see. */
  further: z.string().max(1_000).default(''),
};
const text = z.string().max(MOST_REVIEW_TEXT, `At most ${MOST_REVIEW_TEXT} characters.`);

const reviewThread = z.object({
  _id: id,
  /** `null` for the page. */
  block: z.string().nullable(),
  resolved: z.boolean(),
  /** Oldest first; plain text with line breaks. */
  comments: z.array(
    z.object({
      _id: id,
      /** Empty for staff without a name. */
      name: z.string(),
      staff: z.boolean(),
      text: z.string(),
      createdAt: instant,
    }),
  ),
});
export type ReviewThread = z.output<typeof reviewThread>;

const emails = z.boolean().nullable();
const review = z.object({
  /** Whether the link allows comments. */
  open: z.boolean(),
  /** Identifies the link, not what opens it. */
  link: z.string(),
  /** With the personal link from an email: whether its reader gets emails about replies. */
  emails,
  threads: z.array(reviewThread),
});
export type Review = z.output<typeof review>;

/** Comments of people with a preview link. Nobody needs an account, and the link is the only authority. */
export const reviewContract = contract({
  'GET /api/page-preview/{token}/comments': {
    summary: 'Comment threads that were begun through preview links of the page',
    who: 'visitor',
    params: z.strictObject({ token }),
    reply: review,
  },
  'POST /api/page-preview/{token}/comments': {
    summary: 'Comment on a block of the previewed page, or on the page, if the link allows comments',
    who: 'visitor',
    area: 'pages',
    params: z.strictObject({ token }),
    body: z.strictObject({ block: z.string().min(1).max(100).nullable(), text, ...author }),
    reply: reviewThread,
    status: 201,
    refusals: { conflict: {} },
  },
  'POST /api/page-preview/{token}/reply': {
    summary: 'Reply to a comment through a preview link; a resolved thread is open again',
    who: 'visitor',
    area: 'pages',
    params: z.strictObject({ token }),
    body: z.strictObject({ thread: id, text, ...author }),
    reply: reviewThread,
    status: 201,
    refusals: { conflict: {} },
  },
  'POST /api/page-preview/{token}/emails': {
    summary: 'Turn emails about replies on or off, with the personal link from such an email',
    who: 'visitor',
    area: 'pages',
    params: z.strictObject({ token }),
    body: z.strictObject({ on: z.boolean() }),
    reply: z.object({ emails }),
  },
});
