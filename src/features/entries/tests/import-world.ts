import { eventually } from '../../../../tests/support/eventually.ts';
import { callsOn } from '../../../../tests/support/site-calls.ts';
import type { MarkedSite, World } from '../../../../tests/support/two-sites.ts';
import type { RichText } from '../../../lib/content/rich-text.ts';
import type { ContentType } from '../entry-shapes.ts';
import type { EntryImport, ImportedRow } from '../import-contract.ts';

export interface Exported {
  version: number;
  language: string;
  type: { kind: string };
  entries: Record<string, unknown>[];
}

export const textOf = (...words: string[]): RichText => ({
  type: 'doc',
  content: words.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

const fields = [
  { key: 'size', label: 'Dimensions', kind: 'text' },
  { key: 'other', label: 'Size', kind: 'number' },
  { key: 'price', label: 'Price', kind: 'money' },
  { key: 'made', label: 'Made', kind: 'date' },
  { key: 'open', label: 'Open', kind: 'dateRange' },
  { key: 'sold', label: 'Sold', kind: 'toggle' },
  { key: 'glaze', label: 'Glaze', kind: 'choice', options: ['Blue, light', 'Red'] },
  { key: 'notes', label: 'Notes', kind: 'richText' },
  { key: 'site', label: 'Site', kind: 'place' },
  { key: 'like', label: 'Like', kind: 'entries' },
];

/** What tests of files of entries do on a site. */
export function importsOn(world: World, site: MarkedSite) {
  const { owner, done, visitor } = callsOn(world, site);
  const send = (type: ContentType, body: string | Buffer, media = 'application/json') =>
    world.ask({
      host: site.host,
      method: 'POST',
      path: `/api/content-types/${type._id}/import?name=file`,
      body,
      cookie: site.owner.cookie,
      headers: { 'content-type': media },
    });
  const export_ = async (type: ContentType, format: string, query: string) => {
    const reply = await owner('GET', `/api/content-types/${type._id}/entries.${format}${query}`);
    if (reply.status !== 200) throw new Error(reply.text);
    return reply;
  };
  return {
    owner,
    done,
    visitor,
    send,
    /** A type with a field of many kinds. */
    potType: async (slug: string) => {
      const type = await done<ContentType>('POST', '/api/content-types', {
        kind: 'other',
        name: 'Pot',
        plural: 'Pots',
        slug,
        inMenu: false,
      });
      return done<ContentType>('PUT', `/api/content-types/${type._id}`, {
        fields: fields.map((field) => (field.kind === 'entries' ? { ...field, of: type._id } : field)),
      });
    },
    stage: async (type: ContentType, body: unknown, media?: string) => {
      const sent = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
      const reply = await send(type, sent, media);
      if (reply.status !== 201) throw new Error(reply.text);
      return reply.json() as EntryImport;
    },
    rowsOf: ({ _id }: EntryImport) => done<ImportedRow[]>('GET', `/api/entry-import/${_id}/rows`),
    run: async ({ _id }: EntryImport) => {
      await done('POST', `/api/entry-import/${_id}/start`, { publish: true, overwrite: true });
      const reply = await eventually(
        () => owner('GET', `/api/entry-import/${_id}`),
        // A busy process refuses some calls.
        ({ status, text }) => status === 200 && (JSON.parse(text) as EntryImport).status === 'done',
        { what: 'the import is done' },
      );
      return reply.json() as EntryImport;
    },
    exported: async (type: ContentType, query = '') =>
      (await export_(type, 'json', query)).json() as Exported,
    archived: async (type: ContentType, query = '') => (await export_(type, 'zip', query)).bytes,
  };
}
