import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { CallError } from '../../../../../lib/http/client.ts';
import { TimeField } from '../../../../websites/web/index.ts';
import { useEditor } from '../edit/editor-context.ts';
import { usePageRole } from '../edit/page-role.ts';
import { callRequests, useReloadRequests } from './request-calls.ts';

const LONGEST_NOTE = 1000;

function AskForm({ onClose }: { onClose: () => void }) {
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
      tell('Approval requested. You’ll be notified of the answer.');
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
      <Text size="sm">Someone who can publish reviews the {noun} as it is now. You can keep editing.</Text>
      <Textarea
        label="Note (optional)"
        placeholder="What changed, and what should be checked?"
        autosize
        minRows={3}
        maxRows={8}
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        data-autofocus
      />
      <TimeField
        label="Publish at (optional)"
        placeholder="As soon as it’s approved"
        value={at}
        error={undefined}
        onChange={setAt}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button loading={busy} onClick={() => void ask()}>
          Request approval
        </Button>
      </Group>
    </Stack>
  );
}

/** Asks those who can publish for approval, with a note and a time. */
export const AskDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Modal
    opened={opened}
    onClose={onClose}
    title="Request approval"
    closeButtonProps={{ 'aria-label': 'Close' }}
  >
    <AskForm onClose={onClose} />
  </Modal>
);
