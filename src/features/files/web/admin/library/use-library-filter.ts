import { useDebouncedValue, useLocalStorage } from '@mantine/hooks';
import { useMemo } from 'react';
import { useAddressFilter } from '../../../../../lib/admin-ui/lists/use-address-filter.ts';
import type { FileKind } from '../../../contract.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';
import { kindLabels } from '../kind-labels.ts';
import type { FileFilter, Sort } from '../file-calls.ts';

export function sortLabels(): Record<Sort, string> {
  const words = messagesNow(filesAdmin);
  return {
    newest: words.newestFirst,
    oldest: words.oldestFirst,
    name: words.nameAToZ,
    size: words.largestFirst,
  };
}

export type View = 'grid' | 'list';

/** Grid or list, as last chosen on this computer. */
export const useView = () =>
  useLocalStorage<View>({ key: 'files view', defaultValue: 'grid', getInitialValueInEffect: false });

/** Milliseconds without a key before a search starts. */
const QUIET = 200;

const isKind = (value: string | null): value is FileKind =>
  value !== null && Object.hasOwn(kindLabels(), value);
const isSort = (value: string | null): value is Sort => value !== null && Object.hasOwn(sortLabels(), value);

export function useLibraryFilter() {
  // An empty folder is the top one; without a folder, all files are listed.
  const { query, change } = useAddressFilter({ keepEmpty: true });
  const folder = query.get('folder');
  const kind = query.get('kind');
  const sort = query.get('sort');
  const q = query.get('q') ?? '';
  const undescribed = query.get('undescribed') === 'true';
  const trashed = query.get('trash') === 'true';
  const [settled] = useDebouncedValue(q.trim(), QUIET);

  const filter = useMemo(
    (): FileFilter => ({
      sort: isSort(sort) ? sort : 'newest',
      ...(folder === null || trashed ? {} : { folder }),
      ...(settled ? { q: settled } : {}),
      ...(isKind(kind) ? { kind } : {}),
      ...(undescribed && !trashed ? { undescribed: 'true' as const } : {}),
      ...(trashed ? { trashed: 'true' as const } : {}),
    }),
    [folder, kind, settled, sort, trashed, undescribed],
  );
  return {
    filter,
    /** As typed; `filter.q` follows after a moment. */
    q,
    folder: trashed ? null : folder,
    trashed,
    open: query.get('file'),
    /** Whether anything besides the folder filters files. */
    narrowed: q.trim() !== '' || isKind(kind) || undescribed,
    change,
  };
}

export type LibraryFilter = ReturnType<typeof useLibraryFilter>;
