import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KnownSite } from '../../features/websites/server/index.ts';
import { notFound } from '../../lib/errors.ts';
import { serverPaths } from '../http/server-paths.ts';

/** The address of a site's wording for browsers, named by its hash; `''` if there is none. */
export const wordingFile = ({ wording }: KnownSite): string =>
  wording?.file ? `${serverPaths.words}/${wording.file.hash}.json` : '';

/** @throws `404` for wording that the site doesn’t have any more; the page then stays as the server wrote it */
export function sendWording(request: FastifyRequest, reply: FastifyReply, path: string) {
  const known = request.arrival.found?.known;
  if (!known || wordingFile(known) !== path || !known.wording?.file) throw notFound();
  const isShared = !known.website.private;
  return reply
    .type('application/json; charset=utf-8')
    .header('cache-control', `${isShared ? 'public' : 'private'}, max-age=31536000, immutable`)
    .send(known.wording.file.json);
}
