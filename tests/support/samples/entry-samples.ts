import type { Call } from '../../../src/lib/http/contract.ts';
import type { World } from '../two-sites.ts';
import type { Input, Sample } from './samples.ts';

let count = 0;

/** Something that the owner adds and the call deletes. */
async function spare({ ask, one }: World, path: string, body: object): Promise<{ input: Input }> {
  const { cookie } = one.owner;
  const reply = await ask({ host: one.host, method: 'POST', path, body, cookie });
  return { input: { params: { id: (reply.json() as { _id: string })._id } } };
}

async function spareImport({ ask, one }: World): Promise<{ input: Input }> {
  const { cookie } = one.owner;
  const path = `/api/content-types/${one.entries.type}/imports`;
  const body = { files: [{ name: 'spare.md', text: `---\ntitle: Spare ${++count}\n---\nText` }] };
  const reply = await ask({ host: one.host, method: 'POST', path, body, cookie });
  return { input: { params: { id: (reply.json() as { _id: string })._id } } };
}

/** An entry that the call may unpublish or delete. */
async function spareEntry({ ask, one }: World): Promise<string> {
  const { cookie } = one.owner;
  const body = { type: one.entries.type, name: `Spare ${++count}` };
  const reply = await ask({ host: one.host, method: 'POST', path: '/api/entries', body, cookie });
  return (reply.json() as { _id: string })._id;
}

/** An entry in the trash. */
async function spareTrashed(world: World): Promise<string> {
  const id = await spareEntry(world);
  const { host, owner } = world.one;
  const path = '/api/entries/delete';
  await world.ask({ host, method: 'POST', path, body: { entries: [id] }, cookie: owner.cookie });
  return id;
}

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

const field = (mark: string) => ({ key: 'note', label: `Note ${mark}`, kind: 'text' });

