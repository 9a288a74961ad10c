import { Code, Fieldset, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SaveBar } from '../../../../../lib/admin-ui/editing/save-bar.tsx';
import { tell } from '../../../../../lib/admin-ui/tell.tsx';
import { UnsavedGuard } from '../../../../../lib/admin-ui/editing/unsaved-guard.tsx';
import { CallError } from '../../../../../lib/http/client.ts';
import type { EmailSettings } from '../../../template-contract.ts';
import { callMails, settingsQuery } from '../mail-calls.ts';

/** Sender name and reply address. */
export function SenderForm({ settings }: { settings: EmailSettings }) {
  const queries = useQueryClient();
  const [values, setValues] = useState({ senderName: settings.senderName, replyTo: settings.replyTo });
  const changed = values.senderName !== settings.senderName || values.replyTo !== settings.replyTo;
  const save = useMutation({
    mutationFn: () =>
      callMails('PUT /api/email-settings', {
        body: { senderName: values.senderName.trim(), replyTo: values.replyTo.trim() },
      }),
    onSuccess: (saved) => {
      queries.setQueryData(settingsQuery.queryKey, saved);
      setValues({ senderName: saved.senderName, replyTo: saved.replyTo });
      tell('Sender settings saved.');
    },
  });
  const errors = save.error instanceof CallError ? save.error.fields : {};
  const { defaults, from } = settings;
  const name = values.senderName.trim() || defaults.senderName;
  const replies = values.replyTo.trim() || defaults.replyTo;
  return (
    <Fieldset legend="Sender" maw={640}>
      <Stack>
        <TextInput
          label="Sender name"
          description="The name people see in their inbox. Leave empty to use your site’s name."
          placeholder={defaults.senderName}
          value={values.senderName}
          error={errors['senderName']}
          maxLength={100}
          onChange={({ currentTarget: { value: senderName } }) => setValues({ ...values, senderName })}
        />
        <TextInput
          type="email"
          label="Reply-to address"
          description="Replies to your emails go here. Leave empty to use your site’s contact address."
          placeholder={defaults.replyTo || 'hello@your-site.example'}
          value={values.replyTo}
          error={errors['replyTo']}
          onChange={({ currentTarget: { value: replyTo } }) => setValues({ ...values, replyTo })}
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
      <SaveBar
        shown={changed}
        saving={save.isPending}
        says="Changes apply to new emails."
        onSave={() => save.mutate()}
        onDiscard={() => setValues({ senderName: settings.senderName, replyTo: settings.replyTo })}
      />
      <UnsavedGuard unsaved={changed} />
    </Fieldset>
  );
}
