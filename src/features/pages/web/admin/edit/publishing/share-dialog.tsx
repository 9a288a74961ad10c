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
import { messagesNow, useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { publishingAdmin } from '../../../../messages/admin-publishing/area.ts';

function lengths() {
  const words = messagesNow(publishingAdmin);
  return [
    { value: '1', label: words.oneDay },
    { value: '7', label: words.aWeek },
    { value: '30', label: words.days30 },
  ];
}

function Share() {
  const words = useMessages(publishingAdmin);
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
        {words.whoeverHasTheLink}
        {sharing && ` ${sharing.says}`}
      </Text>
      <Group align="end" grow preventGrowOverflow={false}>
        <NativeSelect
          label={words.worksFor}
          data={lengths()}
          value={days}
          onChange={({ currentTarget }) => setDays(currentTarget.value)}
        />
        <Button onClick={() => void make()} loading={busy} variant={link ? 'default' : 'filled'}>
          {link ? words.createAnotherLink : words.createLink}
        </Button>
      </Group>
      <Switch
        label={words.allowComments}
        description={words.peopleWithTheLinkCan}
        checked={comments}
        onChange={({ currentTarget }) => setComments(currentTarget.checked)}
      />
      {link && (
        <>
          <TextInput
            label={words.link}
            description={words.worksUntilItIsShown({ time: sayUntil(link.expiresAt, timeZone) })}
            value={link.url}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <CopyButton value={link.url}>
            {({ copied, copy }) => <Button onClick={copy}>{copied ? words.copied : words.copyLink}</Button>}
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
  const words = useMessages(publishingAdmin);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={words.sharePreview}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <Share />
    </Modal>
  );
}
