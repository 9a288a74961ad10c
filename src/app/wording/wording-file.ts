import type { FastifyReply, FastifyRequest } from 'fastify';
import type { KnownSite } from '../../features/websites/server/index.ts';
import type { Language } from '../../lib/messages/languages.ts';
import { notFound } from '../../lib/errors.ts';
import { serverPaths } from '../http/server-paths.ts';

const addressOf = ({ hash }: { hash: string }) => `${serverPaths.words}/${hash}.json`;

/** The address of a site's wording for browsers, named by its hash; `''` if there is none in this language. */
export function wordingFile({ wording }: KnownSite, language: Language): string {
  const file = wording[language]?.file;
  return file ? addressOf(file) : '';
}

/** @throws `404` for wording that the site doesn’t have any more; the page then stays as the server wrote it */
export function sendWording(request: FastifyRequest, reply: FastifyReply, path: string) {
  const known = request.arrival.found?.known;
  const files = Object.values(known?.wording ?? {}).map(({ file }) => file);
  const file = files.find((each) => each && addressOf(each) === path);
  if (!known || !file) throw notFound();
  const isShared = !known.website.private;
  return reply
    .type('application/json; charset=utf-8')
    .header('cache-control', `${isShared ? 'public' : 'private'}, max-age=31536000, immutable`)
    .send(file.json);
}
