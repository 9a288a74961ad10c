import { Code, Fieldset, Stack, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { EditingFooter } from '../../../../../lib/admin-ui/editing/editing-footer.tsx';
import { useEditing } from '../../../../../lib/admin-ui/editing/use-editing.ts';
import type { EmailSettings } from '../../../template-contract.ts';
import { callMails, settingsQuery } from '../mail-calls.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { emailsAdmin } from '../../../messages/admin/area.ts';

const CODE = '\u0000';
const asCode = (text: string) => `${CODE}${text}${CODE}`;
/** The sentence with its marked parts as code. */
const withCode = (sentence: string) =>
  sentence.split(CODE).map((part, at) => (at % 2 === 1 ? <Code key={at}>{part}</Code> : part));

/** Sender name and reply address. */
export function SenderForm({ settings }: { settings: EmailSettings }) {
  const words = useMessages(emailsAdmin);
  const queries = useQueryClient();
  const editing = useEditing(settings, {
    draftOf: ({ senderName, replyTo }) => ({ senderName, replyTo }),
    send: ({ now }) =>
      callMails('PUT /api/email-settings', {
        body: { senderName: now.senderName.trim(), replyTo: now.replyTo.trim() },
      }),
    keep: (saved) => queries.setQueryData(settingsQuery.queryKey, saved),
    says: words.senderSettingsSaved,
  });
  const { now, errors, change } = editing;
  const { defaults, from } = settings;
  const name = now.senderName.trim() || defaults.senderName;
  const sender = asCode(`${name} <${from}>`);
  const replies = now.replyTo.trim() || defaults.replyTo;
  return (
    <Fieldset legend={words.sender} maw={640}>
      <Stack>
        <TextInput
          label={words.senderName}
          description={words.theNamePeopleSeeIn}
          placeholder={defaults.senderName}
          value={now.senderName}
          error={errors['senderName']}
          maxLength={100}
          onChange={({ currentTarget: { value: senderName } }) => change({ senderName })}
        />
        <TextInput
          type="email"
          label={words.replyToAddress}
          description={words.repliesToYourEmailsGo}
          placeholder={defaults.replyTo || words.exampleEmail}
          value={now.replyTo}
          error={errors['replyTo']}
          onChange={({ currentTarget: { value: replyTo } }) => change({ replyTo })}
        />
        <Text size="sm" c="dimmed" className="admin-words">
          {withCode(
            replies
              ? words.emailsComeFrom({ sender, replies: asCode(replies) })
              : words.emailsComeFromNobody({ sender }),
          )}
        </Text>
      </Stack>
      <EditingFooter editing={editing} says={words.changesApplyToNewEmails} />
    </Fieldset>
  );
}
