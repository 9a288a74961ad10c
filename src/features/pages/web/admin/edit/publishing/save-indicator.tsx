import { Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconLoader2 } from '@tabler/icons-react';
import { sayExactly } from '../../../../../../lib/admin-ui/time/relative-time.ts';
import { CallError } from '../../../../../../lib/http/client.ts';
import { sentenceOf } from '../../../../../../lib/ui/sentences.ts';
import css from '../edit.module.css';
import { useEditor, useEditorState, useSaving } from '../editor-context.ts';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { publishingAdmin } from '../../../../messages/admin-publishing/area.ts';

/** Always says whether everything typed is saved. */
export function SaveIndicator() {
  const words = useMessages(publishingAdmin);
  const { saver } = useEditor();
  const conflict = useEditorState((state) => state.conflict);
  const { state, error, since } = useSaving();
  if (state !== 'failed')
    return (
      <Text size="sm" c="dimmed" role="status" style={{ whiteSpace: 'nowrap' }}>
        {state === 'saved' ? <IconCheck size={14} aria-hidden /> : <IconLoader2 size={14} aria-hidden />}{' '}
        {state === 'saved' ? words.saved : words.saving}
      </Text>
    );
  const signedOut = error instanceof CallError && error.status === 401;
  const sentence = signedOut ? words.youHaveBeenSignedOut : sentenceOf(error);
  return (
    <Group gap="xs" role="alert" wrap="nowrap" className={css.trouble ?? ''}>
      <IconAlertTriangle size={16} color="var(--mantine-color-error)" aria-hidden />
      <Text
        size="sm"
        c="var(--mantine-color-error)"
        className="admin-clip"
        title={
          since
            ? words.notSavedSince({ sentence, time: sayExactly(new Date(since).toISOString()) })
            : sentence
        }
      >
        {conflict ? words.notSaved : words.notSavedBecause({ sentence })}
      </Text>
      {!conflict && (
        <Button
          size="compact-sm"
          variant="default"
          style={{ flex: 'none' }}
          onClick={() => void saver.flush()}
        >
          {words.tryAgain}
        </Button>
      )}
    </Group>
  );
}
