import type { FastifyRequest } from 'fastify';
import { redirectFor } from '../../features/pages/server/index.ts';
import { formerPicture } from '../../features/wordpress/server/index.ts';
import type { App } from '../app.ts';
import { isOwnPlace, noteMissing } from '../missing.ts';

/** With these, anybody may ask a page for anything, so owners aren't told. */
const ANYTHING = /^\/\?(?:tag|s)=/;

/** The owner's redirect for a missing address, or its image from a former site; without one, the address is noted for the owner. */
export async function leadElsewhere(app: App, request: FastifyRequest): Promise<string | null> {
  const { site } = request.context;
  if (!site || isOwnPlace(request.url)) return null;
  const { found } = request.arrival;
  const own = found?.language ?? null;
  const to = await app.db.forWebsite(
    site.id,
    async (tx) =>
      // Redirects of the language were made when its addresses began with its code.
      (own !== null && (await redirectFor(tx, site, `/${own}${request.url}`))) ||
      (await redirectFor(tx, site, request.url)) ||
      (await formerPicture(tx, request.url)),
  );
  if (to === null && found && !ANYTHING.test(request.url)) noteMissing(app, found, request.raw);
  return to;
}
