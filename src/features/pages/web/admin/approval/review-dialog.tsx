import { Button, Group, Modal, SimpleGrid, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { sayExactly } from '../../../../../lib/admin-ui/time/relative-time.ts';
import { useWebsite } from '../../../../websites/web/index.ts';
import type { PublishRequest } from '../../../requests-contract.ts';
import { useBlockKinds } from '../edit/blocks/block-kinds-context.ts';
import { contentOf } from '../edit/editor.ts';
import { useEditor, useEditorState } from '../edit/editor-context.ts';
import { usePageRole } from '../edit/page-role.ts';
import { ChangeList } from '../edit/versions/change-list.tsx';
import { PagePicture } from '../edit/versions/page-picture.tsx';
import { useVersion } from '../edit/versions/use-version.ts';
import { describeChanges } from '../keep/describe-changes.ts';
import { callRequests, nameIn, useReloadRequests } from './request-calls.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { reviewAdmin } from '../../../messages/admin-review/area.ts';

const LONGEST_ANSWER = 1000;

/** What visitors would see differently, in words. */
function Differences({ request, published }: { request: PublishRequest; published: number | null }) {
  const words = useMessages(reviewAdmin);
  const kinds = useBlockKinds();
  const { noun } = usePageRole();
  const asked = useVersion(request.page, request.version);
  const before = useVersion(request.page, published);
  const error = asked.error ?? before.error;
  const lines =
    asked.data && before.data
      ? describeChanges(contentOf(before.data), contentOf(asked.data), kinds)
      : undefined;
  return (
    <ChangeList error={error} lines={lines} same={words.noDifferencesFromThePublished}>
      {published === null && <Text size="sm">{words.notPublishedYet({ noun })}</Text>}
    </ChangeList>
  );
}

function DeclineForm({ request, onClose, onBack }: Props & { onBack: () => void }) {
  const words = useMessages(reviewAdmin);
  const reload = useReloadRequests();
  const [answer, setAnswer] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (answer.trim() === '') return setProblem(words.describeWhatShouldChange);
    setBusy(true);
    try {
      await callRequests('POST /api/page/{id}/publish-request/decline', {
        params: { id: request.page },
        body: { version: request.version, answer },
      });
      tell(words.changesRequested);
      onClose();
    } catch (error) {
      tellError(error);
      setBusy(false);
    }
    reload();
    return undefined;
  };
  return (
    <Stack>
      <Textarea
        label={words.whatShouldChange}
        description={words.willBeNotified({ name: nameIn(request.by) })}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={LONGEST_ANSWER}
        value={answer}
        error={problem}
        onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
        ref={(field) => field?.focus()}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onBack} disabled={busy}>
          {words.back}
        </Button>
        <Button loading={busy} onClick={() => void send()}>
          {words.requestChanges}
        </Button>
      </Group>
    </Stack>
  );
}

function Decision({ request, onClose, onDecline }: Props & { onDecline: () => void }) {
  const words = useMessages(reviewAdmin);
  const { noun } = usePageRole();
  const editor = useEditor();
  const reload = useReloadRequests();
  const timeZone = useWebsite().data?.timezone;
  const [busy, setBusy] = useState(false);
  const [openedAt] = useState(() => Date.now());
  const later = request.at !== null && Date.parse(request.at) > openedAt ? request.at : null;
  const approve = async (scheduled: boolean) => {
    setBusy(true);
    try {
      await editor.runSaved((id) =>
        callRequests('POST /api/page/{id}/publish-request/approve', {
          params: { id },
          body: { version: request.version, scheduled },
        }),
      );
      tell(scheduled ? words.approvedForLater({ noun }) : words.approvedAndPublished);
      onClose();
    } catch (error) {
      tellError(error);
      setBusy(false);
    }
    reload();
  };
  return (
    <Stack gap="xs" mt="md">
      {request.stale && (
        <Text size="sm" role="note">
          {words.editedAfterRequestCloseWindow({ noun })}
        </Text>
      )}
      {later && !request.stale && (
        <Text size="sm" c="dimmed">
          {words.requestedFor({ time: sayExactly(later, timeZone) })}
        </Text>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onDecline} disabled={busy}>
          {words.requestChangesNext}
        </Button>
        {later && (
          <Button
            variant="default"
            loading={busy}
            disabled={request.stale}
            onClick={() => void approve(false)}
          >
            {words.approveAndPublishNow}
          </Button>
        )}
        <Button loading={busy} disabled={request.stale} onClick={() => void approve(later !== null)}>
          {later ? words.approveForTheRequestedTime : words.approveAndPublish}
        </Button>
      </Group>
    </Stack>
  );
}

interface Props {
  request: PublishRequest;
  onClose: () => void;
}

/** Shows what a request would publish, beside what visitors see now, and takes the decision. */
export function ReviewDialog(props: Props) {
  const words = useMessages(reviewAdmin);
  const { request, onClose } = props;
  const published = useEditorState(({ page }) => page.publishedVersion ?? null);
  const [declining, setDeclining] = useState(false);
  return (
    <Modal
      opened
      onClose={onClose}
      size={declining ? 'md' : 1100}
      title={declining ? words.requestChanges : words.reviewTheRequestOf({ name: nameIn(request.by) })}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      {declining ? (
        <DeclineForm {...props} onBack={() => setDeclining(false)} />
      ) : (
        <>
          {request.note && (
            <Text size="sm" mb="md" className="admin-words" style={{ whiteSpace: 'pre-line' }} dir="auto">
              {request.note}
            </Text>
          )}
          <Differences request={request} published={published} />
          <SimpleGrid cols={{ base: 1, sm: published === null ? 1 : 2 }} mt="md">
            {published !== null && <PagePicture version={published} says={words.publishedVersion} />}
            <PagePicture version={request.version} says={words.requestedVersion} />
          </SimpleGrid>
          <Decision {...props} onDecline={() => setDeclining(true)} />
        </>
      )}
    </Modal>
  );
}
