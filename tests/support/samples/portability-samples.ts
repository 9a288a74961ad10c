import type { Call } from '../../../src/lib/http/contract.ts';
import { addExport } from '../export-marks.ts';
import { asAdmin } from '../postgres.ts';
import type { World } from '../two-sites.ts';
import type { Sample } from './samples.ts';

/** One export runs at a time. */
async function noneAtWork({ admin, one }: World) {
  await asAdmin(admin, (client) =>
    client.query(`delete from sitewright.site_exports where website_id = $1 and state = 'waiting'`, [one.id]),
  );
  return {};
}

/** Samples of the calls of exports, imports and personal data. */
export const portabilitySamples: Partial<Record<Call, Sample>> = {
  'GET /api/boxes': { input: () => ({}) },
  'POST /api/boxes': { input: () => ({}), foreign: null, once: noneAtWork },
  'DELETE /api/box/{id}': {
    input: ({ siteExport }) => ({ params: { id: siteExport } }),
    once: async ({ admin, one }) => ({ input: { params: { id: await addExport(admin, one.id, one.mark) } } }),
  },
  'GET /api/person-data': {
    input: ({ host }) => ({ query: { email: `visitor@${host}` } }),
    foreign: 200,
  },
  'POST /api/person-data/erase': {
    input: ({ host }) => ({ body: { email: `visitor@${host}` } }),
    foreign: 200,
    once: async () => ({ input: { body: { email: 'nobody@example.com' } } }),
  },
};
