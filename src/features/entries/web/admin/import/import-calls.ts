import { queryOptions } from '@tanstack/react-query';
import { sendFile } from '../../../../../lib/admin-ui/send-file.ts';
import { browserClient, CallError } from '../../../../../lib/http/client.ts';
import type { EntryImport, entryImportContract, ImportTarget } from '../../../import-contract.ts';
import { MOST_MARKDOWN, MOST_MARKDOWN_FILES } from '../../../import-limits.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { entrySettingsAdmin } from '../../../messages/admin-settings/area.ts';

export const callImports = browserClient<typeof entryImportContract>();

export const importsQuery = (type: string) =>
  queryOptions({
    queryKey: ['entry-imports', type],
    queryFn: () => callImports('GET /api/content-types/{id}/imports', { params: { id: type } }),
  });

const atWork = ({ status }: EntryImport) => status === 'waiting' || status === 'running';

export const importQuery = (id: string) =>
  queryOptions({
    queryKey: ['entry-import', id],
    queryFn: () => callImports('GET /api/entry-import/{id}', { params: { id } }),
    refetchInterval: ({ state: { data } }) => (data && atWork(data) ? 500 : false),
  });

const isMarkdown = ({ name }: File): boolean => /\.(md|markdown|mdown|mkd)$/i.test(name);
const isZip = ({ name, type }: File): boolean => /\.zip$/i.test(name) || type.includes('zip');

const isJson = ({ name, type }: File): boolean => /\.json$/i.test(name) || type === 'application/json';

/** @param onPart 0 to 1 @throws CallError */
export async function sendEntries(
  type: string,
  files: readonly File[],
  onPart: (part: number) => void,
): Promise<EntryImport> {
  const words = messagesNow(entrySettingsAdmin);
  const [first] = files;
  if (first && files.length === 1 && !isMarkdown(first))
    return sendFile(
      `/api/content-types/${type}/import`,
      isZip(first) ? 'application/zip' : isJson(first) ? 'application/json' : 'text/csv',
      first,
      onPart,
    );
  if (!files.every(isMarkdown)) throw new CallError(400, words.chooseOneCsvOrZip);
  if (files.length > MOST_MARKDOWN_FILES)
    throw new CallError(400, words.atMostFiles({ count: String(MOST_MARKDOWN_FILES) }));
  const long = files.find(({ size }) => size > MOST_MARKDOWN);
  if (long)
    throw new CallError(413, words.isTooLong({ name: long.name, size: String(MOST_MARKDOWN / 1000) }));
  const texts = await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() })));
  return callImports('POST /api/content-types/{id}/imports', {
    params: { id: type },
    body: { files: texts },
  });
}

/** What a column can be imported as, besides a field of the type. */
export function targetChoices(): { value: ImportTarget; label: string }[] {
  const words = messagesNow(entrySettingsAdmin);
  return [
    { value: 'title', label: words.title },
    { value: 'slug', label: words.address },
    { value: 'date', label: words.date },
    { value: 'excerpt', label: words.excerpt },
    { value: 'content', label: words.text },
    { value: 'blocks', label: words.blocks },
    { value: 'picture', label: words.image },
    { value: 'categories', label: words.categories },
    { value: 'tags', label: words.tags },
    { value: 'authors', label: words.authors },
    { value: 'published', label: words.publishedYesOrNo },
    { value: 'draft', label: words.draftYesOrNo },
    { value: 'featured', label: words.featuredYesOrNo },
    { value: 'pinned', label: words.pinnedYesOrNo },
    { value: 'access', label: words.accessEverybodyOrSignedIn },
    { value: 'unpublishAt', label: words.unpublishDate },
    { value: 'seo', label: words.searchEngineSettings },
  ];
}
