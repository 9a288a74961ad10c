import { ActionIcon, Alert, Button, CopyButton, Group, Stack, Title } from '@mantine/core';
import { IconCrop, IconDownload, IconLink, IconTrash, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import type { LibraryFile } from '../../../contract.ts';
import { fileQuery } from '../file-calls.ts';
import type { useFileActions } from '../library/use-file-actions.ts';
import { CropDialog } from './crop-dialog.tsx';
import { useFileDraft } from './file-draft.ts';
import { FileFacts, FileUses } from './file-facts.tsx';
import { FileFields } from './file-fields.tsx';
import { FilePreview, pictureSource } from './file-preview.tsx';
import { FocalPoint } from '../../../../../lib/admin-ui/pictures/focal-point.tsx';
import { ReplaceButton } from './replace-button.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

type Actions = ReturnType<typeof useFileActions>;

const SIZE = 15;

function Trashed({ file, actions }: { file: LibraryFile; actions: Actions }) {
  const words = useMessages(filesAdmin);
  return (
    <Alert color="yellow" title={words.inTheTrash}>
      {words.itWillBePermanentlyDeleted}
      <Group mt="sm" gap="xs">
        <Button size="xs" onClick={() => void actions.restore([file])}>
          {words.restore}
        </Button>
        <Button size="xs" variant="default" onClick={() => actions.erase([file])}>
          {words.deletePermanently}
        </Button>
      </Group>
    </Alert>
  );
}

/** An image being processed is shown in its previous state, so that nothing jumps under the pointer. */
function useLastReady(file: LibraryFile): LibraryFile {
  const [last, setLast] = useState(file);
  if (file.state === 'ready' && last !== file) setLast(file);
  return file.state === 'waiting' ? last : file;
}

interface ButtonsProps {
  file: LibraryFile;
  /** `null` if the file can't be cropped. */
  onCrop: (() => void) | null;
  onDelete: () => void;
}

function FileButtons({ file, onCrop, onDelete }: ButtonsProps) {
  const words = useMessages(filesAdmin);
  const { urls, name } = file;
  const waits = file.state === 'waiting';
  return (
    <Group gap={6}>
      {onCrop && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconCrop size={SIZE} aria-hidden />}
          data-disabled={waits || undefined}
          aria-disabled={waits}
          onClick={() => {
            if (!waits) onCrop();
          }}
        >
          {words.crop}
        </Button>
      )}
      <ReplaceButton file={file} />
      <CopyButton value={new URL(urls.original, location.origin).href}>
        {({ copied, copy }) => (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconLink size={SIZE} aria-hidden />}
            onClick={copy}
          >
            {copied ? words.copied : words.copyLink}
          </Button>
        )}
      </CopyButton>
      <Button
        size="xs"
        variant="default"
        component="a"
        href={urls.original}
        download={name}
        leftSection={<IconDownload size={SIZE} aria-hidden />}
      >
        {words.download}
      </Button>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconTrash size={SIZE} aria-hidden />}
        onClick={onDelete}
      >
        {words.delete}
      </Button>
    </Group>
  );
}

function Loaded({ file, actions, onClose }: { file: LibraryFile; actions: Actions; onClose: () => void }) {
  const draft = useFileDraft(file);
  const [cropping, setCropping] = useState(false);
  const { urls, kind, state, width = 1, height = 1, crop, trashedAt, type } = file;
  const shown = useLastReady(file);
  const isPicture = kind === 'image' && shown.state === 'ready';
  const waits = state === 'waiting';
  const canCrop = isPicture && type !== 'image/svg+xml';
  // Width and height are those of the crop; the uncropped image is larger.
  const natural = crop ? width / crop.width / (height / crop.height) : width / height;
  return (
    <Stack gap="md">
      {isPicture && !trashedAt ? (
        <FocalPoint
          src={pictureSource(shown)}
          waits={waits}
          alt={draft.value.alt}
          focus={draft.value.focus}
          onChange={(focus) => draft.change({ focus })}
        />
      ) : (
        <FilePreview file={file} />
      )}
      {trashedAt ? (
        <Trashed file={file} actions={actions} />
      ) : (
        <>
          <FileButtons
            file={file}
            onCrop={canCrop ? () => setCropping(true) : null}
            onDelete={() => {
              onClose();
              void draft.flush().then(() => actions.trash([file]));
            }}
          />
          <FileFields draft={draft} />
        </>
      )}
      <FileFacts file={file} />
      <FileUses id={file._id} />
      {cropping && (
        <CropDialog
          src={urls.whole ?? urls.original}
          crop={crop}
          natural={natural}
          onCrop={(next) => {
            draft.change({ crop: next });
            void draft.flush();
          }}
          onClose={() => setCropping(false)}
        />
      )}
    </Stack>
  );
}

/** The details of a file. */
export function FileDetails({ id, actions, onClose }: { id: string; actions: Actions; onClose: () => void }) {
  const words = useMessages(filesAdmin);
  const { data: file, error, refetch } = useQuery(fileQuery(id));
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section aria-label={words.fileDetails}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" mb="sm">
        <Title order={2} size="h5" className="admin-words admin-title" ref={title} tabIndex={-1}>
          {file?.name ?? words.file}
        </Title>
        <ActionIcon visibleFrom="lg" aria-label={words.closeDetails} onClick={onClose}>
          <IconX size={18} />
        </ActionIcon>
      </Group>
      {file && <Loaded key={file._id} file={file} actions={actions} onClose={onClose} />}
      {!file && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!file && !error && <ListSkeleton rows={4} />}
    </section>
  );
}
