import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ANNOUNCEMENT_COOKIE,
  ANNOUNCEMENT_SECONDS,
  announcementKey,
  isAnnounced,
} from '../../lib/theme/announcement.ts';
import type { Brand } from '../../lib/theme/brand.ts';
import { siteAddress } from '../../lib/links/site-address.ts';
import { serverPaths } from './server-paths.ts';

const isKey = (key: string | null): key is string => key !== null && /^[a-z0-9]{1,7}$/.test(key);

/** The style sheet that hides an announcement for people who closed it. The page itself is the same for everyone. */
export const announcementStyle = ({ announcement }: Brand): string =>
  announcement?.dismissible && isAnnounced(announcement, Date.now())
    ? `${serverPaths.announcementStyle}?for=${announcementKey(announcement)}`
    : '';

/** It loads before the first paint, so that nothing moves, and works without script. */
export function sendAnnouncementStyle(request: FastifyRequest, reply: FastifyReply) {
  const key = new URL(`http://site${request.url}`).searchParams.get('for');
  const closed = isKey(key) && cookies(request).includes(`${ANNOUNCEMENT_COOKIE}=${key}`);
  return reply
    .type('text/css; charset=utf-8')
    .headers({ 'cache-control': 'private, no-cache', vary: 'cookie' })
    .send(closed ? '[data-announcement]{display:none}' : '');
}

/** The form that closes the announcement without script and returns to the page. */
export function closeAnnouncement(request: FastifyRequest, reply: FastifyReply) {
  const { context } = request.arrival;
  const key = new URLSearchParams(typeof request.body === 'string' ? request.body : '').get('key');
  const origin = `${context.secure ? 'https' : 'http'}://${context.host}`;
  const to = siteAddress(request.headers.referer ?? '/', origin) ?? '/';
  if (request.method === 'POST' && isKey(key))
    reply.header(
      'set-cookie',
      `${ANNOUNCEMENT_COOKIE}=${key}; Path=/; Max-Age=${ANNOUNCEMENT_SECONDS}; SameSite=Lax`,
    );
  return reply.header('cache-control', 'private, no-store').redirect(to, 303);
}

const cookies = ({ headers }: FastifyRequest) => (headers.cookie ?? '').split(/; */);
