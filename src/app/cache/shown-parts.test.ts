import { expect, test } from 'vitest';
import { ShownParts } from './shown-parts.ts';

const HOUR = 3_600_000;

test('a page with comments is valid until the entry stops accepting them', async () => {
  const watched = async (until: string | null) => {
    const parts = new ShownParts(() => Promise.resolve(null));
    const reply = { open: true, until, total: 0, page: 1, pages: 1, comments: [] };
    const input = { params: { id: '01a221c3-eaba-7fee-8a6f-b68b70daae50' } };
    await parts.watch('GET /api/entries/{id}/comments', input, () => Promise.resolve(reply));
    return parts.ttl();
  };
  expect(await watched(null)).toBeUndefined();
  const valid = await watched(new Date(Date.now() + HOUR).toISOString());
  expect(valid).toBeGreaterThan(HOUR - 60_000);
  expect(valid).toBeLessThanOrEqual(HOUR);
});
