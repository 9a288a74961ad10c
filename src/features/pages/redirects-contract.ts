import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { link } from '../../lib/content/link-shape.ts';
import { id, idParams, instant, severalIds } from '../../lib/values/shapes.ts';
import { MOST_AT_ONCE } from '../../lib/work/at-once.ts';
import { subdomain } from './contract.ts';
import { typedPath } from './redirect-path.ts';

const from = z
  .string()
  .max(2000, 'At most 2,000 characters.')
  .transform((typed, context) => {
    const path = typedPath(typed);
    if (path !== null && path !== '/') return path;
    context.addIssue({
      code: 'custom',
      message: path === '/' ? 'The home page can’t be redirected.' : 'Enter a path like /old-page.html.',
    });
    return z.NEVER;
  });

/** A redirect's target that is no page of the site. */
export const redirectTarget = link(
  'Enter a path that starts with / or an address that starts with https://.',
  {
    start: /^(\/|https?:)/,
  },
);

const target = z
  .strictObject({ from, page: id.optional(), to: redirectTarget.optional(), subdomain: subdomain.optional() })
  .refine(({ page, to: address }) => (page === undefined) !== (address === undefined), {
    error: 'Choose where it leads.',
    path: ['to'],
  });
export type NewRedirect = z.output<typeof target>;

const redirect = z.object({
  _id: id,
  subdomain: z.string(),
  from: z.string(),
  /** Its current target: a path of the site, or an address. */
  to: z.string(),
  page: z.object({ _id: id, name: z.string(), published: z.boolean() }).nullable(),
  createdAt: instant,
});
export type Redirect = z.output<typeof redirect>;

const missing = z.object({
  subdomain: z.string(),
  path: z.string(),
  times: z.int(),
  /** The last referrer; empty if unknown. */
  referrer: z.string(),
  firstAt: instant,
  lastAt: instant,
});
export type MissingAddress = z.output<typeof missing>;

const missingPath = z.string().max(500);

export const redirectsContract = contract({
  'GET /api/redirects': {
    summary: 'Redirects, newest first',
    who: 'owner',
    area: 'pages',
    reply: z.array(redirect).max(5_000),
  },
  'POST /api/redirect': {
    summary: 'Add a redirect',
    who: 'owner',
    area: 'pages',
    publishes: true,
    body: target,
    reply: redirect,
    status: 201,
    refusals: { conflict: {} },
  },
  'PUT /api/redirect/{id}': {
    summary: 'Change a redirect; redirects to its address follow',
    who: 'owner',
    area: 'pages',
    publishes: true,
    params: idParams,
    body: target,
    reply: redirect,
    refusals: { conflict: {} },
  },
  'DELETE /api/redirect/{id}': {
    act: { word: 'redirect-deleted', named: 'redirects.from_path' },
    summary: 'Delete a redirect',
    who: 'owner',
    area: 'pages',
    publishes: true,
    params: idParams,
    reply: null,
  },
  'POST /api/redirects/delete': {
    act: { word: 'redirects-deleted' },
    summary: 'Delete several redirects, all or nothing',
    who: 'owner',
    area: 'pages',
    publishes: true,
    body: z.strictObject({ redirects: severalIds }),
    reply: null,
  },
  'GET /api/missing': {
    summary: 'Missing pages that visitors asked for, most requested first',
    who: 'owner',
    area: 'pages',
    reply: z.array(missing).max(200),
  },
  'POST /api/missing/forget': {
    summary: 'Remove missing pages from the list: one, several as `addresses`, or all',
    who: 'owner',
    area: 'pages',
    body: z
      .strictObject({
        path: missingPath.optional(),
        subdomain: subdomain.optional(),
        addresses: z
          .array(z.strictObject({ path: missingPath, subdomain: subdomain.default('') }))
          .min(1, 'Choose at least one.')
          .max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} at once.`)
          .optional(),
      })
      .refine(({ path, addresses }) => path === undefined || addresses === undefined, {
        error: 'Send a path or addresses, not both.',
        path: ['addresses'],
      }),
    reply: null,
  },
});
