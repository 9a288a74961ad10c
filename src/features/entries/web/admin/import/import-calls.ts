import { queryOptions } from '@tanstack/react-query';
import { sendFile } from '../../../../../lib/admin-ui/send-file.ts';
import { browserClient, CallError } from '../../../../../lib/http/client.ts';
import type { EntryImport, entryImportContract, ImportTarget } from '../../../import-contract.ts';
import { MOST_MARKDOWN, MOST_MARKDOWN_FILES } from '../../../import-limits.ts';

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

/** @param onPart 0 to 1 @throws CallError */
export async function sendEntries(
  type: string,
  files: readonly File[],
  onPart: (part: number) => void,
): Promise<EntryImport> {
  const [first] = files;
  if (first && files.length === 1 && !isMarkdown(first))
    return sendFile(
      `/api/content-types/${type}/import`,
      isZip(first) ? 'application/zip' : 'text/csv',
      first,
      onPart,
    );
  if (!files.every(isMarkdown))
    throw new CallError(400, 'Choose one CSV or ZIP file, or one or more Markdown files (.md).');
  if (files.length > MOST_MARKDOWN_FILES)
    throw new CallError(400, `At most ${MOST_MARKDOWN_FILES} files. Put more of them into a ZIP.`);
  const long = files.find(({ size }) => size > MOST_MARKDOWN);
  if (long) throw new CallError(413, `“${long.name}” is too long: at most ${MOST_MARKDOWN / 1000} KB.`);
  const texts = await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() })));
  return callImports('POST /api/content-types/{id}/imports', {
    params: { id: type },
    body: { files: texts },
  });
}

/** What a column can be imported as, besides a field of the type. */
export const targetLabels: Record<ImportTarget, string> = {
  title: 'Title',
  slug: 'Address',
  date: 'Date',
  excerpt: 'Excerpt',
  content: 'Text',
  picture: 'Image',
  categories: 'Categories',
  tags: 'Tags',
  authors: 'Authors',
  published: 'Published (yes or no)',
  draft: 'Draft (yes or no)',
  featured: 'Featured (yes or no)',
  pinned: 'Pinned (yes or no)',
  access: 'Access (everybody or signed-in)',
};
