import { Button, FileButton, Flex, Group, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconCloudUpload } from '@tabler/icons-react';
import { useId } from 'react';
import { chosenFiles } from './chosen-files.ts';
import type { Chosen } from './upload-store.ts';
import css from './upload.module.css';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

interface Props {
  folder: string;
  onFiles: (chosen: Chosen[]) => void;
  /** Media types for the file dialog: `image/*`. Dropping accepts all, and the server refuses unknown types. */
  accept?: string;
  multiple?: boolean;
  /** Lower, for a dialog. */
  compact?: boolean;
}

/** Drop files and folders here, choose them, or paste. */
export function DropFiles({ folder, onFiles, accept, multiple = true, compact }: Props) {
  const words = useMessages(filesAdmin);
  const id = useId();
  const take = (files: Iterable<File>) => {
    const chosen = chosenFiles(files, folder);
    if (chosen.length > 0) onFiles(multiple ? chosen : chosen.slice(0, 1));
  };
  return (
    <Dropzone
      onDrop={take}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      className={css.drop ?? ''}
      data-compact={compact || undefined}
      inputProps={{ 'aria-hidden': true, tabIndex: -1 }}
    >
      <Flex
        direction={compact ? 'row' : 'column'}
        wrap="wrap"
        align="center"
        justify="center"
        columnGap="sm"
        rowGap={compact ? 4 : 'xs'}
      >
        {!compact && <IconCloudUpload size={40} stroke={1.4} aria-hidden />}
        <Text fw={compact ? 400 : 550} size={compact ? 'sm' : 'md'} ta="center">
          {compact ? words.dropAFileHerePaste : words.dropFilesOrFoldersHere}
        </Text>
        <Group gap="xs" justify="center">
          <FileButton
            multiple
            {...(accept === undefined ? {} : { accept })}
            onChange={(files) => take(files)}
          >
            {(props) => (
              <Button {...props} size={compact ? 'xs' : 'md'} variant={compact ? 'default' : 'filled'}>
                {words.chooseFiles}
              </Button>
            )}
          </FileButton>
          {!compact && (
            <Button component="label" variant="default" size="md" htmlFor={id}>
              {words.chooseFolder}
              <input
                id={id}
                type="file"
                multiple
                className={css.hidden}
                ref={(input) => input?.setAttribute('webkitdirectory', '')}
                onChange={({ currentTarget }) => {
                  take(currentTarget.files ?? []);
                  currentTarget.value = '';
                }}
              />
            </Button>
          )}
        </Group>
        {!compact && (
          <Text size="sm" c="dimmed" ta="center">
            {words.orPasteWithCtrlV}
          </Text>
        )}
      </Flex>
    </Dropzone>
  );
}
