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
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

function Nothing({ library: { trashed, narrowed, folder, change } }: { library: LibraryFilter }) {
  const words = useMessages(filesAdmin);
  if (narrowed)
    return (
      <EmptyState
        icon={<IconSearch size={28} />}
        title={words.noFilesFound}
        says={words.tryADifferentSearchOr}
      >
        <Button variant="default" onClick={() => change({ q: null, kind: null, undescribed: null })}>
          {words.showAllFiles}
        </Button>
      </EmptyState>
    );
  if (trashed)
    return (
      <EmptyState
        icon={<IconTrash size={28} />}
        title={words.theTrashIsEmpty}
        says={words.deletedFilesAreKeptHere}
      />
    );
  return (
    <EmptyState
      icon={<IconPhotoPlus size={28} />}
      title={folder ? words.thisFolderIsEmpty : words.noFilesYet}
      says={folder ? words.dropFilesHereOrDrag : words.uploadImagesAudioVideosAnd}
    >
      <Button
        component={Link}
        to={`/admin/files/upload${folder ? `?folder=${encodeURIComponent(folder)}` : ''}`}
      >
        {words.uploadFiles}
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
  const words = useMessages(filesAdmin);
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
        label={library.trashed ? words.filesInTheTrash : words.files}
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
            <Loader size="sm" type="dots" aria-label={words.loadingMore} />
          </Group>
        )}
        {error && hasNextPage && <LoadError error={error} onRetry={() => void fetchNextPage()} />}
      </div>
    </>
  );
}
