import { Button, Loader, Group } from '@mantine/core';
import { IconPhotoPlus, IconSearch, IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import type { LibraryFile } from '../../../contract.ts';
import { filesQuery } from '../file-calls.ts';
import { FileList } from './file-list.tsx';
import type { Selection } from './selection.ts';
import type { LibraryFilter, View } from './use-library-filter.ts';
import { useMore } from './use-more.ts';

function Nothing({ library: { trashed, narrowed, folder, change } }: { library: LibraryFilter }) {
  if (narrowed)
    return (
      <EmptyState
        icon={<IconSearch size={28} />}
        title="No files found"
        says="Try a different search or file type."
      >
        <Button variant="default" onClick={() => change({ q: null, kind: null, undescribed: null })}>
          Show all files
        </Button>
      </EmptyState>
    );
  if (trashed)
    return (
      <EmptyState
        icon={<IconTrash size={28} />}
        title="The trash is empty"
        says="Deleted files are kept here for 30 days. After that, they’re permanently deleted."
      />
    );
  return (
    <EmptyState
      icon={<IconPhotoPlus size={28} />}
      title={folder ? 'This folder is empty' : 'No files yet'}
      says={
        folder
          ? 'Drop files here, or drag files onto the folder’s name.'
          : 'Upload images, audio, videos and documents for your pages and products. Drop files anywhere on this page, or choose them.'
      }
    >
      <Button
        component={Link}
        to={`/admin/files/upload${folder ? `?folder=${encodeURIComponent(folder)}` : ''}`}
      >
        Upload files
      </Button>
    </EmptyState>
  );
}

export const useLibraryFiles = (library: LibraryFilter) => {
  const query = useInfiniteQuery(filesQuery(library.filter));
  return { query, files: query.data?.pages.flat() };
};

interface Props {
  library: LibraryFilter;
  loaded: ReturnType<typeof useLibraryFiles>;
  view: View;
  selection: Selection;
  onSelect: (selection: Selection) => void;
  onOpen: (file: LibraryFile) => void;
  onDelete: () => void;
}

/** The files themselves, page after page. */
export function FilesBody({
  library,
  loaded: { query, files },
  view,
  selection,
  onSelect,
  onOpen,
  onDelete,
}: Props) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage, error, refetch } = query;
  const end = useMore(hasNextPage, isFetchingNextPage, () => void fetchNextPage());
  if (!files)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton rows={6} height={96} />
    );
  if (files.length === 0) return <Nothing library={library} />;
  return (
    <>
      <FileList
        label={library.trashed ? 'Files in the trash' : 'Files'}
        files={files}
        view={view}
        selection={selection}
        onSelect={onSelect}
        onOpen={onOpen}
        open={library.open}
        onDelete={onDelete}
        canDrag={!library.trashed}
      />
      <div ref={end}>
        {isFetchingNextPage && (
          <Group justify="center" p="md">
            <Loader size="sm" type="dots" aria-label="Loading more" />
          </Group>
        )}
        {error && hasNextPage && <LoadError error={error} onRetry={() => void fetchNextPage()} />}
      </div>
    </>
  );
}
