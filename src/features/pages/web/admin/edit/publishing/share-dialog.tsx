import {
  Button,
  CopyButton,
  Group,
  Modal,
  NativeSelect,
  Stack,
  Switch,
  Text,
  TextInput,
} from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tellError } from '../../../../../../lib/admin-ui/tell.tsx';
import { useWebsite } from '../../../../../websites/web/index.ts';
import type { PreviewLink } from '../../../../preview-contract.ts';
import { useEditorState } from '../editor-context.ts';
import { usePageRole } from '../page-role.ts';
import { callPreviews, LiveLinks, liveLinksQuery, sayUntil } from '../live-links.tsx';

const lengths = [
  { value: '1', label: 'One day' },
  { value: '7', label: 'A week' },
  { value: '30', label: '30 days' },
];

function Share() {
  const id = useEditorState(({ page }) => page._id);
  const { sharing } = usePageRole();
  const queries = useQueryClient();
  const timeZone = useWebsite().data?.timezone ?? 'UTC';
  const [days, setDays] = useState('7');
  const [comments, setComments] = useState(false);
  const [link, setLink] = useState<PreviewLink | null>(null);
  const [busy, setBusy] = useState(false);

  const make = async () => {
    setBusy(true);
    try {
      const body = { days: Number(days), comments };
      const made = await callPreviews('POST /api/page/{id}/preview-link', { params: { id }, body });
      // First refreshes the list of active links, which would otherwise show none beside the new one.
      await queries.invalidateQueries(liveLinksQuery(id));
      setLink({ ...made, url: made.url + (sharing?.query ?? '') });
    } catch (error) {
      tellError(error);
    }
    setBusy(false);
  };

  if (sharing?.problem) return <Text size="sm">{sharing.problem}</Text>;
  return (
    <Stack>
      <Text size="sm">
        Whoever has the link sees the draft as it is saved, without an account. Search engines do not list it.
        {sharing && ` ${sharing.says}`}
      </Text>
      <Group align="end" grow preventGrowOverflow={false}>
        <NativeSelect
          label="Works for"
          data={lengths}
          value={days}
          onChange={({ currentTarget }) => setDays(currentTarget.value)}
        />
        <Button onClick={() => void make()} loading={busy} variant={link ? 'default' : 'filled'}>
          {link ? 'Create another link' : 'Create link'}
        </Button>
      </Group>
      <Switch
        label="Allow comments"
        description="People with the link can comment on blocks, with their name and email address."
        checked={comments}
        onChange={({ currentTarget }) => setComments(currentTarget.checked)}
      />
      {link && (
        <>
          <TextInput
            label="Link"
            description={`Works until ${sayUntil(link.expiresAt, timeZone)}. It is shown only this once.`}
            value={link.url}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <CopyButton value={link.url}>
            {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : 'Copy link'}</Button>}
          </CopyButton>
        </>
      )}
      <LiveLinks
        pageId={id}
        onWithdrawn={(ids) => setLink((shown) => (shown && ids.includes(shown._id) ? null : shown))}
      />
    </Stack>
  );
}

/** Shares the draft with people without an account, for some days or until the link is revoked. */
export function ShareDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title="Share preview"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Share />
    </Modal>
  );
}
