import type { FastifyReply } from 'fastify';
import type { sitesContract } from '../../features/platform/sites-contract.ts';
import type { Client } from '../../lib/http/contract.ts';
import { notFound } from '../../lib/errors.ts';
import type { App } from '../app.ts';
import { sitePicture } from '../seo/share-answer.ts';

const AN_HOUR = 'private, max-age=3600';

/** A preview image of a site for its creator, who sees it for private sites too. @param isCreator whether one is signed in */
export async function sendPicture(
  app: App,
  { call, isCreator }: { call: Client<typeof sitesContract>; isCreator: boolean },
  id: string,
  reply: FastifyReply,
) {
  const mine = isCreator ? (await call('GET /api/platform/sites')).some((site) => site._id === id) : false;
  const known = mine ? await app.directory.get(id) : null;
  if (!known) throw notFound();
  const picture = await sitePicture(app, known);
  if (!picture) throw notFound();
  return reply.type('image/jpeg').header('cache-control', AN_HOUR).send(picture);
}
