import { Button, CloseButton, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { IconPhotoPlus, IconSearch } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../../../../lib/admin-ui/lists/empty-state.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import type { PickedFile, PickOptions } from '../../../../../lib/admin-ui/media-picker.ts';
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

const accepted = { image: 'image/*', audio: 'audio/*', video: 'video/*', any: undefined } as const;

interface Props {
  options: PickOptions;
  /** The title of the dialog. */
  label: string;
  /** Called with nothing to close the dialog. */
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

interface LibraryProps extends Pick<Props, 'options' | 'label'> {
  picker: ReturnType<typeof usePicker>;
}

function Library({ picker, options, label }: LibraryProps) {
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
        label={label}
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

/** Choose from the library, or upload a new file. */
export function OwnFiles({ options, label, onClose }: Props) {
  const words = useMessages(filesAdmin);
  const picker = usePicker(options);
  const { chosen, uploads, folder, q, setQ, upload, alts, setAlt } = picker;
  const accept = accepted[options.kind];
  usePaste(folder ?? '', upload);
  const take = useMutation({ mutationFn: picker.take, onSuccess: onClose });
  const pending = uploads.filter((each) => isOpen(each) || each.state === 'failed');
  const selected =
    chosen.length > 1 ? words.selected({ count: chosen.length }) : (chosen[0]?.name ?? words.nothingSelected);
  const preparing = chosen.some(({ state }) => state === 'waiting');
  return (
    <>
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
            {...(accept === undefined ? {} : { accept })}
          />
          {pending.length > 0 && (
            <ul className={css.uploads} aria-label={words.uploads}>
              {pending.map((each) => (
                <UploadRow key={each.id} upload={each} />
              ))}
            </ul>
          )}
          <Library picker={picker} options={options} label={label} />
        </Stack>
      </div>
      <div className={css.foot}>
        <ChosenStrip chosen={chosen} alts={alts} onAlt={setAlt} />
        <Group justify="space-between" gap="xs">
          <Text size="sm" c="dimmed" className="admin-clip" style={{ flex: 1 }} role="status">
            {preparing ? words.isProcessing({ files: selected }) : selected}
          </Text>
          <Group gap="xs" wrap="nowrap">
            <Button variant="default" onClick={() => onClose([])}>
              {words.cancel}
            </Button>
            <Button disabled={chosen.length === 0} loading={take.isPending} onClick={() => take.mutate()}>
              {words.takeFiles({ count: Math.max(1, chosen.length) })}
            </Button>
          </Group>
        </Group>
      </div>
    </>
  );
}
