import { Readable } from 'node:stream';
import { z } from 'zod';
import { invalid, notFound } from '../../../lib/errors.ts';
import { sendCsv } from '../../../lib/http/replies/csv-reply.ts';
import { said } from '../../../lib/http/replies/said.ts';
import type { StreamedCall } from '../../../lib/http/requests/streamed.ts';
import { id } from '../../../lib/values/shapes.ts';
import { isUuid } from '../../../lib/values/uuid.ts';
import { MOST_EXPORTED, ownFilter } from '../own-filter.ts';
import { columnsOf, entriesAsJson, entryCells, type Export, exportedType } from './export/export-entries.ts';
import { entriesAsMarkdown } from './export/entries-as-markdown.ts';
import { entryImportCall } from './import/import-operations.ts';
import { narrowing } from './filters/narrowing.ts';
import type { EntryServices } from './services.ts';
import { staffWords } from './staff-words.ts';

type Handle = StreamedCall['handle'];
type Given = Parameters<Handle>;

/** As of the list of the owner; without them, all entries. */
const which = z.object({
  ...ownFilter,
  /** IDs, separated by commas. */
  entries: z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(id).min(1).max(MOST_EXPORTED, `At most ${MOST_EXPORTED}.`))
    .optional(),
});

/** The same, as the guide to the API says it. */
const described = which.extend({ entries: z.string().optional() });

/** @throws 400, 404 */
async function chosenBy(request: Given[0], { params, query }: Given[1]): Promise<Export> {
  const { id: typeId = '' } = params as Record<string, string>;
  if (!isUuid(typeId)) throw notFound(staffWords().typeGone);
  const read = which.safeParse(query);
  if (!read.success) {
    const [issue] = read.error.issues;
    const sentence = said(issue?.message ?? '');
    throw invalid(sentence, { [issue?.path.join('.') ?? '']: sentence });
  }
  const type = await exportedType(request, typeId);
  return { type, which: { ...narrowing(type, read.data), entries: read.data.entries } };
}

const formats = {
  csv: { type: 'text/csv', summary: 'Entries of a type as CSV, without the text of pages' },
  json: {
    type: 'application/json',
    summary:
      'Entries of a type as JSON, with their blocks: `{ version, language, type, entries }`. The import reads it back',
  },
  zip: {
    type: 'application/zip',
    summary: 'Entries of a type as Markdown files with front matter, in a ZIP',
  },
} as const;

const exportCall = (
  format: keyof typeof formats,
  send: (chosen: Export, request: Given[0], reply: Given[2]) => Given[2],
): StreamedCall => ({
  method: 'GET',
  path: `/api/content-types/{id}/entries.${format}`,
  described: {
    summary: formats[format].summary,
    query: described,
    gives: { type: formats[format].type },
  },
  act: { word: 'entries-exported' },
  who: 'owner',
  area: 'pages',
  handle: async (request, incoming, reply) => send(await chosenBy(request, incoming), request, reply),
});

const download = (reply: Given[2], { type }: Export, format: 'json' | 'zip', media: string) =>
  reply.type(media).header('content-disposition', `attachment; filename="${type.page_slug}.${format}"`);

/** Exports of entries, and imports from files. */
export const entryStreams = (services: EntryServices): StreamedCall[] => [
  exportCall('csv', (chosen, request, reply) =>
    sendCsv(
      reply,
      `${chosen.type.page_slug}.csv`,
      columnsOf(chosen.type),
      entryCells(services, request, chosen),
    ),
  ),
  exportCall('json', (chosen, request, reply) =>
    download(reply, chosen, 'json', 'application/json; charset=utf-8').send(
      Readable.from(entriesAsJson(services, request, chosen)),
    ),
  ),
  exportCall('zip', (chosen, request, reply) =>
    download(reply, chosen, 'zip', 'application/zip').send(entriesAsMarkdown(services, request, chosen)),
  ),
  entryImportCall(services),
];
