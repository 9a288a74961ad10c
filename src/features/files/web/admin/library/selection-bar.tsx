import { Button, Group, Paper, Text } from '@mantine/core';
import { IconArrowBackUp, IconDownload, IconFolderShare, IconTrash } from '@tabler/icons-react';
import type { LibraryFile } from '../../../contract.ts';
import { shownSize } from '../shown-size.ts';
import { downloadZip } from './download-zip.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

const SIZE = 16;

interface Props {
  files: readonly LibraryFile[];
  trashed: boolean;
  onMove: () => void;
  onTrash: () => void;
  onRestore: () => void;
  onErase: () => void;
  onClear: () => void;
}

/** Actions on the selected files. */
export function SelectionBar({ files, trashed, onMove, onTrash, onRestore, onErase, onClear }: Props) {
  const words = useMessages(filesAdmin);
  if (files.length === 0) return null;
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return (
    <Paper
      withBorder
      shadow="md"
      className="admin-save-bar"
      data-bottom-bar
      role="region"
      aria-label={words.selectedFiles}
    >
      <Group justify="space-between" gap="xs">
        <Text size="sm">{words.selectedSize({ count: files.length, size: shownSize(size) })}</Text>
        <Group gap="xs">
          <Button size="sm" variant="subtle" onClick={onClear}>
            {words.clearSelection}
          </Button>
          {trashed ? (
            <>
              <Button size="sm" leftSection={<IconArrowBackUp size={SIZE} />} onClick={onRestore}>
                {words.restore}
              </Button>
              <Button size="sm" variant="default" leftSection={<IconTrash size={SIZE} />} onClick={onErase}>
                {words.deletePermanently}
              </Button>
            </>
          ) : (
            <>
              <Button
                size="sm"
                variant="default"
                leftSection={<IconFolderShare size={SIZE} />}
                onClick={onMove}
              >
                {words.move}
              </Button>
              <Button
                size="sm"
                variant="default"
                leftSection={<IconDownload size={SIZE} />}
                onClick={() => downloadZip(files)}
              >
                {words.download}
              </Button>
              <Button size="sm" variant="default" leftSection={<IconTrash size={SIZE} />} onClick={onTrash}>
                {words.delete}
              </Button>
            </>
          )}
        </Group>
      </Group>
    </Paper>
  );
}
