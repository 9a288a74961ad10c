import { Alert, Badge, Button, Stack, Text } from '@mantine/core';
import {
  IconArchive,
  IconMailOpened,
  IconShieldCheck,
  IconShieldX,
  IconStar,
  IconStarFilled,
  IconTrash,
  IconUserX,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import { ListSkeleton } from '../../../../../lib/admin-ui/lists/list-skeleton.tsx';
import { LoadError } from '../../../../../lib/admin-ui/lists/load-error.tsx';
import { PageHeader } from '../../../../../lib/admin-ui/page-header.tsx';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import type { WholeMessage } from '../../../contract.ts';
import { Answers } from './answers.tsx';
import { messageQuery } from './message-calls.ts';
import { senderOf } from './message-row.tsx';
import css from './messages.module.css';
import { Thread } from './thread.tsx';
import { type MessageActions, useMessageActions } from './use-message-actions.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { inboxAdmin } from '../../../messages/admin-inbox/area.ts';

function Actions({
  message,
  actions,
  back,
}: {
  message: WholeMessage;
  actions: MessageActions;
  back: () => void;
}) {
  const words = useMessages(inboxAdmin);
  const { _id, starred, archived, spam, email } = message;
  const leave = (work: () => unknown) => () => {
    void work();
    back();
  };
  const button = { variant: 'default', justify: 'flex-start' } as const;
  return (
    <Stack gap="xs">
      <Button
        {...button}
        leftSection={starred ? <IconStarFilled size={16} /> : <IconStar size={16} />}
        onClick={() => void actions.set([_id], { starred: !starred })}
      >
        {starred ? words.removeStar : words.star}
      </Button>
      <Button
        {...button}
        leftSection={<IconArchive size={16} />}
        onClick={leave(() =>
          actions.move(
            [message],
            'archived',
            !archived,
            archived ? words.movedToInbox : words.messagesArchived,
          ),
        )}
      >
        {archived ? words.moveToInbox : words.archive}
      </Button>
      <Button
        {...button}
        leftSection={<IconMailOpened size={16} />}
        onClick={leave(() => actions.set([_id], { read: false }))}
      >
        {words.markAsUnread}
      </Button>
      <Button
        {...button}
        leftSection={spam ? <IconShieldCheck size={16} /> : <IconShieldX size={16} />}
        onClick={leave(() =>
          actions.move([message], 'spam', !spam, spam ? words.movedToInbox : words.movedToSpam),
        )}
      >
        {spam ? words.notSpam : words.spam}
      </Button>
      <Button
        {...button}
        c="red"
        leftSection={<IconTrash size={16} />}
        onClick={leave(() => actions.remove([_id]))}
      >
        {words.delete}
      </Button>
      {email && may('customers', 'write') && (
        <Button
          {...button}
          component={Link}
          to={`/admin/settings/misc?${new URLSearchParams({ person: email })}#person`}
          leftSection={<IconUserX size={16} />}
        >
          {words.thisPersonsData}
        </Button>
      )}
    </Stack>
  );
}

/** One message, with what is to be done about it. Opening it marks it as read. */
export function MessageDetail() {
  const words = useMessages(inboxAdmin);
  const { id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { data: message, error, refetch } = useQuery(messageQuery(id));
  const actions = useMessageActions();
  const isUnread = message?.read === false;
  const { set } = actions;
  useEffect(() => {
    if (isUnread) void set([id], { read: true });
    // Once for each message that is opened; marking it as unread afterwards leaves the screen.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [id, isUnread]);
  const list = `/admin/messages${search}`;
  return (
    <>
      <PageHeader
        title={message ? senderOf(message) : words.message}
        back={{ to: list, label: words.messages }}
        aside={message?.spam ? <Badge color="orange">{words.spamFolder}</Badge> : undefined}
        lead={
          message && (
            <span className="admin-words">
              {message.formName && `${message.formName}, `}
              <Ago at={message.createdAt} />
              {message.origin && words.from({ origin: message.origin })}
            </span>
          )
        }
      />
      {!message && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!message && !error && <ListSkeleton rows={4} />}
      {message && (
        <div className={css.columns}>
          <Stack gap="lg" miw={0}>
            {message.spam && (
              <Alert color="orange" icon={<IconShieldX />} title={words.thisMessageWasMarkedAs}>
                <Text size="sm">{message.spamReason}</Text>
              </Alert>
            )}
            <Answers message={message} />
            <Thread message={message} onChanged={actions.reload} />
          </Stack>
          <Actions message={message} actions={actions} back={() => void navigate(list)} />
        </div>
      )}
    </>
  );
}
