import { wholeBrand } from '../../../lib/theme/brand.ts';
import type { Tx } from '../../../lib/db/database.ts';
import { conflict, notFound, staleVersion } from '../../../lib/errors.ts';
import { operations } from '../../../lib/http/handlers.ts';
import { type BrandState, brandContract } from '../brand-contract.ts';
import type { Branding } from '../brand-shapes.ts';
import {
  findFormerBranding,
  listBrandHistory,
  showBranding,
  takeBrandVersion,
  writeBrandDraft,
} from './brand-queries.ts';
import { findWebsite, type WebsiteRow } from './queries.ts';
import { staffWords } from './staff-words.ts';

/** The site with its published design, or for its owner with the draft. */
export function brandingOf(row: WebsiteRow, which: 'published' | 'draft' = 'published'): Branding {
  const { name, logo, header, colours, brand } = (which === 'draft' && row.brand_draft) || row;
  // The palette's name was validated when written.
  return { name, logo, header, colours, brand: wholeBrand(brand) as Branding['brand'] };
}

export function brandOperations() {
  return operations(brandContract, {
    'GET /api/website/brand': (request) => request.db((tx) => readState(tx)),

    'PUT /api/website/brand/draft': (request, { body }) =>
      request.db(async (tx) => {
        const saved = await writeBrandDraft(tx, body.branding, body.version);
        return saved ? readState(tx) : stale(tx);
      }),

    'DELETE /api/website/brand/draft': async (request) => {
      await request.db((tx) => writeBrandDraft(tx, null, undefined));
      return undefined;
    },

    'POST /api/website/brand/publish': (request, { body }) =>
      request.db(async (tx) => {
        if (!(await takeBrandVersion(tx, body.version))) return stale(tx);
        const site = await readSite(tx);
        if (!site.brand_draft) throw conflict(staffWords().nothingToPublish);
        await showBranding(tx, brandingOf(site), brandingOf(site, 'draft'), request.by.accountId);
        return readState(tx);
      }),

    'POST /api/website/brand/restore': (request, { body }) =>
      request.db(async (tx) => {
        if (!(await takeBrandVersion(tx, body.version))) return stale(tx);
        const former = await findFormerBranding(tx, body._id);
        if (!former) throw notFound(staffWords().versionGone);
        await showBranding(tx, brandingOf(await readSite(tx)), former, request.by.accountId);
        return readState(tx);
      }),
  });
}

async function readSite(tx: Tx): Promise<WebsiteRow> {
  const site = await findWebsite(tx);
  if (!site) throw new Error('This site no longer exists.');
  return site;
}

async function readState(tx: Tx): Promise<BrandState> {
  const site = await readSite(tx);
  const history = await listBrandHistory(tx);
  return {
    published: brandingOf(site),
    draft: site.brand_draft ? brandingOf(site, 'draft') : null,
    version: site.brand_version,
    history: history.map(({ id, branding, replaced_at, email }) => ({
      _id: id,
      branding: { ...branding, brand: wholeBrand(branding.brand) as Branding['brand'] },
      replacedAt: replaced_at.toISOString(),
      replacedBy: email,
    })),
  };
}

const stale = async (tx: Tx): Promise<never> => {
  throw staleVersion('design', await readState(tx));
};
