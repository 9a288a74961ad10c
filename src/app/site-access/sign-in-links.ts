import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountByLink } from '../../features/accounts/server/index.ts';
import type { accountsContract } from '../../features/accounts/contract.ts';
import type { securityContract } from '../../features/accounts/security-contract.ts';
import { Refusal, unauthenticated } from '../../lib/errors.ts';
import type { Client } from '../../lib/http/contract.ts';
import { inProcess } from '../../lib/http/invoke.ts';
import { hashToken } from '../../lib/http/sessions/session-cookie.ts';
import { withoutLanguage } from '../../lib/links/language-paths.ts';
import { siteAddress } from '../../lib/links/site-address.ts';
import type { App } from '../app.ts';
import { redirectElsewhere } from '../http/platform-host.ts';
import { answer } from './guard-site.ts';
import { codePage, type AccessPage, switchPage } from './access-pages.ts';

/** Pages whose `token` is another kind of link, and addresses that are no pages. */
const others =
  /^\/(api|assets|files|audio|internal)\/|^\/(account\/(reset|invitation)|unsubscribe|newsletter\/\w+|comments\/confirm|restore)\/?$/;

type Calls = Client<typeof accountsContract & typeof securityContract>;

const callsOf = (app: App, request: FastifyRequest) =>
  inProcess(
    new Map(app.operations.map((operation) => [operation.call, operation])),
    app.invoke,
    request.context,
  ) as Calls;

/**
 * A link with `?token=` signs in on whichever page it leads to. The token is used and removed from the address. If another
 * account is signed in, a page asks first: anyone can send such a link to anyone.
 * @returns whether the request was answered
 */
export async function followSignInLink(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const { found, context } = request.arrival;
  const { bearer, site } = context;
  if (!found || !site || bearer !== undefined || found.known.website.deleted_at !== null) return false;
  if (!/[?&]token=/.test(request.url) || !['GET', 'HEAD'].includes(request.method)) return false;
  const url = new URL(`http://site${request.url}`);
  // Sessions belong to one host, so other hosts redirect the link first.
  if (others.test(withoutLanguage(url.pathname)) || redirectElsewhere(app, request)) return false;
  const token = url.searchParams.get('token') ?? '';
  url.searchParams.delete('token');
  const to = siteAddress(url.pathname + url.search) ?? '/';
  keepSecret(reply);
  const next =
    request.method === 'GET' && token.length === 43
      ? await app.db.forWebsite(site.id, (tx) => accountByLink(tx, 'sign-in', hashToken(token)))
      : undefined;
  const now = next && (await context.actor());
  if (now && now.accountId !== next.id) {
    show(reply, switchPage(found, { token, to, now: now.email, next: next.email }));
    return true;
  }
  await signInBy(app, request, reply, { token: next ? token : '', to });
  return true;
}

/** The forms of `switchPage` and `codePage`. They work without script, and only from pages of this site. */
export async function switchAccount(app: App, request: FastifyRequest, reply: FastifyReply) {
  const { found, context } = request.arrival;
  keepSecret(reply);
  if (!found || request.method !== 'POST') return reply.redirect('/account', 303);
  const fields = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
  const origin = `${context.secure ? 'https' : 'http'}://${context.host}`;
  const to = siteAddress(fields.get('to'), origin) ?? '/account';
  const step = fields.get('step');
  if (step === null) return signInBy(app, request, reply, { token: fields.get('token') ?? '', to });
  try {
    const body = { token: step, code: fields.get('code') ?? '' };
    await callsOf(app, request)('POST /api/account/second-step', { body });
    return leave(request, reply, to);
  } catch (error) {
    if (!(error instanceof Refusal) || ![400, 401].includes(error.status)) throw error;
    const { message: problem } = error;
    return show(reply, codePage(found, { token: step, to, ways: ['code'], problem }));
  }
}

async function signInBy(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, to }: { token: string; to: string },
) {
  const { found } = request.arrival;
  try {
    // Only the account page shows the error; other pages show what a visitor sees.
    if (!token || !found) throw unauthenticated();
    const entered = await callsOf(app, request)('POST /api/account/check-token', { body: { token } });
    if ('secondStep' in entered) return show(reply, codePage(found, { ...entered.secondStep, to }));
  } catch (error) {
    if (!(error instanceof Refusal) || ![400, 401].includes(error.status)) throw error;
    if (/^\/account\/?(\?|$)/.test(withoutLanguage(to)))
      return leave(request, reply, `${to}${to.includes('?') ? '&' : '?'}link=expired`);
  }
  return leave(request, reply, to);
}

function leave(request: FastifyRequest, reply: FastifyReply, to: string) {
  for (const [name, value] of request.context.headers) reply.header(name, value);
  // The path came with the request, and one such as `//evil.test` would name another host.
  return reply.redirect(siteAddress(to) ?? '/', 303);
}

/** The secret must not leave with a request of the page, or stay in a cache. */
const keepSecret = (reply: FastifyReply) =>
  reply.headers({ 'referrer-policy': 'same-origin', 'cache-control': 'private, no-store' });

const show = (reply: FastifyReply, page: AccessPage) =>
  answer(reply, { ...page, headers: { ...page.headers, 'referrer-policy': 'same-origin' } });
