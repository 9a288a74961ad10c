import type { Block } from '../../../../lib/content/block-kind.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { notFound } from '../../../../lib/errors.ts';
import { operations } from '../../../../lib/http/handlers.ts';
import { hashToken, newToken } from '../../../../lib/http/sessions/session-cookie.ts';
import { previewsContract } from '../../preview-contract.ts';
import { presentPage } from '../present.ts';
import {
  deletePreview,
  allowComments,
  deletePreviews,
  findPreviewed,
  insertPreview,
  listPreviews,
  type PreviewRow,
} from './preview-queries.ts';
import { markedForReview } from '../../review-marks.ts';
import { findPageById } from '../queries.ts';
import { showPictures } from '../show-pictures.ts';
import { showSections } from '../sections/show-sections.ts';
import { ownersPage, type PageServices } from '../services.ts';
import { staffWords } from '../staff-words.ts';
import { say } from '../say.ts';

const presentLink = ({ id, created_at, expires_at, comments }: PreviewRow) => ({
  _id: id,
  madeAt: created_at.toISOString(),
  expiresAt: expires_at.toISOString(),
  comments,
});

/**
 * What a preview link shows.
 * @returns its page, and what is done with the blocks before they are shown
 * @throws once the link has expired
 */
export async function openPreview(tx: Tx, token: string) {
  const found = await findPreviewed(tx, hashToken(token));
  if (!found) throw notFound(say().previewOver);
  const prepared = (blocks: Block[]) => (found.comments ? markedForReview(blocks) : blocks);
  return { pageId: found.page_id, prepared };
}

/** Previews of drafts for people without an account. Only the hash of a link's token is stored. */
export function previewOperations(services: PageServices) {
  return operations(previewsContract, {
    'POST /api/page/{id}/preview-link': (request, { params, body }) =>
      request.db(async (tx) => {
        const { site, by } = request;
        const { _id: pageId } = await ownersPage(services, tx, params.id);
        const token = newToken();
        const preview = { hash: hashToken(token), pageId, by: by.accountId, ...body };
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

    'PUT /api/page/{id}/preview-links/{link}': (request, { params, body }) =>
      request.db(async (tx) => {
        const changed = await allowComments(tx, params.id, params.link, body.comments);
        if (!changed) throw notFound(staffWords().linkExpired);
        return presentLink(changed);
      }),

    'DELETE /api/page/{id}/preview-links/{link}': async (request, { params }) => {
      const withdrawn = await request.db((tx) => deletePreview(tx, params.id, params.link));
      if (!withdrawn) throw notFound(staffWords().linkExpired);
      return undefined;
    },

    'GET /api/page-preview/{token}': (request, { params }) =>
      request.db(async (tx) => {
        const { pageId, prepared } = await openPreview(tx, params.token);
        const row = await findPageById(tx, pageId, 'draft');
        if (!row) throw notFound();
        const page = presentPage(row, false, services.upgrades);
        const once = async <T>(work: (inside: typeof tx) => Promise<T>) => work(tx);
        const whole = await showSections(services, once, page);
        const shown = await showPictures(once, whole, 'view');
        return { ...shown, blocks: prepared(shown.blocks) };
      }),
  });
}
