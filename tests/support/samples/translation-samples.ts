import type { Call } from '../../../src/lib/http/contract.ts';
import type { Sample } from './samples.ts';

/** Samples of the calls of pages in other languages. */
export const translationSamples: Partial<Record<Call, Sample>> = {
  'GET /api/translations/{language}': { input: () => ({ params: { language: 'sv' } }), foreign: null },
  'GET /api/translation/{language}/{subject}': {
    input: ({ pages }) => ({ params: { language: 'sv', subject: pages.about } }),
  },
  'POST /api/translation-file/{language}': {
    input: ({ pages, mark }) => ({
      params: { language: 'sv' },
      body: { content: `Original,Translation,Subject,Key\nAbout ${mark},Om ${mark},${pages.about},name@\n` },
    }),
    foreign: 200,
  },
  'PUT /api/translation/{language}/{subject}': {
    input: ({ pages, mark }) => ({
      params: { language: 'sv', subject: pages.about },
      body: { texts: [{ key: 'name@', text: `Über ${mark}`, source: `About ${mark}` }] },
    }),
  },
  'POST /api/translation/{language}/{subject}/publish': {
    input: ({ pages }) => ({ params: { language: 'sv', subject: pages.about } }),
  },
  'POST /api/translation/{language}/{subject}/unpublish': {
    input: ({ pages }) => ({ params: { language: 'sv', subject: pages.about } }),
  },
};
