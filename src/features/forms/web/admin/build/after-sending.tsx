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
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { formsAdmin } from '../../../messages/admin/area.ts';

const below = (errors: Readonly<Record<string, string>>, path: string) =>
  Object.entries(errors).find(([key]) => key === path || key.startsWith(`${path}.`))?.[1];

type Props = Pick<FormEditing, 'now' | 'change' | 'errors'>;

const asksAddress = ({ content }: Props['now']): boolean => content.some(({ type }) => type === 'email');

function PurposeFields({ now, change }: Pick<Props, 'now' | 'change'>) {
  const words = useMessages(formsAdmin);
  const { purpose, newsletter } = now;
  const hasAddress = asksAddress(now);
  return (
    <Fieldset legend={words.purpose}>
      <Stack gap="sm">
        <SegmentedControl
          aria-label={words.purpose}
          fullWidth
          data={[
            { value: 'message', label: words.messages },
            { value: 'order', label: words.orders },
          ]}
          value={purpose}
          onChange={(value) => change({ purpose: value })}
        />
        <Text size="sm" c="dimmed">
          {purpose === 'message' ? words.submissionsArriveInYourInbox : words.submittingTheFormPlacesThe}
        </Text>
        {purpose === 'message' && (
          <Switch
            label={words.addToNewsletter}
            description={hasAddress ? words.peopleGetAnEmailWith : words.addAQuestionForAn}
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
  const words = useMessages(formsAdmin);
  return (
    <Fieldset legend={words.confirmation}>
      <Stack gap="sm">
        <TextInput
          label={words.buttonLabel}
          value={button}
          error={errors['button']}
          maxLength={60}
          onChange={({ currentTarget }) => change({ button: currentTarget.value }, 'button')}
        />
        <Textarea
          label={words.thankYouMessage}
          description={words.shownInPlaceOfThe}
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
  const words = useMessages(formsAdmin);
  return (
    <Fieldset legend={words.notifications}>
      <Stack gap="sm">
        <TagsInput
          label={words.sendNotificationsTo}
          description={words.leaveEmptyToUseYour}
          placeholder={tell.length === 0 ? words.exampleAddress : ''}
          value={[...tell]}
          error={below(errors, 'tell')}
          maxTags={10}
          splitChars={[',', ' ', ';']}
          acceptValueOnBlur
          onChange={(value) => change({ tell: value.map((one) => one.trim().toLowerCase()) })}
        />
        <TextInput
          label={words.source}
          description={words.aLabelForYourOwn}
          value={origin}
          maxLength={120}
          onChange={({ currentTarget }) => change({ origin: currentTarget.value }, 'origin')}
        />
      </Stack>
    </Fieldset>
  );
}

function ReplyFields({ now, change, errors }: Props) {
  const words = useMessages(formsAdmin);
  const { reply } = now;
  const hasAddress = asksAddress(now);
  const setReply = (patch: Partial<Draft['reply']>, what: string) =>
    change({ reply: { ...reply, ...patch } }, `reply.${what}`);
  return (
    <Fieldset legend={words.automaticReply}>
      <Stack gap="sm">
        <Switch
          label={words.sendAnAutomaticReply}
          description={hasAddress ? words.sentToTheEmailAddress : words.addAQuestionForAn}
          disabled={!hasAddress && !reply.on}
          checked={reply.on}
          onChange={({ currentTarget }) => setReply({ on: currentTarget.checked }, 'on')}
        />
        {reply.on && (
          <>
            <TextInput
              label={words.subject}
              value={reply.subject}
              error={errors['reply.subject']}
              maxLength={150}
              onChange={({ currentTarget }) => setReply({ subject: currentTarget.value }, 'subject')}
            />
            <Textarea
              label={words.text}
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
