import {
  Fieldset,
  SegmentedControl,
  Stack,
  Switch,
  TagsInput,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { ThanksPage } from './thanks-page.tsx';
import type { Draft, FormEditing } from './use-form-editing.ts';

const below = (errors: Readonly<Record<string, string>>, path: string) =>
  Object.entries(errors).find(([key]) => key === path || key.startsWith(`${path}.`))?.[1];

type Props = Pick<FormEditing, 'now' | 'change' | 'errors'>;

const asksAddress = ({ content }: Props['now']): boolean => content.some(({ type }) => type === 'email');

function PurposeFields({ now, change }: Pick<Props, 'now' | 'change'>) {
  const { purpose, newsletter } = now;
  const hasAddress = asksAddress(now);
  return (
    <Fieldset legend="Purpose">
      <Stack gap="sm">
        <SegmentedControl
          aria-label="Purpose"
          fullWidth
          data={[
            { value: 'message', label: 'Messages' },
            { value: 'order', label: 'Orders' },
          ]}
          value={purpose}
          onChange={(value) => change({ purpose: value })}
        />
        <Text size="sm" c="dimmed">
          {purpose === 'message'
            ? 'Submissions arrive in your inbox.'
            : 'Submitting the form places the order in the visitor’s cart, without online payment. If the cart is empty, it arrives as a message.'}
        </Text>
        {purpose === 'message' && (
          <Switch
            label="Add to newsletter"
            description={
              hasAddress
                ? 'People get an email with a link to confirm before they’re added.'
                : 'Add a question for an email address to use this.'
            }
            disabled={!hasAddress && !newsletter}
            checked={newsletter}
            onChange={({ currentTarget }) => change({ newsletter: currentTarget.checked })}
          />
        )}
      </Stack>
    </Fieldset>
  );
}

function ConfirmationFields({ now: { button, thanks }, change, errors }: Props) {
  return (
    <Fieldset legend="Confirmation">
      <Stack gap="sm">
        <TextInput
          label="Button label"
          value={button}
          error={errors['button']}
          maxLength={60}
          onChange={({ currentTarget }) => change({ button: currentTarget.value }, 'button')}
        />
        <Textarea
          label="Thank-you message"
          description="Shown in place of the form."
          autosize
          minRows={2}
          value={thanks.text}
          error={errors['thanks.text']}
          onChange={({ currentTarget }) =>
            change({ thanks: { ...thanks, text: currentTarget.value } }, 'thanks')
          }
        />
        <ThanksPage
          value={thanks.page}
          error={errors['thanks.page']}
          onChange={(page) => change({ thanks: { ...thanks, page } })}
        />
      </Stack>
    </Fieldset>
  );
}

function NotificationFields({ now: { tell, origin }, change, errors }: Props) {
  return (
    <Fieldset legend="Notifications">
      <Stack gap="sm">
        <TagsInput
          label="Send notifications to"
          description="Leave empty to use your site’s contact address."
          placeholder={tell.length === 0 ? 'name@example.com' : ''}
          value={[...tell]}
          error={below(errors, 'tell')}
          maxTags={10}
          splitChars={[',', ' ', ';']}
          acceptValueOnBlur
          onChange={(value) => change({ tell: value.map((one) => one.trim().toLowerCase()) })}
        />
        <TextInput
          label="Source"
          description="A label for your own use. Leave empty to use the page it was sent from."
          value={origin}
          maxLength={120}
          onChange={({ currentTarget }) => change({ origin: currentTarget.value }, 'origin')}
        />
      </Stack>
    </Fieldset>
  );
}

function ReplyFields({ now, change, errors }: Props) {
  const { reply } = now;
  const hasAddress = asksAddress(now);
  const setReply = (patch: Partial<Draft['reply']>, what: string) =>
    change({ reply: { ...reply, ...patch } }, `reply.${what}`);
  return (
    <Fieldset legend="Automatic reply">
      <Stack gap="sm">
        <Switch
          label="Send an automatic reply"
          description={
            hasAddress
              ? 'Sent to the email address in the form, unless the message looks like spam. It only contains your text.'
              : 'Add a question for an email address to use this.'
          }
          disabled={!hasAddress && !reply.on}
          checked={reply.on}
          onChange={({ currentTarget }) => setReply({ on: currentTarget.checked }, 'on')}
        />
        {reply.on && (
          <>
            <TextInput
              label="Subject"
              value={reply.subject}
              error={errors['reply.subject']}
              maxLength={150}
              onChange={({ currentTarget }) => setReply({ subject: currentTarget.value }, 'subject')}
            />
            <Textarea
              label="Text"
              autosize
              minRows={4}
              value={reply.text}
              error={errors['reply.text']}
              onChange={({ currentTarget }) => setReply({ text: currentTarget.value }, 'text')}
            />
          </>
        )}
      </Stack>
    </Fieldset>
  );
}

/** Settings for received messages. */
export function AfterSending(props: Props) {
  const { newsletter } = props.now;
  return (
    <Stack gap="lg" maw={640}>
      <PurposeFields {...props} />
      <ConfirmationFields {...props} />
      {!newsletter && <NotificationFields {...props} />}
      {!newsletter && <ReplyFields {...props} />}
    </Stack>
  );
}
