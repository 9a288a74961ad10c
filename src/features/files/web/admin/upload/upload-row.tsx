import { ActionIcon, Anchor, Badge, FileButton, Group, Progress, Text } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCheck,
  IconPlayerPause,
  IconPlayerPlay,
  IconRefresh,
  IconX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { CallError } from '../../../../../lib/http/client.ts';
import { sayTimeLeft } from '../../../file-labels.ts';
import { readableSize } from '../../../readable-size.ts';
import { cancelUpload, findAgain, pauseUpload, resumeUpload } from './upload-store.ts';
import css from './upload.module.css';
import { percentOf, type Upload } from './uploads.ts';

const SIZE = 18;

function standing({ state, problem, sent, size, rate, known }: Upload): ReactNode {
  switch (state) {
    case 'waiting':
      return `${readableSize(size)}, waiting`;
    case 'sending': {
      const speed = rate > 0 ? ` · ${readableSize(rate)}/s · ${sayTimeLeft((size - sent) / rate)}` : '';
      return `${readableSize(sent)} of ${readableSize(size)}${speed}`;
    }
    case 'paused':
      return `Paused at ${readableSize(sent)} of ${readableSize(size)}`;
    case 'lost':
      return 'Upload interrupted. Choose the file again to resume it.';
    case 'done':
      return known ? 'You already have this file, so it wasn’t uploaded again.' : readableSize(size);
    default:
      return problem;
  }
}

const colours: Partial<Record<Upload['state'], string>> = { failed: 'red', offline: 'yellow', done: 'teal' };

function Act({ says, onClick, children }: { says: string; onClick: () => void; children: ReactNode }) {
  return (
    <ActionIcon size="lg" aria-label={says} title={says} onClick={onClick}>
      {children}
    </ActionIcon>
  );
}

function Actions({ upload: { id, name, state } }: { upload: Upload }) {
  return (
    <Group gap={2} wrap="nowrap">
      {(state === 'sending' || state === 'waiting') && (
        <Act says={`Pause ${name}`} onClick={() => pauseUpload(id)}>
          <IconPlayerPause size={SIZE} />
        </Act>
      )}
      {(state === 'paused' || state === 'offline') && (
        <Act says={`Resume ${name}`} onClick={() => resumeUpload(id)}>
          <IconPlayerPlay size={SIZE} />
        </Act>
      )}
      {state === 'failed' && (
        <Act says={`Retry ${name}`} onClick={() => resumeUpload(id)}>
          <IconRefresh size={SIZE} />
        </Act>
      )}
      {state === 'lost' && (
        <FileButton
          onChange={(file) => {
            if (file && !findAgain(id, file)) tellError(new CallError(400, `Choose the same file, ${name}.`));
          }}
        >
          {(props) => (
            <ActionIcon size="lg" aria-label={`Choose ${name} again`} {...props}>
              <IconRefresh size={SIZE} />
            </ActionIcon>
          )}
        </FileButton>
      )}
      {state !== 'done' && (
        <Act
          says={state === 'failed' ? `Remove ${name} from the list` : `Cancel ${name}`}
          onClick={() => cancelUpload(id)}
        >
          <IconX size={SIZE} />
        </Act>
      )}
    </Group>
  );
}

/** An upload: its progress, remaining time, and actions. */
export function UploadRow({ upload }: { upload: Upload }) {
  const { name, folder, state, sent, size, fileId, known } = upload;
  const percent = state === 'done' ? 100 : percentOf(sent, size);
  return (
    <li className={css.row}>
      <Group wrap="nowrap" justify="space-between" gap="sm">
        <div className={css.words}>
          <Group gap={6} wrap="nowrap">
            {state === 'done' && <IconCheck size={16} className={css.good ?? ''} aria-label="Done" />}
            {state === 'failed' && (
              <IconAlertTriangle size={16} className={css.bad ?? ''} aria-label="Upload failed" />
            )}
            {fileId ? (
              <Anchor
                component={Link}
                to={`/admin/files?file=${fileId}`}
                size="sm"
                fw={550}
                className="admin-clip"
              >
                {name}
              </Anchor>
            ) : (
              <Text size="sm" fw={550} className="admin-clip">
                {name}
              </Text>
            )}
            {folder && (
              <Text size="xs" c="dimmed" className="admin-clip">
                in {folder}
              </Text>
            )}
            {known && (
              <Badge size="sm" variant="default" tt="none" style={{ flex: 'none' }}>
                Already uploaded
              </Badge>
            )}
          </Group>
          <Text
            size="xs"
            c={state === 'failed' ? 'var(--mantine-color-error)' : 'dimmed'}
            className="admin-words"
            role={state === 'failed' ? 'alert' : undefined}
          >
            {standing(upload)}
          </Text>
        </div>
        <Actions upload={upload} />
      </Group>
      {state !== 'done' && state !== 'failed' && (
        <Progress
          value={percent}
          size="sm"
          mt={6}
          color={colours[state]}
          aria-label={`${name}: ${percent}%`}
        />
      )}
    </li>
  );
}
