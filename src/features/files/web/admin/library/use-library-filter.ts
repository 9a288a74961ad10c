import { useDebouncedValue, useLocalStorage } from '@mantine/hooks';
import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { FileKind } from '../../../contract.ts';
import { kindWords } from '../../../file-words.ts';
import type { FileFilter, Sort } from '../file-calls.ts';

export const sortWords: Record<Sort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name (A–Z)',
  size: 'Largest first',
};

export type View = 'grid' | 'list';

/** Grid or list, as chosen last on this computer. */
export const useView = () =>
  useLocalStorage<View>({ key: 'files view', defaultValue: 'grid', getInitialValueInEffect: false });

/** Milliseconds without a key before a search begins. */
const QUIET = 200;

const isKind = (value: string | null): value is FileKind => value !== null && Object.hasOwn(kindWords, value);
const isSort = (value: string | null): value is Sort => value !== null && Object.hasOwn(sortWords, value);

/** What of the library is shown stands in the address, so that it can be returned to. */
export function useLibraryFilter() {
  const [query, setQuery] = useSearchParams();
  const folder = query.get('folder');
  const kind = query.get('kind');
  const sort = query.get('sort');
  const q = query.get('q') ?? '';
  const undescribed = query.get('undescribed') === 'true';
  const trashed = query.get('trash') === 'true';
  const [settled] = useDebouncedValue(q.trim(), QUIET);

  // What was chosen last may still be on its way into the address; the router's own `before` would not know of it.
  const last = useRef(query);
  useEffect(() => {
    last.current = query;
  }, [query]);

  const change = (part: Record<string, string | null>, replace = true) => {
    const next = new URLSearchParams(last.current);
    for (const [key, value] of Object.entries(part))
      if (value === null) next.delete(key);
      else next.set(key, value);
    last.current = next;
    setQuery(next, { replace, preventScrollReset: true });
  };

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
    /** Anything beside the folder that leaves files out. */
    narrowed: q.trim() !== '' || isKind(kind) || undescribed,
    change,
  };
}

export type LibraryFilter = ReturnType<typeof useLibraryFilter>;
