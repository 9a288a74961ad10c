import { Alert, Button, Group, Text } from '@mantine/core';
import { IconCircleCheck, IconHourglass, IconMessageReport } from '@tabler/icons-react';
import { useState } from 'react';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { tell, tellError } from '../../../../../lib/admin-ui/tell.tsx';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import type { PublishRequest } from '../../../requests-contract.ts';
import css from '../edit/edit.module.css';
import { useEditorState } from '../edit/editor-context.ts';
import { usePageRole } from '../edit/page-role.ts';
import { callRequests, nameIn, useReloadRequests, useRequestOf } from './request-calls.ts';
import { ReviewDialog } from './review-dialog.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { reviewAdmin } from '../../../messages/admin-review/area.ts';

const Words = ({ children }: { children: string }) =>
  children && (
    <Text size="sm" className="admin-words" lineClamp={3} style={{ whiteSpace: 'pre-line' }} dir="auto">
      {children}
    </Text>
  );

function Waiting({ request, stale }: { request: PublishRequest; stale: boolean }) {
  const words = useMessages(reviewAdmin);
  const { noun } = usePageRole();
  const reload = useReloadRequests();
  const [reviewing, setReviewing] = useState(false);
  const [busy, setBusy] = useState(false);
  const withdraw = async () => {
    setBusy(true);
    try {
      await callRequests('DELETE /api/page/{id}/publish-request', { params: { id: request.page } });
      tell(words.requestWithdrawn);
    } catch (error) {
      tellError(error);
    }
    setBusy(false);
    reload();
  };
  const canDecide = may('publish', 'write');
  return (
    <Alert
      color="orange"
      icon={<IconHourglass />}
      className={css.notice ?? ''}
      title={
        request.yours ? words.waitingForApproval : words.requestsApproval({ name: nameIn(request.by), noun })
      }
    >
      <Words>{request.note}</Words>
      <Group gap="sm" mt={4}>
        <Text size="sm">
          <Sentence say={(when) => words.requestedWhen({ when })}>
            <Ago at={request.createdAt} />
          </Sentence>
          {stale &&
            ` ${request.yours && !canDecide ? words.youveEditedSinceThen({ noun }) : words.editedAfterRequest({ noun })}`}
        </Text>
        {canDecide && (
          <Button size="xs" onClick={() => setReviewing(true)}>
            {words.reviewChanges}
          </Button>
        )}
        {request.yours && (
          <Button size="xs" variant="default" loading={busy} onClick={() => void withdraw()}>
            {words.withdrawRequest}
          </Button>
        )}
      </Group>
      {reviewing && <ReviewDialog request={{ ...request, stale }} onClose={() => setReviewing(false)} />}
    </Alert>
  );
}

function Answered({ request }: { request: PublishRequest }) {
  const words = useMessages(reviewAdmin);
  const reload = useReloadRequests();
  const dismiss = () =>
    void callRequests('POST /api/publish-requests/seen', { body: { page: request.page } })
      .catch(tellError)
      .finally(reload);
  const approved = request.state === 'approved';
  const who = nameIn(request.decidedBy);
  return (
    <Alert
      color={approved ? 'teal' : 'orange'}
      icon={approved ? <IconCircleCheck /> : <IconMessageReport />}
      className={css.notice ?? ''}
      title={
        approved
          ? words.approvedYourRequest({ who })
          : request.state === 'declined'
            ? words.requestedChanges({ who })
            : words.replacedYourRequest({ who })
      }
    >
      <Words>{request.answer}</Words>
      <Group gap="sm" mt={4}>
        {request.decidedAt && (
          <Text size="sm">
            <Ago at={request.decidedAt} />
          </Text>
        )}
        <Button size="xs" variant="default" onClick={dismiss}>
          {words.dismiss}
        </Button>
      </Group>
    </Alert>
  );
}

/** An open request of the page, or the answer to one's own. */
export function RequestNotice() {
  const page = useEditorState((state) => state.page);
  const request = useRequestOf(page._id);
  if (!request) return null;
  return request.state === 'open' ? (
    // The editor knows of a save before the list of requests does.
    <Waiting request={request} stale={request.stale || page.version > request.version} />
  ) : (
    <Answered request={request} />
  );
}
