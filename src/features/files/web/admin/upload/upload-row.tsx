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
import { sayTimeLeft } from './time-left.ts';
import { shownSize } from '../shown-size.ts';
import { cancelUpload, findAgain, pauseUpload, resumeUpload } from './upload-store.ts';
import css from './upload.module.css';
import { percentOf, type Upload } from './uploads.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { filesAdmin } from '../../../messages/admin/area.ts';

const SIZE = 18;

function standing({ state, problem, sent, size, rate, known }: Upload): ReactNode {
  const words = messagesNow(filesAdmin);
  switch (state) {
    case 'waiting':
      return words.waiting({ size: shownSize(size) });
    case 'sending': {
      const done = words.of({ sent: shownSize(sent), size: shownSize(size) });
      if (rate <= 0) return done;
      return [done, words.perSecond({ size: shownSize(rate) }), sayTimeLeft((size - sent) / rate)].join(
        ' · ',
      );
    }
    case 'paused':
      return words.pausedAtOf({ sent: shownSize(sent), size: shownSize(size) });
    case 'lost':
      return words.uploadInterruptedChooseTheFile;
    case 'done':
      return known ? words.youAlreadyHaveThisFile : shownSize(size);
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
  const words = useMessages(filesAdmin);
  return (
    <Group gap={2} wrap="nowrap">
      {(state === 'sending' || state === 'waiting') && (
        <Act says={words.pause({ name })} onClick={() => pauseUpload(id)}>
          <IconPlayerPause size={SIZE} />
        </Act>
      )}
      {(state === 'paused' || state === 'offline') && (
        <Act says={words.resume({ name })} onClick={() => resumeUpload(id)}>
          <IconPlayerPlay size={SIZE} />
        </Act>
      )}
      {state === 'failed' && (
        <Act says={words.retry({ name })} onClick={() => resumeUpload(id)}>
          <IconRefresh size={SIZE} />
        </Act>
      )}
      {state === 'lost' && (
        <FileButton
          onChange={(file) => {
            if (file && !findAgain(id, file))
              tellError(new CallError(400, words.chooseTheSameFile({ name })));
          }}
        >
          {(props) => (
            <ActionIcon size="lg" aria-label={words.chooseAgain({ name })} {...props}>
              <IconRefresh size={SIZE} />
            </ActionIcon>
          )}
        </FileButton>
      )}
      {state !== 'done' && (
        <Act
          says={state === 'failed' ? words.removeFromTheList({ name }) : words.cancelNamed({ name })}
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
  const words = useMessages(filesAdmin);
  const { name, folder, state, sent, size, fileId, known } = upload;
  const percent = state === 'done' ? 100 : percentOf(sent, size);
  return (
    <li className={css.row}>
      <Group wrap="nowrap" justify="space-between" gap="sm">
        <div className={css.words}>
          <Group gap={6} wrap="nowrap">
            {state === 'done' && <IconCheck size={16} className={css.good ?? ''} aria-label={words.done} />}
            {state === 'failed' && (
              <IconAlertTriangle size={16} className={css.bad ?? ''} aria-label={words.uploadFailed} />
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
                {words.in({ folder })}
              </Text>
            )}
            {known && (
              <Badge size="sm" variant="default" tt="none" style={{ flex: 'none' }}>
                {words.alreadyUploaded}
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
          aria-label={words.progressOf({ name, percent })}
        />
      )}
    </li>
  );
}
