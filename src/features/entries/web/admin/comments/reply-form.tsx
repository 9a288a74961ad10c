import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { OwnerComment } from '../../../reader-comments-contract.ts';
import { refusalOf } from '../refusal-of.ts';
import { keepReply } from './reply-drafts.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { entryCommentsAdmin } from '../../../messages/admin-comments/area.ts';

interface Props {
  comment: OwnerComment;
  body: string;
  send: (body: string) => Promise<void>;
  /** Closes the form, and returns to the button that opened it. */
  onClose: () => void;
}

/** As the call accepts. */
const MOST = 5_000;

/** A reply of the site, written below the comment. */
export function ReplyForm({ comment, body, send, onClose }: Props) {
  const words = useMessages(entryCommentsAdmin);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => send(body.trim()),
    onSuccess: onClose,
  });
  const { problems, general } = refusalOf(error);
  const isWaiting = comment.state === 'pending';
  const submit = () => {
    if (body.trim() && !isPending) mutate();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="xs" mt="xs" maw="46rem">
        <Textarea
          label={words.replyTo({ name: comment.name })}
          description={isWaiting ? words.shownPubliclyBelowTheComment : words.shownPubliclyBelow}
          autosize
          minRows={3}
          maxRows={14}
          maxLength={MOST}
          autoFocus
          value={body}
          error={problems['body'] ?? general}
          onChange={({ currentTarget }) => keepReply(comment._id, currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && body.trim() === '') onClose();
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
          }}
        />
        <Group gap="xs">
          <Button size="xs" type="submit" disabled={!body.trim()} loading={isPending}>
            {isWaiting ? words.approveAndReply : words.publishReply}
          </Button>
          <Button size="xs" variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
