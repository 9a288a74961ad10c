import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { id, idParams, instant, version } from '../../lib/values/shapes.ts';
import { page } from './contract.ts';

/** How many requests are listed: open ones first. */
export const MOST_REQUESTS = 200;

const text = z
  .string()
  .transform((value) => value.replaceAll('\r\n', '\n').trim())
  .pipe(z.string().max(1000, 'At most 1000 characters.'));

const person = z.object({ _id: id, name: z.string() }).nullable();

const request = z.object({
  _id: id,
  /** The id of the page or reusable section. */
  page: id,
  pageName: z.string(),
  /** The version to publish. */
  version,
  /** Whether the page was edited after the request. */
  stale: z.boolean(),
  /** Null once the account is deleted. */
  by: person,
  /** Whether the caller has requested it. */
  yours: z.boolean(),
  note: z.string(),
  /** When to publish; null for as soon as it is approved. */
  at: instant.nullable(),
  createdAt: instant,
  /** `declined`: changes were requested. */
  state: z.enum(['open', 'approved', 'declined', 'withdrawn']),
  decidedBy: person,
  decidedAt: instant.nullable(),
  /** What the person who decided wrote. */
  answer: z.string(),
  /** Whether the person who requested has seen the answer. */
  seen: z.boolean(),
});
export type PublishRequest = z.output<typeof request>;

const policy = { who: 'owner', area: 'pages' } as const;
/** A request that was decided, withdrawn or replaced in the meantime. */
const answered = { 'already-answered': { current: request.nullable() } } as const;

export const requestsContract = contract({
  'GET /api/publish-requests': {
    summary:
      'Open requests for approval to publish, and those of the caller that were answered, newest first',
    ...policy,
    reply: z.array(request).max(MOST_REQUESTS),
  },
  'POST /api/page/{id}/publish-request': {
    act: { word: 'approval-requested', named: 'pages.label', keep: ['at'] },
    summary: 'Request approval to publish a version of a page; replaces an open request',
    ...policy,
    params: idParams,
    body: z.strictObject({ version, note: text.default(''), at: instant.optional() }),
    reply: request,
    status: 201,
    refusals: { conflict: {}, 'stale-version': { current: page } },
  },
  'DELETE /api/page/{id}/publish-request': {
    act: { word: 'approval-withdrawn', named: 'pages.label' },
    summary: 'Withdraw your own open request',
    ...policy,
    params: idParams,
    reply: null,
    refusals: { ...answered },
  },
  'POST /api/page/{id}/publish-request/approve': {
    act: { word: 'approval-given', named: 'pages.label', keep: ['scheduled'] },
    summary: 'Approve the open request and publish the version that it names, now or at the requested time',
    ...policy,
    publishes: true,
    params: idParams,
    body: z.strictObject({
      version,
      /** Whether to wait for the requested time. */
      scheduled: z.boolean().default(false),
    }),
    reply: page,
    refusals: { ...answered, 'request-stale': { current: request }, 'stale-version': { current: page } },
  },
  'POST /api/page/{id}/publish-request/decline': {
    act: { word: 'approval-declined', named: 'pages.label' },
    summary: 'Request changes: the open request is closed, and the person who made it is told why',
    ...policy,
    publishes: true,
    params: idParams,
    body: z.strictObject({
      version,
      answer: text.pipe(z.string().min(1, 'Describe what should change.')),
    }),
    reply: request,
    refusals: { ...answered },
  },
  'POST /api/publish-requests/seen': {
    summary: 'Mark answers to your own requests as seen: those of one page, or all',
    ...policy,
    // Permission to view includes marking as seen.
    access: 'read',
    body: z.strictObject({ page: id.optional() }),
    reply: z.array(request).max(MOST_REQUESTS),
  },
});
