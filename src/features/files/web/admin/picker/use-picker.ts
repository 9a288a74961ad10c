import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PickedFile, PickOptions } from '../../../../../lib/admin-ui/media-picker.ts';
import type { LibraryFile } from '../../../contract.ts';
import { callFiles, FILES_KEY, fileQuery, filesQuery } from '../file-calls.ts';
import { nothing, type Selection } from '../library/selection.ts';
import { addUploads, type Chosen, useUploads } from '../upload/upload-store.ts';

/** Milliseconds without a key. */
const QUIET = 200;

export const toPicked = ({
  _id: file,
  name,
  type,
  size,
  urls,
  alt,
  width,
  height,
  duration,
}: LibraryFile): PickedFile => ({
  file,
  name,
  type,
  size,
  src: urls.original,
  alt,
  ...(width === undefined ? {} : { width }),
  ...(height === undefined ? {} : { height }),
  ...(duration === undefined ? {} : { duration }),
});

/** The dialog's files and selection; files uploaded in it are selected when they have arrived. */
export function usePicker({ kind, multiple = false }: PickOptions) {
  const queries = useQueryClient();
  const [q, setQ] = useState('');
  const [folder, setFolder] = useState<string | null>(null);
  const [settled] = useDebouncedValue(q.trim(), QUIET);
  const query = useInfiniteQuery(
    filesQuery({
      sort: 'newest',
      ...(folder === null ? {} : { folder }),
      ...(settled ? { q: settled } : {}),
      ...(kind === 'any' ? {} : { kind }),
    }),
  );
  const files = query.data?.pages.flat();

  const [known, setKnown] = useState<ReadonlyMap<string, LibraryFile>>(new Map());
  const [selection, setSelection] = useState<Selection>(nothing);
  const [alts, setAlts] = useState<Readonly<Record<string, string>>>({});
  /** Files stay selected when another search hides them. */
  const select = (next: Selection) => {
    const shown = new Map([...known, ...(files ?? []).map((file) => [file._id, file] as const)]);
    setKnown(new Map([...shown].filter(([id]) => next.chosen.has(id))));
    setSelection(next);
  };
  const chosen = [...selection.chosen].flatMap((id) => {
    const file = files?.find(({ _id }) => _id === id) ?? known.get(id);
    return file ? [file] : [];
  });

  const [own, setOwn] = useState<readonly string[]>([]);
  const taken = useRef(new Set<string>());
  const all = useUploads(({ uploads }) => uploads);
  const uploads = all.filter(({ id }) => own.includes(id));
  useEffect(() => {
    const arrived = all.filter(
      ({ id, state, fileId }) => own.includes(id) && state === 'done' && fileId && !taken.current.has(id),
    );
    if (arrived.length === 0) return;
    for (const { id } of arrived) taken.current.add(id);
    void Promise.all(arrived.map(({ fileId }) => queries.fetchQuery(fileQuery(fileId ?? '')))).then(
      (fresh) => {
        const fitting = fresh.filter((file) => kind === 'any' || file.kind === kind);
        setKnown((before) => new Map([...before, ...fitting.map((file) => [file._id, file] as const)]));
        setSelection(({ chosen: before }) => {
          const ids = fitting.map(({ _id }) => _id);
          return multiple
            ? { chosen: new Set([...before, ...ids]), anchor: null }
            : ids.length > 0
              ? { chosen: new Set(ids.slice(-1)), anchor: null }
              : { chosen: before, anchor: null };
        });
      },
    );
  }, [all, own, kind, multiple, queries]);

  return {
    q,
    setQ,
    folder,
    setFolder,
    query,
    files,
    selection,
    select,
    chosen,
    alts,
    setAlt: (id: string, alt: string) => setAlts((before) => ({ ...before, [id]: alt })),
    uploads,
    upload: (files: readonly Chosen[]) => {
      const ids = addUploads(multiple ? files : files.slice(0, 1));
      setOwn((before) => [...before, ...ids]);
    },
    /** Saves alt texts in the library, and returns the files in the order of selection. */
    take: async (): Promise<PickedFile[]> => {
      const picked = await Promise.all(
        chosen.map(async (file) => {
          const alt = alts[file._id]?.trim();
          if (!alt || alt === file.alt) return file;
          return callFiles('PUT /api/file/{id}', { params: { id: file._id }, body: { alt } });
        }),
      );
      void queries.invalidateQueries({ queryKey: FILES_KEY });
      return picked.map(toPicked);
    },
  };
}
