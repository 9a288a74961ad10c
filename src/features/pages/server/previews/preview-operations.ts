import type { Tx } from '../../../../lib/db/database.ts';
import { notFound } from '../../../../lib/errors.ts';
import { operations } from '../../../../lib/http/handlers.ts';
import { hashToken, newToken } from '../../../../lib/http/sessions/session-cookie.ts';
import { previewsContract } from '../../preview-contract.ts';
import { presentPage } from '../present.ts';
import {
  deletePreview,
  deletePreviews,
  findPreviewed,
  insertPreview,
  listPreviews,
} from './preview-queries.ts';
import { findPageById } from '../queries.ts';
import { showPictures } from '../show-pictures.ts';
import { showSections } from '../sections/show-sections.ts';
import { ownersPage, type PageServices } from '../services.ts';

const presentLink = ({ id, created_at, expires_at }: { id: string; created_at: Date; expires_at: Date }) => ({
  _id: id,
  madeAt: created_at.toISOString(),
  expiresAt: expires_at.toISOString(),
});

/** The page that a preview link shows. @throws once the link has expired */
export async function previewedPage(tx: Tx, token: string): Promise<string> {
  const id = await findPreviewed(tx, hashToken(token));
  if (id === null) throw notFound('This preview link has expired or was revoked.');
  return id;
}

/** Previews of drafts for people without an account. Only the hash of a link's token is stored. */
export function previewOperations(services: PageServices) {
  return operations(previewsContract, {
    'POST /api/page/{id}/preview-link': (request, { params, body }) =>
      request.db(async (tx) => {
        const { site, by } = request;
        const { _id: pageId } = await ownersPage(services, tx, params.id);
        const token = newToken();
        const preview = { hash: hashToken(token), pageId, by: by.accountId, days: body.days };
        const made = await insertPreview(tx, preview);
        return { ...presentLink(made), url: new URL(`/preview/${token}`, site.origin).href };
      }),

    'DELETE /api/page/{id}/preview-link': async (request, { params }) => {
      await request.db(async (tx) => {
        await ownersPage(services, tx, params.id);
        await deletePreviews(tx, params.id);
      });
      return undefined;
    },

    'GET /api/page/{id}/preview-links': (request, { params }) =>
      request.db(async (tx) => {
        await ownersPage(services, tx, params.id);
        return (await listPreviews(tx, params.id)).map(presentLink);
      }),

    'DELETE /api/page/{id}/preview-links/{link}': async (request, { params }) => {
      const withdrawn = await request.db((tx) => deletePreview(tx, params.id, params.link));
      if (!withdrawn) throw notFound('This link has already expired.');
      return undefined;
    },

    'GET /api/page-preview/{token}': (request, { params }) =>
      request.db(async (tx) => {
        const row = await findPageById(tx, await previewedPage(tx, params.token), 'draft');
        if (!row) throw notFound();
        const page = presentPage(row, false, services.upgrades);
        const once = async <T>(work: (inside: typeof tx) => Promise<T>) => work(tx);
        const whole = await showSections(services, once, page);
        return showPictures(once, whole, 'view');
      }),
  });
}
