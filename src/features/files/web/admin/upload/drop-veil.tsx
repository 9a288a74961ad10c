import { Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconCloudUpload } from '@tabler/icons-react';
import { folderName } from '../../../folders.ts';
import { chosenFiles } from './chosen-files.ts';
import { addUploads } from './upload-store.ts';
import css from './upload.module.css';
import { usePaste } from './use-paste.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

/** Files dropped or pasted anywhere on the screen are added to the open folder. */
export function DropVeil({ folder }: { folder: string }) {
  const words = useMessages(filesAdmin);
  const take = (files: Iterable<File>) => addUploads(chosenFiles(files, folder));
  usePaste(folder, addUploads);
  return (
    <Dropzone.FullScreen
      onDrop={take}
      aria-hidden
      activateOnKeyboard={false}
      className={css.veil ?? ''}
      inputProps={{ 'aria-hidden': true, tabIndex: -1 }}
    >
      <Stack align="center" gap="xs" pt="20vh">
        <IconCloudUpload size={64} stroke={1.2} aria-hidden />
        <Text size="lg" fw={600}>
          {folder ? words.dropToUploadInto({ folder: folderName(folder) }) : words.dropToUpload}
        </Text>
      </Stack>
    </Dropzone.FullScreen>
  );
}
