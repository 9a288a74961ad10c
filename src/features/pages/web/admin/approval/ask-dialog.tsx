import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { CallError } from '../../../../../lib/http/client.ts';
import { TimeField } from '../../../../websites/web/index.ts';
import { useEditor } from '../edit/editor-context.ts';
import { usePageRole } from '../edit/page-role.ts';
import { callRequests, useReloadRequests } from './request-calls.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { reviewAdmin } from '../../../messages/admin-review/area.ts';

const LONGEST_NOTE = 1000;

function AskForm({ onClose }: { onClose: () => void }) {
  const words = useMessages(reviewAdmin);
  const editor = useEditor();
  const { noun } = usePageRole();
  const reload = useReloadRequests();
  const [note, setNote] = useState('');
  const [at, setAt] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    try {
      await editor.runSaved(async (id, version) => {
        await callRequests('POST /api/page/{id}/publish-request', {
          params: { id },
          body: { version, note, ...(at ? { at } : {}) },
        });
        return editor.store.getState().page;
      });
      tell(words.approvalRequestedYoullBeNotified);
      onClose();
    } catch (error) {
      tellError(error);
      // An entry with empty required fields: they are marked where they are entered.
      if (error instanceof CallError && Object.keys(error.fields).length > 0)
        editor.store.setState({ pageErrors: error.fields });
      setBusy(false);
    }
    reload();
  };
  return (
    <Stack>
      <Text size="sm">{words.someoneReviews({ noun })}</Text>
      <Textarea
        label={words.noteOptional}
        placeholder={words.whatChangedAndWhatShould}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        data-autofocus
      />
      <TimeField
        label={words.publishAtOptional}
        placeholder={words.asSoonAsItsApproved}
        value={at}
        error={undefined}
        onChange={setAt}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} disabled={busy}>
          {words.cancel}
        </Button>
        <Button loading={busy} onClick={() => void ask()}>
          {words.requestApproval}
        </Button>
      </Group>
    </Stack>
  );
}

/** Asks those who can publish for approval, with a note and a time. */
export const AskDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const words = useMessages(reviewAdmin);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={words.requestApproval}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <AskForm onClose={onClose} />
    </Modal>
  );
};
