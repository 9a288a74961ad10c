import { Readable } from 'node:stream';
import { notFound } from '../../../lib/errors.ts';
import { sendCsv } from '../../../lib/http/replies/csv-reply.ts';
import type { StreamedCall } from '../../../lib/http/requests/streamed.ts';
import { isUuid } from '../../../lib/values/uuid.ts';
import { columnsOf, entriesAsJson, entryCells, exportedType } from './export/export-entries.ts';
import { entryImportCall } from './import/import-operations.ts';
import { staffWords } from './staff-words.ts';

type Handle = StreamedCall['handle'];

const typeOf = (request: Parameters<Handle>[0], { params }: Parameters<Handle>[1]) => {
  const { id = '' } = params as Record<string, string>;
  if (!isUuid(id)) throw notFound(staffWords().typeGone);
  return exportedType(request, id);
};

/** Exports of entries, and imports from files. */
export const entryStreams = (): StreamedCall[] => [
  {
    method: 'GET',
    path: '/api/content-types/{id}/entries.csv',
    described: {
      summary: 'Entries of a type as CSV, without the text of pages',
      gives: { type: 'text/csv' },
    },
    act: { word: 'entries-exported' },
    who: 'owner',
    area: 'pages',
    handle: async (request, incoming, reply) => {
      const type = await typeOf(request, incoming);
      return sendCsv(reply, `${type.page_slug}.csv`, columnsOf(type), entryCells(request, type));
    },
  },
  {
    method: 'GET',
    path: '/api/content-types/{id}/entries.json',
    described: {
      summary: 'Entries of a type as JSON, with their blocks',
      gives: { type: 'application/json' },
    },
    act: { word: 'entries-exported' },
    who: 'owner',
    area: 'pages',
    handle: async (request, incoming, reply) => {
      const type = await typeOf(request, incoming);
      return reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="${type.page_slug}.json"`)
        .send(Readable.from(entriesAsJson(request, type)));
    },
  },
  entryImportCall,
];
