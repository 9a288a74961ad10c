import { Button, Card, Group, Stack, Tabs, Text, Textarea, Title } from '@mantine/core';
import { IconNote, IconSend } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Ago } from '../../../../../lib/admin-ui/time/ago.tsx';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { UnsavedGuard } from '../../../../../lib/admin-ui/editing/unsaved-guard.tsx';
import type { MessageEntry, WholeMessage } from '../../../contract.ts';
import { callMessages } from './message-calls.ts';
import { senderOf } from './message-row.tsx';
import css from './messages.module.css';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { inboxAdmin } from '../../../messages/admin-inbox/area.ts';

const colours = {
  note: 'var(--mantine-color-yellow-light)',
  reply: undefined,
  answer: 'var(--mantine-primary-color-light)',
};

function Entry({
  entry,
  message,
  onRemove,
}: {
  entry: MessageEntry;
  message: WholeMessage;
  onRemove: () => void;
}) {
  const words = useMessages(inboxAdmin);
  const isNote = entry.kind === 'note';
  const titles = {
    note: words.note,
    reply: words.replyTo({ email: message.email ?? '' }),
    answer: words.replyFrom({ sender: senderOf(message) }),
  };
  return (
    <Card component="li" withBorder padding="md" bg={colours[entry.kind]}>
      <Group justify="space-between" gap="xs">
        <Text size="sm" fw={600} className="admin-words">
          {titles[entry.kind]}
        </Text>
        <Text size="sm" c={isNote ? undefined : 'dimmed'}>
          {entry.author}, <Ago at={entry.createdAt} />
        </Text>
      </Group>
      <div className={css.entry}>{entry.body}</div>
      {isNote && (
        <Group justify="flex-end">
          <Button size="compact-xs" variant="subtle" color="gray" c="inherit" onClick={onRemove}>
            {words.deleteNote}
          </Button>
        </Group>
      )}
    </Card>
  );
}

function Write({
  label,
  verb,
  says,
  work,
}: {
  label: string;
  verb: string;
  says: string;
  work: (body: string) => Promise<unknown>;
}) {
  const [body, setBody] = useState('');
  const send = useMutation({ mutationFn: () => work(body.trim()), onSuccess: () => setBody('') });
  return (
    <>
      <Textarea
        label={label}
        description={says}
        autosize
        minRows={4}
        maxLength={10_000}
        value={body}
        onChange={({ currentTarget }) => setBody(currentTarget.value)}
      />
      <Group justify="flex-end" mt="sm">
        <Button disabled={!body.trim()} loading={send.isPending} onClick={() => send.mutate()}>
          {verb}
        </Button>
      </Group>
      <UnsavedGuard unsaved={body.trim() !== ''} />
    </>
  );
}

/** Replies and notes, and where they are written. */
export function Thread({ message, onChanged }: { message: WholeMessage; onChanged: () => Promise<unknown> }) {
  const words = useMessages(inboxAdmin);
  const { _id: id, email, thread, keepsAnswers } = message;
  const params = { id };
  const remove = useMutation({
    mutationFn: (note: string) => callMessages('DELETE /api/message-note/{id}', { params: { id: note } }),
    onSettled: onChanged,
  });
  return (
    <section aria-label={words.repliesAndNotes}>
      {thread.length > 0 && (
        <>
          <Title order={2} size="h4" mb="sm">
            {words.repliesAndNotes}
          </Title>
          <Stack component="ul" gap="sm" p={0} m={0} mb="lg" style={{ listStyle: 'none' }}>
            {thread.map((entry) => (
              <Entry
                key={entry._id}
                entry={entry}
                message={message}
                onRemove={() => remove.mutate(entry._id)}
              />
            ))}
          </Stack>
        </>
      )}
      <Tabs defaultValue={email ? 'reply' : 'note'}>
        <Tabs.List>
          {email && (
            <Tabs.Tab value="reply" leftSection={<IconSend size={16} />}>
              {words.answer}
            </Tabs.Tab>
          )}
          <Tabs.Tab value="note" leftSection={<IconNote size={16} />}>
            {words.note}
          </Tabs.Tab>
        </Tabs.List>
        {email && (
          <Tabs.Panel value="reply" pt="md">
            <Write
              label={words.yourReply}
              says={
                keepsAnswers
                  ? words.sentRepliesAppearHere({ email })
                  : words.sentRepliesGoToYourInbox({ email })
              }
              verb={words.sendReply}
              work={async (body) => {
                await callMessages('POST /api/message/{id}/reply', { params, body: { body } });
                await onChanged();
                tell(words.replySentTo({ email }));
              }}
            />
          </Tabs.Panel>
        )}
        <Tabs.Panel value="note" pt="md">
          <Write
            label={words.yourNote}
            says={words.onlyVisibleToYourStaff}
            verb={words.addNote}
            work={async (body) => {
              await callMessages('POST /api/message/{id}/note', { params, body: { body } });
              await onChanged();
            }}
          />
        </Tabs.Panel>
      </Tabs>
      {!email && (
        <Text size="sm" c="dimmed" mt="sm">
          {words.youCantReplyBecauseThe}
        </Text>
      )}
    </section>
  );
}
