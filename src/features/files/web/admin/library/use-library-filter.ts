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

/** Grid or list, as last chosen on this computer. */
export const useView = () =>
  useLocalStorage<View>({ key: 'files view', defaultValue: 'grid', getInitialValueInEffect: false });

/** Milliseconds without a key before a search starts. */
const QUIET = 200;

const isKind = (value: string | null): value is FileKind => value !== null && Object.hasOwn(kindWords, value);
const isSort = (value: string | null): value is Sort => value !== null && Object.hasOwn(sortWords, value);

/** The filter is part of the address, so that going back restores it. */
export function useLibraryFilter() {
  const [query, setQuery] = useSearchParams();
  const folder = query.get('folder');
  const kind = query.get('kind');
  const sort = query.get('sort');
  const q = query.get('q') ?? '';
  const undescribed = query.get('undescribed') === 'true';
  const trashed = query.get('trash') === 'true';
  const [settled] = useDebouncedValue(q.trim(), QUIET);

  // The last change may not have reached the address yet; the router's own `before` would not include it.
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
    /** Whether anything besides the folder filters files. */
    narrowed: q.trim() !== '' || isKind(kind) || undescribed,
    change,
  };
}

export type LibraryFilter = ReturnType<typeof useLibraryFilter>;
