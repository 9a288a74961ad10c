import { Button, Group, Paper, Text } from '@mantine/core';
import { IconArrowBackUp, IconDownload, IconFolderShare, IconTrash } from '@tabler/icons-react';
import type { LibraryFile } from '../../../contract.ts';
import { readableSize } from '../../../readable-size.ts';
import { downloadZip } from './download-zip.ts';

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
  if (files.length === 0) return null;
  const size = files.reduce((sum, file) => sum + file.size, 0);
  return (
    <Paper withBorder shadow="md" className="admin-save-bar" role="region" aria-label="Selected files">
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          {files.length} selected, {readableSize(size)}
        </Text>
        <Group gap="xs">
          <Button size="sm" variant="subtle" onClick={onClear}>
            Clear selection
          </Button>
          {trashed ? (
            <>
              <Button size="sm" leftSection={<IconArrowBackUp size={SIZE} />} onClick={onRestore}>
                Restore
              </Button>
              <Button size="sm" variant="default" leftSection={<IconTrash size={SIZE} />} onClick={onErase}>
                Delete permanently
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
                Move
              </Button>
              <Button
                size="sm"
                variant="default"
                leftSection={<IconDownload size={SIZE} />}
                onClick={() => downloadZip(files)}
              >
                Download
              </Button>
              <Button size="sm" variant="default" leftSection={<IconTrash size={SIZE} />} onClick={onTrash}>
                Delete
              </Button>
            </>
          )}
        </Group>
      </Group>
    </Paper>
  );
}
