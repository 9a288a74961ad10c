import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { shownSize } from '../shown-size.ts';
import { foldersQuery, roomQuery } from '../file-calls.ts';
import { RoomMeter } from '../library/room-meter.tsx';
import { DropFiles } from './drop-files.tsx';
import { UploadList } from './upload-list.tsx';
import { addUploads, useUploads } from './upload-store.ts';
import { usePaste } from './use-paste.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

/** Uploads new files, which continue while the user works elsewhere in the admin. */
export function UploadScreen() {
  const words = useMessages(filesAdmin);
  const [query, setQuery] = useSearchParams();
  const folder = query.get('folder') ?? '';
  const folders = useQuery(foldersQuery).data ?? [];
  const room = useQuery(roomQuery).data;
  const hasEnded = useUploads(({ uploads }) => uploads.some(({ state }) => state === 'done'));
  usePaste(folder, addUploads);
  const paths = [...new Set([folder, ...folders.map(({ path }) => path)])].filter(Boolean);
  const back = folder ? `/admin/files?folder=${encodeURIComponent(folder)}` : '/admin/files';
  return (
    <>
      <PageHeader
        title={words.uploadFiles}
        lead={words.imagesAudioVideoPdfOffice}
        back={{ to: back, label: words.files }}
      >
        {hasEnded && (
          <Button component={Link} to={back}>
            {words.viewInFiles}
          </Button>
        )}
      </PageHeader>
      <Stack gap="lg" maw={860}>
        <DropFiles folder={folder} onFiles={addUploads} />
        <Group justify="space-between" align="flex-end" gap="lg">
          {paths.length > 0 && (
            <Select
              label={words.folder}
              placeholder={words.none}
              data={paths}
              value={folder || null}
              clearable
              searchable
              nothingFoundMessage={words.folderNotFound}
              clearButtonProps={{ 'aria-label': words.noFolder }}
              onChange={(path) => setQuery(path ? { folder: path } : {}, { replace: true })}
              w={280}
            />
          )}
          <Stack gap={4} style={{ flex: '1 1 16rem' }}>
            <RoomMeter />
            {room && (
              <Text size="xs" c="dimmed">
                {words.maximumFileSize({ size: shownSize(room.perFile) })}
              </Text>
            )}
          </Stack>
        </Group>
        <UploadList />
      </Stack>
    </>
  );
}
