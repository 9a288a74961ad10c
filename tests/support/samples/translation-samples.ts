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
  'GET /api/translation/{language}/{subject}/block': {
    input: ({ pages, mark }) => ({
      params: { language: 'sv', subject: pages.about },
      query: { id: `old-${mark}-heading` },
    }),
  },
  'PUT /api/translation/{language}/{subject}/block': {
    input: ({ pages, mark }) => ({
      params: { language: 'sv', subject: pages.about },
      body: { id: `old-${mark}-heading`, settings: { text: `Om ${mark}` } },
    }),
  },
  'POST /api/translation/{language}/{subject}/publish': {
    input: ({ pages }) => ({ params: { language: 'sv', subject: pages.about } }),
  },
  'POST /api/translation/{language}/{subject}/unpublish': {
    input: ({ pages }) => ({ params: { language: 'sv', subject: pages.about } }),
  },
  'GET /api/translation-provider': { input: () => ({}), foreign: null },
  'PUT /api/translation-provider': {
    input: ({ mark }) => ({
      body: {
        provider: 'openai',
        key: `key-of-${mark}`,
        address: `https://192.0.2.1/${mark}`,
        model: `Model ${mark}`,
      },
    }),
    foreign: null,
  },
  'POST /api/translation-provider/test': { input: () => ({ body: {} }), foreign: null },
  'GET /api/machine-translation': { input: () => ({}), foreign: null },
  'POST /api/translation/{language}/{subject}/machine': {
    // Nothing is sent, because nothing listens at the address of the service.
    input: ({ pages }) => ({ params: { language: 'sv', subject: pages.about }, body: { keys: [] } }),
  },
  'GET /api/translation-run/{language}': { input: () => ({ params: { language: 'sv' } }), foreign: null },
  'POST /api/translation-run/{language}': {
    input: () => ({ params: { language: 'sv' }, body: {} }),
    foreign: null,
  },
  'POST /api/translation-run/{language}/stop': {
    input: () => ({ params: { language: 'sv' }, body: {} }),
    foreign: null,
  },
};
