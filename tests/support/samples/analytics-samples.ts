import type { Call } from '../../../src/lib/http/contract.ts';
import type { Sample } from './samples.ts';

export const analyticsSamples = {
  'POST /api/analytics/event': {
    input: ({ mark }) => ({
      body: { kind: 'view', url: `/about-${mark}?x=1`, referrer: 'https://elsewhere.test/', width: 390 },
    }),
    foreign: null,
  },
  'GET /api/analytics': { input: () => ({ query: { from: '2026-03-01', to: '2026-03-31' } }) },
  'GET /api/analytics/table': {
    input: ({ mark }) => ({ query: { by: 'source', search: mark } }),
    foreign: 200,
  },
  'GET /api/analytics/live': { input: () => ({}) },
  'GET /api/analytics/settings': { input: () => ({}) },
  'PUT /api/analytics/settings': {
    input: ({ mark }) => ({
      body: { weekly: false, weeklyTo: `${mark}@reader.test`, countOwn: false, keepMonths: 24 },
    }),
    foreign: null,
  },
  'POST /api/analytics/forget': { input: () => ({ body: {} }) },
} satisfies Partial<Record<Call, Sample>>;
