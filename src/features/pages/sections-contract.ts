import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { flag, id, idParams, instant, line, version } from '../../lib/values/shapes.ts';
import { PAGE_BODY_LIMIT } from './contract.ts';
import { mostOfSite } from '../../lib/work/limit-table.ts';

const use = z.object({
  /** The id of the page. */
  _id: id,
  name: z.string(),
  /** Whether visitors see it there; otherwise it is in a draft, or scheduled. */
  visible: z.boolean(),
});
export type SectionUse = z.output<typeof use>;

const section = z.object({
  _id: id,
  name: z.string(),
  version,
  state: z.enum(['draft', 'published', 'changed', 'scheduled']),
  updatedAt: instant,
  /** The published version, which pages show. */
  blocks: z.array(z.custom<import('../../lib/content/block-kind.ts').Block>()),
  uses: z.array(use),
});
export type Section = z.output<typeof section>;

/** A section is edited, published and restored with the calls for pages, by its own id. */
export const sectionsContract = contract({
  'GET /api/sections': {
    summary: 'Reusable sections by name, with their content and the pages that use them',
    who: 'owner',
    area: 'pages',
    reply: z.array(section).max(mostOfSite.sections),
  },
  'POST /api/section': {
    summary: 'Save blocks as a reusable section, published at once',
    who: 'owner',
    area: 'pages',
    body: z.strictObject({ name: line('a name for the section', 200), blocks: z.array(z.unknown()).min(1) }),
    bodyLimit: PAGE_BODY_LIMIT,
    reply: section,
    status: 201,
    refusals: { conflict: {} },
  },
  'DELETE /api/section/{id}': {
    act: { word: 'section-deleted', named: 'pages.label' },
    summary:
      'Delete a reusable section; one that is in use only with `detach`, which leaves its blocks on the pages',
    who: 'owner',
    area: 'pages',
    publishes: true,
    params: idParams,
    query: z.strictObject({ detach: flag.optional() }),
    reply: null,
    refusals: { conflict: { current: z.array(use) } },
  },
});

/** Other sites that are looked at, and sections that are listed of all of them together. */
export const mostOfOthers = { sites: 20, sections: 100 } as const;

const sectionBlocks = z.array(z.custom<import('../../lib/content/block-kind.ts').Block>());

const siteBeside = z.object({
  _id: id,
  name: z.string(),
  sections: z
    .array(z.object({ _id: id, name: z.string(), blocks: sectionBlocks }))
    .max(mostOfOthers.sections),
});
export type SiteBeside = z.output<typeof siteBeside>;

/** Reusable sections of the other sites of a creator, for the one who opened this site from the platform. */
export const otherSitesContract = contract({
  'GET /api/other-sites/sections': {
    summary:
      'Reusable sections of the creator’s other sites, without their images and links; none unless the site was opened from the platform',
    who: 'owner',
    area: 'pages',
    reply: z.array(siteBeside).max(mostOfOthers.sites),
  },
  'POST /api/other-sites/sections': {
    summary:
      'Copy a reusable section of another site of the creator: its images are added to this site’s library, and its blocks are returned',
    who: 'owner',
    area: 'pages',
    body: z.strictObject({ site: id, section: id }),
    reply: z.object({ name: z.string(), blocks: sectionBlocks, images: z.int() }),
  },
});
