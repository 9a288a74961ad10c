import { z } from 'zod';
import { contract } from '../../lib/http/contract.ts';
import { id, idParams, instant } from '../../lib/values/shapes.ts';

/** How long a finished export is available. */
export const EXPORT_DAYS = 7;

const siteExport = z.object({
  _id: id,
  state: z.enum(['waiting', 'running', 'ready', 'failed']),
  /** 0 to 1. */
  part: z.number(),
  /** Bytes. */
  size: z.int(),
  /** What must be entered again after an import, as sentences. */
  anew: z.array(z.string()),
  problem: z.string().nullable(),
  createdAt: instant,
  /** When it is deleted. */
  expiresAt: instant.nullable(),
});
export type SiteExport = z.output<typeof siteExport>;

/** The addresses and the word of the history say `box`, an earlier name, because programs and records have them. */
export const exportContract = contract({
  'GET /api/boxes': {
    summary: 'Site exports, newest first',
    who: 'owner',
    area: 'export',
    reply: z.array(siteExport).max(10),
  },
  'POST /api/boxes': {
    act: { word: 'site-packed' },
    summary: 'Start a site export; download it when it’s ready',
    who: 'owner',
    area: 'export',
    reply: siteExport,
    status: 201,
    refusals: { conflict: {} },
  },
  'DELETE /api/box/{id}': {
    act: { word: 'box-deleted' },
    summary: 'Delete a site export, or cancel it',
    who: 'owner',
    area: 'export',
    params: idParams,
    reply: null,
  },
});
