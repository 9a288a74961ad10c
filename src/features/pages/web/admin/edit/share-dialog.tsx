import { Button, CopyButton, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { browserClient } from '../../../../../lib/http/client.ts';
import { useWebsite } from '../../../../websites/web/index.ts';
import type { PreviewLink, previewsContract } from '../../../preview-contract.ts';
import { useEditorState } from './editor-context.ts';

const callPreviews = browserClient<typeof previewsContract>();

const lengths = [
  { value: '1', label: 'One day' },
  { value: '7', label: 'A week' },
  { value: '30', label: '30 days' },
];

function Share() {
  const id = useEditorState(({ page }) => page._id);
  const timeZone = useWebsite().data?.timezone ?? 'UTC';
  const [days, setDays] = useState('7');
  const [link, setLink] = useState<PreviewLink | null>(null);
  const [busy, setBusy] = useState(false);

  const act = async (work: () => Promise<void>) => {
    setBusy(true);
    await work().catch(tellError);
    setBusy(false);
  };
  const make = () =>
    act(async () => {
      const body = { days: Number(days) };
      setLink(await callPreviews('POST /api/page/{id}/preview-link', { params: { id }, body }));
    });
  const withdraw = () =>
    act(async () => {
      await callPreviews('DELETE /api/page/{id}/preview-link', { params: { id } });
      setLink(null);
      tell('No link shows the draft of this page any more.');
    });
  const until =
    link &&
    new Date(link.expiresAt).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });

  return (
    <Stack>
      <Text size="sm">
        Whoever has the link sees the draft as it is saved, without an account. Search engines do not list it.
      </Text>
      {link ? (
        <>
          <TextInput
            label="Link"
            description={`Works until ${until}. It is shown only this once.`}
            value={link.url}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <CopyButton value={link.url}>
            {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : 'Copy the link'}</Button>}
          </CopyButton>
        </>
      ) : (
        <Group align="end" grow>
          <NativeSelect
            label="Works for"
            data={lengths}
            value={days}
            onChange={({ currentTarget }) => setDays(currentTarget.value)}
          />
          <Button onClick={() => void make()} loading={busy}>
            Make a link
          </Button>
        </Group>
      )}
      <Button variant="subtle" color="red" onClick={() => void withdraw()} disabled={busy}>
        Withdraw all links to this page
      </Button>
    </Stack>
  );
}

/** Shows the draft to people without an account, for some days or until it is withdrawn. */
export function ShareDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title="Share a preview">
      <Share />
    </Modal>
  );
}
