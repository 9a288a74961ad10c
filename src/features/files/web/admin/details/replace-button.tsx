import { Button, FileButton, Progress, Text } from '@mantine/core';
import { IconReplace } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import type { LibraryFile } from '../../../contract.ts';
import { addUploads, useUploads } from '../upload/upload-store.ts';
import { percentOf } from '../upload/uploads.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

/** Uploads a new version of the file; everything that shows it shows the new one. */
export function ReplaceButton({ file: { _id: id, kind, type, folder } }: { file: LibraryFile }) {
  const words = useMessages(filesAdmin);
  const [began, setBegan] = useState('');
  const upload = useUploads(({ uploads }) => uploads.find((each) => each.id === began));
  const done = upload?.state === 'done';
  useEffect(() => {
    if (done) tell(words.fileReplacedEverywhereItsUsed);
  }, [done, words]);
  const busy = upload !== undefined && !done && upload.state !== 'failed';
  return (
    <>
      <FileButton
        accept={
          kind === 'image' ? 'image/*' : kind === 'audio' ? 'audio/*' : kind === 'video' ? 'video/*' : type
        }
        onChange={(file) => {
          if (file) setBegan(addUploads([{ file, folder, replaces: id }])[0] ?? '');
        }}
      >
        {(props) => (
          <Button
            size="xs"
            variant="default"
            leftSection={<IconReplace size={15} aria-hidden />}
            disabled={busy}
            {...props}
          >
            {words.replace}
          </Button>
        )}
      </FileButton>
      {busy && <Progress w="100%" value={percentOf(upload.sent, upload.size)} aria-label={words.replacing} />}
      {upload?.problem && (
        <Text size="xs" c="var(--mantine-color-error)" w="100%" role="alert">
          {upload.problem}
        </Text>
      )}
    </>
  );
}
