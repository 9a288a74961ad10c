import { Code, Fieldset, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { EditingFooter } from '../../../../../lib/admin-ui/editing/editing-footer.tsx';
import { useEditing } from '../../../../../lib/admin-ui/editing/use-editing.ts';
import type { EmailSettings } from '../../../template-contract.ts';
import { callMails, settingsQuery } from '../mail-calls.ts';

/** Sender name and reply address. */
export function SenderForm({ settings }: { settings: EmailSettings }) {
  const queries = useQueryClient();
  const editing = useEditing(settings, {
    draftOf: ({ senderName, replyTo }) => ({ senderName, replyTo }),
    send: ({ now }) =>
      callMails('PUT /api/email-settings', {
        body: { senderName: now.senderName.trim(), replyTo: now.replyTo.trim() },
      }),
    keep: (saved) => queries.setQueryData(settingsQuery.queryKey, saved),
    says: 'Sender settings saved.',
  });
  const { now, errors, change } = editing;
  const { defaults, from } = settings;
  const name = now.senderName.trim() || defaults.senderName;
  const replies = now.replyTo.trim() || defaults.replyTo;
  return (
    <Fieldset legend="Sender" maw={640}>
      <Stack>
        <TextInput
          label="Sender name"
          description="The name people see in their inbox. Leave empty to use your site’s name."
          placeholder={defaults.senderName}
          value={now.senderName}
          error={errors['senderName']}
          maxLength={100}
          onChange={({ currentTarget: { value: senderName } }) => change({ senderName })}
        />
        <TextInput
          type="email"
          label="Reply-to address"
          description="Replies to your emails go here. Leave empty to use your site’s contact address."
          placeholder={defaults.replyTo || 'hello@your-site.example'}
          value={now.replyTo}
          error={errors['replyTo']}
          onChange={({ currentTarget: { value: replyTo } }) => change({ replyTo })}
        />
        <Text size="sm" c="dimmed" className="admin-words">
          Emails come from{' '}
          <Code>
            {name} &lt;{from}&gt;
          </Code>
          {replies ? (
            <>
              , and replies go to <Code>{replies}</Code>.
            </>
          ) : (
            '. Nobody receives the replies. Enter a reply-to address.'
          )}
        </Text>
      </Stack>
      <EditingFooter editing={editing} says="Changes apply to new emails." />
    </Fieldset>
  );
}
