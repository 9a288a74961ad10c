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
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

/** Above dialogs that ask for a file, below what opens from it. */
const Z_INDEX = 250;

const kinds = {
  image: { one: 'chooseImage', many: 'chooseImages', accept: 'image/*' },
  audio: { one: 'chooseAudioFile', many: 'chooseAudioFiles', accept: 'audio/*' },
  video: { one: 'chooseVideo', many: 'chooseVideos', accept: 'video/*' },
  any: { one: 'chooseFile', many: 'chooseFiles', accept: undefined },
} as const;

interface Props {
  options: PickOptions;
  /** Called with nothing if the dialog was closed. */
  onClose: (picked: PickedFile[]) => void;
}

function Place({ picker }: { picker: ReturnType<typeof usePicker> }) {
  const words = useMessages(filesAdmin);
  const folders = useQuery(foldersQuery).data ?? [];
  if (folders.length === 0) return null;
  const { folder, setFolder } = picker;
  return (
    <NativeSelect
      aria-label={words.folder}
      data={[
        { value: '*', label: words.allFolders },
        { value: '', label: words.noFolder },
        ...folders.map(({ path }) => path).filter((path) => path !== ''),
      ]}
      value={folder ?? '*'}
      onChange={({ currentTarget: { value } }) => setFolder(value === '*' ? null : value)}
    />
  );
}

function Library({ picker, options }: { picker: ReturnType<typeof usePicker>; options: PickOptions }) {
  const words = useMessages(filesAdmin);
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
        {words.noFilesFoundTryA}
      </Text>
    ) : (
      <EmptyState
        icon={<IconPhotoPlus size={28} />}
        title={words.noFilesYet}
        says={words.dropFilesAboveChooseThem}
      />
    );
  return (
    <>
      <FileList
        label={words[kinds[options.kind][options.multiple ? 'many' : 'one']]}
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
  const words = useMessages(filesAdmin);
  const picker = usePicker(options);
  const isSmall = useIsNarrow();
  const { chosen, uploads, folder, q, setQ, upload, alts, setAlt } = picker;
  const own = kinds[options.kind];
  const title = options.title ?? words[options.multiple ? own.many : own.one];
  const shut = () => onClose([]);
  useTopDialog(shut);
  usePaste(folder ?? '', upload);
  const take = useMutation({ mutationFn: picker.take, onSuccess: onClose });
  const pending = uploads.filter((each) => isOpen(each) || each.state === 'failed');
  const selected =
    chosen.length > 1 ? words.selected({ count: chosen.length }) : (chosen[0]?.name ?? words.nothingSelected);
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
              aria-label={words.searchFiles}
              placeholder={words.searchByNameOrDescription}
              data-autofocus
              leftSection={<IconSearch size={16} aria-hidden />}
              rightSection={
                q && <CloseButton size="sm" aria-label={words.clearSearch} onClick={() => setQ('')} />
              }
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
            <ul className={css.uploads} aria-label={words.uploads}>
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
            {preparing ? words.isProcessing({ files: selected }) : selected}
          </Text>
          <Group gap="xs" wrap="nowrap">
            <Button variant="default" onClick={shut}>
              {words.cancel}
            </Button>
            <Button disabled={chosen.length === 0} loading={take.isPending} onClick={() => take.mutate()}>
              {words.takeFiles({ count: Math.max(1, chosen.length) })}
            </Button>
          </Group>
        </Group>
      </div>
    </Modal>
  );
}
