import { Anchor, Badge, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type RefObject, useRef, useState } from 'react';
import { type Selection, SelectRow } from '../../../../../lib/admin-ui/lists/selection.tsx';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import type { ModeratedState, OwnerComment } from '../../../reader-comments-contract.ts';
import { isAnswered, isErased, mayModerate, type Move, moves } from './comment-buttons.ts';
import { commentHref } from './comment-calls.ts';
import { CommentText } from './comment-text.tsx';
import css from './comments.module.css';
import { keepReply, useReplyDrafts } from './reply-drafts.ts';
import { ReplyForm } from './reply-form.tsx';
import type { CommentActions } from './use-comment-actions.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryCommentsAdmin } from '../../../messages/admin-comments/area.ts';

interface Props {
  comment: OwnerComment;
  selection: Selection<OwnerComment>;
  actions: CommentActions;
  timeZone: string | undefined;
  /** Called before the row leaves the list. */
  onLeave: (id: string) => void;
}

function Heading({ comment, timeZone }: Pick<Props, 'comment' | 'timeZone'>) {
  const words = useMessages(entryCommentsAdmin);
  const { name, email, staff, parent, entry, createdAt } = comment;
  return (
    <div>
      <Group gap={6} wrap="wrap">
        <Text fw={600} className="admin-words" dir="auto">
          {name}
        </Text>
        {staff && (
          <Badge variant="default" size="sm" tt="none" fw={500}>
            {words.yourSite}
          </Badge>
        )}
        {email && (
          <Anchor href={`mailto:${email}`} size="sm" className="admin-words">
            {email}
          </Anchor>
        )}
      </Group>
      <Text size="sm" c="dimmed" className="admin-words">
        <Ago at={createdAt} timeZone={timeZone} />
        {' · '}
        <Sentence say={(gap) => (parent ? words.replyOn({ entry: gap }) : words.commentOn({ entry: gap }))}>
          <Anchor href={commentHref(comment)} target="_blank" inherit underline="always">
            {entry.name}
          </Anchor>
        </Sentence>
      </Text>
    </div>
  );
}

interface ButtonsProps extends Pick<Props, 'comment' | 'actions' | 'onLeave'> {
  /** The reply being written. */
  draft: string | undefined;
  replyButton: RefObject<HTMLButtonElement | null>;
}

function Buttons({ comment, actions, onLeave, draft, replyButton }: ButtonsProps) {
  const words = useMessages(entryCommentsAdmin);
  const [isPending, setPending] = useState(false);
  const { _id, name, state } = comment;
  const move = async (to: ModeratedState) => {
    setPending(true);
    onLeave(_id);
    await actions.move([comment], to);
    setPending(false);
  };
  const moveButton = ({ label, state: to }: Move) => (
    <Button
      key={label}
      size="xs"
      variant="default"
      disabled={isPending}
      aria-label={words.actionOnCommentBy({ action: words[label], name })}
      onClick={() => void move(to)}
    >
      {words[label]}
    </Button>
  );
  const [first, ...others] = moves[state].map(moveButton);
  return (
    <Group gap="xs" mt="xs">
      {state === 'pending' && first}
      {isAnswered(state) && (
        <Button
          ref={replyButton}
          size="xs"
          variant="default"
          aria-label={words.replyToCommentBy({ name })}
          aria-expanded={draft !== undefined}
          onClick={() => {
            // Only “Cancel” discards what is written.
            if (!draft?.trim()) keepReply(_id, draft === undefined ? '' : null);
          }}
        >
          {words.reply}
        </Button>
      )}
      {state !== 'pending' && first}
      {others}
      {isErased(state) && (
        <Button
          size="xs"
          variant="subtle"
          c="var(--mantine-color-error)"
          aria-label={words.actionOnCommentBy({ action: words.deletePermanently, name })}
          onClick={() => {
            onLeave(_id);
            actions.erase([comment]);
          }}
        >
          {words.deletePermanently}
        </Button>
      )}
    </Group>
  );
}

/** A comment with what can be done to it. */
export function CommentRow({ comment, selection, actions, timeZone, onLeave }: Props) {
  const words = useMessages(entryCommentsAdmin);
  const { _id, name, body, state, spamReason } = comment;
  const draft = useReplyDrafts(({ drafts }) => drafts[_id]);
  const replyButton = useRef<HTMLButtonElement>(null);
  const moderates = mayModerate();
  const isReplying = draft !== undefined && moderates && isAnswered(state);
  return (
    <li
      className={css.row}
      data-chosen={selection.has(_id) || undefined}
      data-comment={_id}
      tabIndex={-1}
      aria-label={words.commentBy({ name })}
    >
      {moderates && <SelectRow selection={selection} id={_id} name={words.theCommentBy({ name })} />}
      <div className={css.content}>
        <Heading comment={comment} timeZone={timeZone} />
        {state === 'spam' && spamReason && (
          <Text size="sm" fw={550} className={css.reason ?? ''}>
            <IconAlertTriangle size={15} aria-hidden /> {spamReason}
          </Text>
        )}
        <CommentText body={body} author={name} />
        {moderates && <Buttons {...{ comment, actions, onLeave, draft, replyButton }} />}
        {isReplying && (
          <ReplyForm
            comment={comment}
            body={draft}
            send={(text) => {
              if (state === 'pending') onLeave(_id);
              return actions.reply(comment, text);
            }}
            onClose={() => {
              keepReply(_id, null);
              replyButton.current?.focus();
            }}
          />
        )}
      </div>
    </li>
  );
}
