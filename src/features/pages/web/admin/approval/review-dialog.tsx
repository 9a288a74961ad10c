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

const LONGEST_ANSWER = 1000;

/** What visitors would see differently, in words. */
function Differences({ request, published }: { request: PublishRequest; published: number | null }) {
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
    <ChangeList error={error} lines={lines} same="No differences from the published version.">
      {published === null && <Text size="sm">This {noun} hasn’t been published yet.</Text>}
    </ChangeList>
  );
}

function DeclineForm({ request, onClose, onBack }: Props & { onBack: () => void }) {
  const reload = useReloadRequests();
  const [answer, setAnswer] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (answer.trim() === '') return setProblem('Describe what should change.');
    setBusy(true);
    try {
      await callRequests('POST /api/page/{id}/publish-request/decline', {
        params: { id: request.page },
        body: { version: request.version, answer },
      });
      tell('Changes requested.');
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
        label="What should change?"
        description={`${nameIn(request.by)} will be notified.`}
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
          Back
        </Button>
        <Button loading={busy} onClick={() => void send()}>
          Request changes
        </Button>
      </Group>
    </Stack>
  );
}

function Decision({ request, onClose, onDecline }: Props & { onDecline: () => void }) {
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
      tell(
        scheduled
          ? `Approved. The ${noun} will be published at the requested time.`
          : 'Approved and published.',
      );
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
          This {noun} was edited after the request. Close this window to see the latest changes and publish
          them yourself, or request changes.
        </Text>
      )}
      {later && !request.stale && (
        <Text size="sm" c="dimmed">
          Requested for {sayExactly(later, timeZone)}.
        </Text>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onDecline} disabled={busy}>
          Request changes…
        </Button>
        {later && (
          <Button
            variant="default"
            loading={busy}
            disabled={request.stale}
            onClick={() => void approve(false)}
          >
            Approve and publish now
          </Button>
        )}
        <Button loading={busy} disabled={request.stale} onClick={() => void approve(later !== null)}>
          {later ? 'Approve for the requested time' : 'Approve and publish'}
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
  const { request, onClose } = props;
  const published = useEditorState(({ page }) => page.publishedVersion ?? null);
  const [declining, setDeclining] = useState(false);
  return (
    <Modal
      opened
      onClose={onClose}
      size={declining ? 'md' : 1100}
      title={declining ? 'Request changes' : `Review the request of ${nameIn(request.by)}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
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
            {published !== null && <PagePicture version={published} says="Published version" />}
            <PagePicture version={request.version} says="Requested version" />
          </SimpleGrid>
          <Decision {...props} onDecline={() => setDeclining(true)} />
        </>
      )}
    </Modal>
  );
}