/** The calls of content types and entries. */
export const entrySamples: Partial<Record<Call, Sample>> = {
  'GET /api/entry-comments/pending': { input: () => ({}) },
  'GET /api/content-types': { input: () => ({}) },
  'POST /api/content-types': {
    input: ({ mark }) => ({
      body: {
        kind: 'other',
        name: `Kind ${mark}`,
        plural: `Kinds ${mark}`,
        slug: `kinds-${mark}-${++count}`,
        inMenu: false,
      },
    }),
    foreign: null,
  },
  'PUT /api/content-types/{id}': {
    input: ({ entries, mark }) => ({
      params: { id: entries.type },
      body: {
        name: `Kind ${mark}`,
        plural: `Kinds ${mark}`,
        fields: [field(mark)],
        timeField: null,
        settings: { description: `About ${mark}`, comments: { on: true, hold: 'none' } },
      },
    }),
  },
  'POST /api/content-types/{id}/conversions': {
    input: ({ entries, mark }) => ({
      params: { id: entries.type },
      body: { fields: [{ ...field(mark), kind: 'number' }] },
    }),
  },
  'POST /api/content-types/{id}/layout': { input: ({ entries }) => ({ params: { id: entries.type } }) },
  'DELETE /api/content-types/{id}': {
    input: ({ entries }) => ({ params: { id: entries.type } }),
    once: (world) =>
      spare(world, '/api/content-types', { kind: 'faq', slug: `spare-kind-${++count}`, inMenu: false }),
  },
  'GET /api/content-types/{id}/entries': {
    input: ({ entries, mark }) => ({
      params: { id: entries.type },
      query: { q: mark, state: 'published', category: entries.category, sort: 'name', page: '1', limit: '5' },
    }),
  },
  'GET /api/content-types/{id}/records': {
    input: ({ entries, mark }) => ({ params: { id: entries.type }, query: { field: 'note', q: mark } }),
  },
  'GET /api/content-types/{id}/calendar': {
    input: ({ entries, mark }) => ({
      params: { id: entries.type },
      // The sites are made while the tests run, on either side of midnight.
      query: {
        from: dayFromNow(-10),
        to: dayFromNow(10),
        q: mark,
        state: 'published',
        category: entries.category,
      },
    }),
  },
  'GET /api/entries/{id}/draft': { input: ({ entries }) => ({ params: { id: entries.entry } }) },
  'GET /api/entry-preview/{token}': {
    input: ({ entries }) => ({ params: { token: entries.preview } }),
  },
  'POST /api/entries': {
    input: ({ entries, mark }) => ({
      body: {
        type: entries.type,
        name: `Made ${mark}`,
        slug: `made-entry-${mark}-${++count}`,
        blocks: [],
        details: { excerpt: mark, picture: null, values: { note: mark } },
        pinned: false,
        categories: [entries.category],
      },
    }),
  },
  'GET /api/entries/{id}': { input: ({ entries }) => ({ params: { id: entries.entry } }) },
  'PUT /api/entries/{id}': {
    input: ({ entries }) => ({
      params: { id: entries.entry },
      body: { shownAt: '2026-01-01T10:00:00Z', featured: true, categories: [entries.category] },
    }),
  },
  'PUT /api/entries': {
    input: ({ entries }) => ({
      body: { entries: [entries.entry], pinned: false, add: [entries.category], remove: [] },
    }),
  },
  'PUT /api/entries/drafts': {
    input: ({ entries }) => ({
      body: {
        entries: [{ _id: entries.entry, version: 1, featured: false, categories: [entries.category] }],
      },
    }),
  },
  'POST /api/entries/publish': {
    input: ({ entries }) => ({ body: { entries: [{ _id: entries.entry }] } }),
  },
  'POST /api/entries/unpublish': {
    input: ({ entries }) => ({ body: { entries: [{ _id: entries.entry }] } }),
    once: async (world) => ({ input: { body: { entries: [{ _id: await spareEntry(world) }] } } }),
  },
  'POST /api/entries/delete': {
    input: ({ entries }) => ({ body: { entries: [entries.entry] } }),
    once: async (world) => ({ input: { body: { entries: [await spareEntry(world)] } } }),
  },
  'POST /api/entries/restore': {
    input: ({ entries }) => ({ body: { entries: [entries.entry] } }),
    once: async (world) => ({ input: { body: { entries: [await spareTrashed(world)] } } }),
  },
  'POST /api/entries/erase': {
    input: ({ entries }) => ({ body: { entries: [entries.entry] } }),
    once: async (world) => ({ input: { body: { entries: [await spareTrashed(world)] } } }),
  },
  'GET /api/content-types/{id}/imports': { input: ({ entries }) => ({ params: { id: entries.type } }) },
  'POST /api/content-types/{id}/imports': {
    input: ({ entries, mark }) => ({
      params: { id: entries.type },
      body: { files: [{ name: `${mark}.md`, text: `---\ntitle: Read ${mark}\n---\nText` }] },
    }),
  },
  'GET /api/entry-import/{id}': { input: ({ entries }) => ({ params: { id: entries.import } }) },
  'GET /api/entry-import/{id}/rows': {
    input: ({ entries }) => ({
      params: { id: entries.import },
      query: { only: 'problems', limit: '5', after: '0' },
    }),
  },
  'PUT /api/entry-import/{id}/columns': {
    input: ({ entries }) => ({ params: { id: entries.import }, body: { targets: ['title'] } }),
  },
  'POST /api/entry-import/{id}/start': {
    input: ({ entries }) => ({ params: { id: entries.import }, body: { publish: false, overwrite: true } }),
    once: async (world) => {
      const { input } = await spareImport(world);
      return { input: { ...input, body: { publish: false, overwrite: true } } };
    },
  },
  'DELETE /api/entry-import/{id}': {
    input: ({ entries }) => ({ params: { id: entries.import } }),
    once: spareImport,
  },
  'GET /api/content-types/{id}/terms': { input: ({ entries }) => ({ params: { id: entries.type } }) },
  'POST /api/entry-terms': {
    input: ({ entries, mark }) => ({
      body: { kind: 'tag', type: entries.type, name: `Tag ${mark} ${++count}`, description: mark },
    }),
  },
  'PUT /api/entry-terms/{id}': {
    input: ({ entries, mark }) => ({
      params: { id: entries.category },
      body: { name: `Category ${mark}`, parent: null, description: mark },
    }),
  },
  'DELETE /api/entry-terms/{id}': {
    input: ({ entries }) => ({ params: { id: entries.category } }),
    once: (world) => spare(world, '/api/entry-terms', { kind: 'author', name: `Spare ${++count}` }),
  },
  'GET /api/entries': {
    input: ({ entries }) => ({ query: { type: entries.type, page: '1', limit: '5' } }),
  },
  'GET /api/entry': {
    input: ({ entries }) => ({ query: { type: entries.typeSlug, slug: entries.entrySlug } }),
  },
  'GET /api/entry/content': {
    input: ({ entries }) => ({ query: { type: entries.typeSlug, slug: entries.entrySlug } }),
  },
};
