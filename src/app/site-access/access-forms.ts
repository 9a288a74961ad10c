import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type CheckSitePassword,
  accessCookieName,
  restoreSite,
} from '../../features/platform/server/index.ts';
import { Refusal } from '../../lib/errors.ts';
import { said } from '../../lib/http/replies/said.ts';
import { siteAddress } from '../../lib/links/site-address.ts';
import type { App } from '../app.ts';
import { answer } from './guard-site.ts';
import { noAccessPage, restorePage, spentPage, wordsAt } from './access-pages.ts';

const DAYS = 30;

const fieldsOf = (body: unknown) => new URLSearchParams(typeof body === 'string' ? body : '');

/** The password form of a private site. It works without script. */
export async function enterPassword(
  checkPassword: CheckSitePassword,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { found, context } = request.arrival;
  const fields = fieldsOf(request.body);
  const origin = `${context.secure ? 'https' : 'http'}://${context.host}`;
  const to = siteAddress(fields.get('to'), origin) ?? '/';
  reply.header('cache-control', 'private, no-store');
  if (!found?.known.website.private || request.method !== 'POST') return reply.redirect(to, 303);
  try {
    const pass = await checkPassword(found.known.website, context.address, fields.get('password') ?? '');
    if (pass === null) return answer(reply, noAccessPage(found, to, wordsAt(found, to).wrongPassword));
    const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${DAYS * 24 * 3600}${context.secure ? '; Secure' : ''}`;
    return reply
      .header('set-cookie', `${accessCookieName(context.secure)}=${pass}; ${flags}`)
      .redirect(to, 303);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 429) throw error;
    reply.header('retry-after', String(Math.ceil(error.detail.retryAfter ?? 60)));
    return answer(reply, noAccessPage(found, to, said(error.message), 429));
  }
}

/** The link in emails about a deletion. @returns null if the site is not deleted, so that this is an ordinary page */
export async function restoreByLink(app: App, request: FastifyRequest, reply: FastifyReply) {
  const { found } = request.arrival;
  if (!found || found.known.website.deleted_at === null) return null;
  const { searchParams } = new URL(`http://site${request.url}`);
  const token = request.method === 'POST' ? fieldsOf(request.body).get('token') : searchParams.get('token');
  if (request.method !== 'POST') return answer(reply, restorePage(found, token ?? ''));
  if (!token || !(await restoreSite(app.endings, found.known.website.id, token)))
    return answer(reply, spentPage(found));
  return reply.header('cache-control', 'private, no-store').redirect('/admin', 303);
}
