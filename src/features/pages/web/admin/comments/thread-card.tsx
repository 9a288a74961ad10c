import { ActionIcon, Badge, Button, Group, Menu, Text } from '@mantine/core';
import { IconCheck, IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import { may } from '../../../../../lib/admin-ui/rights.ts';
import { tellError } from '../../../../../lib/admin-ui/tell.tsx';
import type { Comment, Thread } from '../../../comments-contract.ts';
import { callComments, usePutThread } from './comment-calls.ts';
import { CommentBox } from './comment-box.tsx';
import css from './comments.module.css';
import { splitMentions } from './mention-text.ts';
import { messagesNow, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { reviewAdmin } from '../../../messages/admin-review/area.ts';

const authorOf = ({ author, client }: Pick<Comment, 'author' | 'client'>) => {
  const words = messagesNow(reviewAdmin);
  return client?.name ?? author?.name ?? words.deletedAccount;
};

function Words({ comment: { text, mentions } }: { comment: Comment }) {
  const names = mentions.map(({ name }) => name);
  return (
    <p className={css.words} dir="auto">
      {splitMentions(text, names).map((piece, index) =>
        index % 2 === 1 ? (
          <bdi key={index} className={css.mention}>
            {piece}
          </bdi>
        ) : (
          piece
        ),
      )}
    </p>
  );
}

interface OneProps {
  thread: Thread;
  comment: Comment;
  timeZone: string;
}

function One({ thread, comment, timeZone }: OneProps) {
  const words = useMessages(reviewAdmin);
  const put = usePutThread(thread.page);
  const [editing, setEditing] = useState(false);
  const id = comment._id;
  const isFirst = thread.comments[0]?._id === id;
  const remove = async () => {
    try {
      await callComments('DELETE /api/comment/{id}', { params: { id } });
      const rest = thread.comments.filter(({ _id }) => _id !== id);
      put(thread._id, isFirst ? null : { ...thread, comments: rest });
    } catch (error) {
      tellError(error);
    }
  };
  return (
    <li className={css.comment}>
      <Group justify="space-between" wrap="nowrap" gap={4}>
        <Text size="sm" className={css.who ?? ''}>
          <bdi className={css.author}>{authorOf(comment)}</bdi>{' '}
          {comment.client && (
            <Badge size="xs" variant="light" tt="none" title={comment.client.email}>
              {words.client}
            </Badge>
          )}{' '}
          <Text span size="xs" c="dimmed">
            <Ago at={comment.createdAt} timeZone={timeZone} />
            {comment.editedAt && ` ${words.edited}`}
          </Text>
        </Text>
        {(comment.yours || may('people', 'write')) && (
          <Menu position="bottom-end" shadow="md" width={180}>
            <Menu.Target>
              <ActionIcon
                size={28}
                aria-label={words.moreActionsForTheComment({ author: authorOf(comment) })}
              >
                <IconDots size={16} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {comment.yours && <Menu.Item onClick={() => setEditing(true)}>{words.edit}</Menu.Item>}
              <Menu.Item c="var(--mantine-color-error)" onClick={() => void remove()}>
                {isFirst && thread.comments.length > 1 ? words.deleteThread : words.delete}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </Group>
      {editing ? (
        <CommentBox
          label={words.editComment}
          send={words.save}
          initial={comment.text}
          withMentions={false}
          autoFocus
          onCancel={() => setEditing(false)}
          onSend={async (text) => {
            put(thread._id, await callComments('PUT /api/comment/{id}', { params: { id }, body: { text } }));
            setEditing(false);
          }}
        />
      ) : (
        <Words comment={comment} />
      )}
    </li>
  );
}

/** Reply, and resolve or reopen. */
function Actions({ thread }: { thread: Thread }) {
  const words = useMessages(reviewAdmin);
  const put = usePutThread(thread.page);
  const [replying, setReplying] = useState(false);
  const [busy, setBusy] = useState(false);
  const params = { id: thread._id };
  const resolve = async (resolved: boolean) => {
    setBusy(true);
    try {
      put(
        thread._id,
        await callComments('POST /api/comment-thread/{id}/resolve', { params, body: { resolved } }),
      );
    } catch (error) {
      tellError(error);
    }
    setBusy(false);
  };
  return replying ? (
    <CommentBox
      label={words.reply}
      send={words.reply}
      autoFocus
      onCancel={() => setReplying(false)}
      onSend={async (text, mentions) => {
        const body = { text, mentions };
        put(thread._id, await callComments('POST /api/comment-thread/{id}/reply', { params, body }));
        setReplying(false);
      }}
    />
  ) : (
    <Group gap="xs">
      <Button size="compact-sm" variant="default" onClick={() => setReplying(true)}>
        {words.reply}
      </Button>
      <Button
        size="compact-sm"
        variant="default"
        loading={busy}
        leftSection={thread.resolved ? undefined : <IconCheck size={14} aria-hidden />}
        onClick={() => void resolve(!thread.resolved)}
      >
        {thread.resolved ? words.reopen : words.resolve}
      </Button>
    </Group>
  );
}

interface Props {
  thread: Thread;
  /** What it is about: “Hero, Pots for the table”. */
  place: string;
  /** Leads to the block; undefined where there is none. */
  onGo: (() => void) | undefined;
  /** The block is no longer on the page. */
  isGone: boolean;
  isHere: boolean;
  timeZone: string;
}

/** A thread: where it is, what was said, and what can be done with it. */
export function ThreadCard({ thread, place, onGo, isGone, isHere, timeZone }: Props) {
  const words = useMessages(reviewAdmin);
  return (
    <li
      className={css.thread}
      data-thread={thread._id}
      data-at={thread.block ?? undefined}
      data-here={isHere || undefined}
      aria-label={place}
    >
      <Group gap={6} wrap="nowrap" justify="space-between">
        {onGo ? (
          <button type="button" className={css.place} onClick={onGo}>
            {place}
          </button>
        ) : (
          <span className={css.place}>{place}</span>
        )}
        {isGone && (
          <Badge size="sm" variant="default" tt="none" style={{ flex: 'none' }}>
            {words.deletedBlock}
          </Badge>
        )}
      </Group>
      <ul className={css.said}>
        {thread.comments.map((comment) => (
          <One key={comment._id} {...{ thread, comment, timeZone }} />
        ))}
      </ul>
      {thread.resolved && (
        <Text size="xs" c="dimmed">
          <Sentence say={(name) => words.resolvedBy({ name })}>
            <bdi>{thread.resolved.by?.name ?? words.deletedAccount}</bdi>
          </Sentence>{' '}
          <Ago at={thread.resolved.at} timeZone={timeZone} />
        </Text>
      )}
      {thread.shared && (
        <Text size="xs" c="dimmed">
          {words.everyoneWithAPreviewLink}
        </Text>
      )}
      <Actions thread={thread} />
    </li>
  );
}
