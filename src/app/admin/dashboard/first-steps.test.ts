import { expect, test } from 'vitest';
import type { PageSummary } from '../../../features/pages/contract.ts';
import type { Website } from '../../../features/websites/contract.ts';
import { defaultBrand } from '../../../lib/brand.ts';
import { defaultColours } from '../../../lib/colour.ts';
import { firstSteps } from './first-steps.ts';

const fresh: Website = {
  _id: 'w',
  name: 'Studio',
  logo: null,
  header: true,
  analytics: false,
  colours: defaultColours,
  brand: defaultBrand,
  ecommerce: { enabled: false, stripeAccountId: null, currency: 'GBP' },
  timezone: 'Europe/London',
  locale: 'en-GB',
  version: 1,
  contactEmail: null,
};
const page = (slug: string, publishedVersion: number | null): PageSummary => ({
  _id: slug,
  website: 'w',
  name: slug,
  slug,
  label: slug,
  inMenu: true,
  subdomain: '',
  height: 100,
  version: 3,
  updatedAt: '2026-01-01T00:00:00Z',
  publishedAt: null,
  publishedVersion,
});
const ticks = (website: Website, pages: PageSummary[]) => firstSteps(website, pages).map(({ done }) => done);

test('nothing is ticked on a fresh site', () => {
  expect(ticks(fresh, [page('homepage', 1), page('about', null)])).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('each step ticks itself from what is there', () => {
  const mine = { ...fresh, version: 2, contactEmail: 'me@studio.test', analytics: true };
  expect(ticks(mine, [page('homepage', 3), page('about', 1)])).toEqual([true, true, true, true, true]);
});
