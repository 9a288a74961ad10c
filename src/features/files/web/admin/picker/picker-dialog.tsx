import { Button, CloseButton, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { IconPhotoPlus, IconSearch } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import type { PickedFile, PickOptions } from '../../../../../lib/admin-ui/media-picker.ts';
import { useIsNarrow } from '../../../../../lib/admin-ui/narrow.ts';
import { useTopDialog } from '../../../../../lib/admin-ui/dialogs/top-dialog.ts';
import { foldersQuery } from '../file-calls.ts';
import { FileList } from '../library/file-list.tsx';
import { useMore } from '../library/use-more.ts';
import { DropFiles } from '../upload/drop-files.tsx';
import { UploadRow } from '../upload/upload-row.tsx';
import { isOpen } from '../upload/uploads.ts';
import { usePaste } from '../upload/use-paste.ts';
import { ChosenStrip } from './chosen-strip.tsx';
import css from './picker.module.css';
import { usePicker } from './use-picker.ts';

/** Above dialogs that ask for a file, below what opens from it. */
const Z_INDEX = 250;

const words = {
  image: { one: 'Choose image', many: 'Choose images', accept: 'image/*' },
  audio: { one: 'Choose audio file', many: 'Choose audio files', accept: 'audio/*' },
  video: { one: 'Choose video', many: 'Choose videos', accept: 'video/*' },
  any: { one: 'Choose file', many: 'Choose files', accept: undefined },
};

interface Props {
  options: PickOptions;
  /** Called with nothing if the dialog was closed. */
  onClose: (picked: PickedFile[]) => void;
}

function Place({ picker }: { picker: ReturnType<typeof usePicker> }) {
  const folders = useQuery(foldersQuery).data ?? [];
  if (folders.length === 0) return null;
  const { folder, setFolder } = picker;
  return (
    <NativeSelect
      aria-label="Folder"
      data={[
        { value: '*', label: 'All folders' },
        { value: '', label: 'No folder' },
        ...folders.map(({ path }) => path).filter((path) => path !== ''),
      ]}
      value={folder ?? '*'}
      onChange={({ currentTarget: { value } }) => setFolder(value === '*' ? null : value)}
    />
  );
}

function Library({ picker, options }: { picker: ReturnType<typeof usePicker>; options: PickOptions }) {
  const { query, files, selection, select, q } = picker;
  const { hasNextPage, isFetchingNextPage, fetchNextPage, error, refetch } = query;
  const end = useMore(hasNextPage, isFetchingNextPage, () => void fetchNextPage());
  if (!files)
    return error ? (
      <LoadError error={error} onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton rows={3} height={120} />
    );
  if (files.length === 0)
    return q ? (
      <Text c="dimmed" ta="center" py="xl">
        No files found. Try a different search.
      </Text>
    ) : (
      <EmptyState
        icon={<IconPhotoPlus size={28} />}
        title="No files yet"
        says="Drop files above, choose them or paste one."
      />
    );
  return (
    <>
      <FileList
        label={options.multiple ? words[options.kind].many : words[options.kind].one}
        files={files}
        view="grid"
        selection={selection}
        onSelect={select}
        onOpen={(file) =>
          select({
            chosen: new Set([...(options.multiple ? selection.chosen : []), file._id]),
            anchor: file._id,
          })
        }
        picks={options.multiple ? 'many' : 'one'}
      />
      <div ref={end} />
    </>
  );
}

/** The library as a dialog: choose from it, or upload a new file. */
export function PickerDialog({ options, onClose }: Props) {
  const picker = usePicker(options);
  const isSmall = useIsNarrow();
  const { chosen, uploads, folder, q, setQ, upload, alts, setAlt } = picker;
  const own = words[options.kind];
  const title = options.title ?? (options.multiple ? own.many : own.one);
  const shut = () => onClose([]);
  useTopDialog(shut);
  usePaste(folder ?? '', upload);
  const take = useMutation({ mutationFn: picker.take, onSuccess: onClose });
  const pending = uploads.filter((each) => isOpen(each) || each.state === 'failed');
  const preparing = chosen.some(({ state }) => state === 'waiting');
  return (
    <Modal
      opened
      onClose={shut}
      closeOnEscape={false}
      title={title}
      size="xl"
      fullScreen={isSmall}
      zIndex={Z_INDEX}
      classNames={{ content: css.content ?? '', body: css.body ?? '' }}
    >
      <div className={css.scroll}>
        <Stack gap="sm">
          <Group gap="xs">
            <TextInput
              aria-label="Search files"
              placeholder="Search by name or description"
              data-autofocus
              leftSection={<IconSearch size={16} aria-hidden />}
              rightSection={q && <CloseButton size="sm" aria-label="Clear search" onClick={() => setQ('')} />}
              value={q}
              onChange={({ currentTarget }) => setQ(currentTarget.value)}
              style={{ flex: '1 1 12rem' }}
            />
            <Place picker={picker} />
          </Group>
          <DropFiles
            compact
            folder={folder ?? ''}
            onFiles={upload}
            multiple={options.multiple ?? false}
            {...(own.accept === undefined ? {} : { accept: own.accept })}
          />
          {pending.length > 0 && (
            <ul className={css.uploads} aria-label="Uploads">
              {pending.map((each) => (
                <UploadRow key={each.id} upload={each} />
              ))}
            </ul>
          )}
          <Library picker={picker} options={options} />
        </Stack>
      </div>
      <div className={css.foot}>
        <ChosenStrip chosen={chosen} alts={alts} onAlt={setAlt} />
        <Group justify="space-between" gap="xs">
          <Text size="sm" c="dimmed" className="admin-clip" style={{ flex: 1 }} role="status">
            {chosen.length === 0 && 'Nothing selected'}
            {chosen.length === 1 && chosen[0]?.name}
            {chosen.length > 1 && `${chosen.length} selected`}
            {preparing && ', processing'}
          </Text>
          <Group gap="xs" wrap="nowrap">
            <Button variant="default" onClick={shut}>
              Cancel
            </Button>
            <Button disabled={chosen.length === 0} loading={take.isPending} onClick={() => take.mutate()}>
              {chosen.length > 1 ? `Use ${chosen.length} files` : 'Use file'}
            </Button>
          </Group>
        </Group>
      </div>
    </Modal>
  );
}
