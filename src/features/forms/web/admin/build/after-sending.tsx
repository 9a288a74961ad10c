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
import type { Draft, FormWork } from './use-form-draft.ts';

const below = (errors: Readonly<Record<string, string>>, path: string) =>
  Object.entries(errors).find(([key]) => key === path || key.startsWith(`${path}.`))?.[1];

/** What happens with what visitors send. */
export function AfterSending({ now, change, errors }: Pick<FormWork, 'now' | 'change' | 'errors'>) {
  const { purpose, newsletter, thanks, tell, reply, button, origin } = now;
  const hasAddress = now.content.some(({ type }) => type === 'email');
  const setReply = (patch: Partial<Draft['reply']>, what: string) =>
    change({ reply: { ...reply, ...patch } }, `reply.${what}`);
  return (
    <Stack gap="lg" maw={640}>
      <Fieldset legend="What it is for">
        <Stack gap="sm">
          <SegmentedControl
            aria-label="What it is for"
            fullWidth
            data={[
              { value: 'message', label: 'Messages to me' },
              { value: 'order', label: 'Orders' },
            ]}
            value={purpose}
            onChange={(value) => change({ purpose: value })}
          />
          <Text size="sm" c="dimmed">
            {purpose === 'message'
              ? 'What is sent comes into your inbox.'
              : 'What is sent completes the order in the visitor’s cart, without payment on the site. With an empty cart it comes as a message.'}
          </Text>
          {purpose === 'message' && (
            <Switch
              label="Sign up for the newsletter"
              description={
                hasAddress
                  ? 'The address gets a mail with a link, and is on the list once that is followed.'
                  : 'This needs a question for an email address.'
              }
              disabled={!hasAddress && !newsletter}
              checked={newsletter}
              onChange={({ currentTarget }) => change({ newsletter: currentTarget.checked })}
            />
          )}
        </Stack>
      </Fieldset>
      <Fieldset legend="What the visitor sees">
        <Stack gap="sm">
          <TextInput
            label="Words on the button"
            value={button}
            error={errors['button']}
            maxLength={60}
            onChange={({ currentTarget }) => change({ button: currentTarget.value }, 'button')}
          />
          <Textarea
            label="Thank-you text"
            description="Stands where the form was."
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
      {!newsletter && (
        <Fieldset legend="Who is told">
          <Stack gap="sm">
            <TagsInput
              label="Addresses that get a mail"
              description="Without any, it is the contact address of your site."
              placeholder={tell.length === 0 ? 'name@example.com' : ''}
              value={[...tell]}
              error={below(errors, 'tell')}
              maxTags={10}
              splitChars={[',', ' ', ';']}
              acceptValueOnBlur
              onChange={(value) => change({ tell: value.map((one) => one.trim().toLowerCase()) })}
            />
            <TextInput
              label="Where it says it comes from"
              description="For your own order; without it, the page that it was sent from."
              value={origin}
              maxLength={120}
              onChange={({ currentTarget }) => change({ origin: currentTarget.value }, 'origin')}
            />
          </Stack>
        </Fieldset>
      )}
      {!newsletter && (
        <Fieldset legend="Automatic answer">
          <Stack gap="sm">
            <Switch
              label="Thank the sender by mail"
              description={
                hasAddress
                  ? 'Sent to the address in the form, unless the message looks like spam. It holds your words alone.'
                  : 'This needs a question for an email address.'
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
      )}
    </Stack>
  );
}
