import { Radio, Stack, Switch } from '@mantine/core';
import { NumberInput } from '../../../../../../lib/admin-ui/numbers/number-input.tsx';
import { type FieldsProps, Section } from './section.tsx';
import { SpanInput } from './span-input.tsx';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { servicesAdmin } from '../../../../messages/admin-services/area.ts';

/** Whether visitors can book it. */
export const PublishFields = ({ now, change, errors }: FieldsProps) => {
  const words = useMessages(servicesAdmin);
  return (
    <Section title={words.visibility}>
      <Switch
        label={words.visitorsCanBookThisService}
        description={words.turnOffToHideIt}
        checked={now.published}
        error={errors['published']}
        onChange={({ currentTarget }) => change({ published: currentTarget.checked })}
      />
    </Section>
  );
};

/** Notice, booking window, approval, and deadlines for cancelling and rescheduling. */
export const RuleFields = ({ now, change, errors }: FieldsProps) => {
  const words = useMessages(servicesAdmin);
  return (
    <Section title={words.bookingRules}>
      <Radio.Group
        label={words.confirmation}
        value={now.asksOwner ? 'asked' : 'atOnce'}
        onChange={(value) => change({ asksOwner: value === 'asked' })}
      >
        <Stack gap="xs" mt={6}>
          <Radio value="atOnce" label={words.confirmAutomatically} />
          <Radio value="asked" label={words.confirmManually} description={words.theTimeIsHeldUntil} />
        </Stack>
      </Radio.Group>
      <SpanInput
        label={words.minimumNoticeForBooking}
        value={now.noticeMinutes}
        error={errors['noticeMinutes']}
        onChange={(noticeMinutes) => change({ noticeMinutes })}
      />
      <NumberInput
        label={words.bookingWindowDays}
        description={words.howFarInAdvancePeople}
        min={1}
        max={730}
        allowDecimal={false}
        value={now.horizonDays}
        error={errors['horizonDays']}
        onChange={(value) => change({ horizonDays: value })}
      />
      <SpanInput
        label={words.minimumNoticeForCancelling}
        description={words.afterThatPeopleHaveTo}
        value={now.cancelNoticeMinutes}
        error={errors['cancelNoticeMinutes']}
        onChange={(cancelNoticeMinutes) => change({ cancelNoticeMinutes })}
      />
      <Switch
        label={words.separateNoticeForRescheduling}
        description={words.turnOffToUseThe}
        checked={now.moveNoticeMinutes !== null}
        onChange={({ currentTarget }) =>
          change({ moveNoticeMinutes: currentTarget.checked ? now.cancelNoticeMinutes : null })
        }
      />
      {now.moveNoticeMinutes !== null && (
        <SpanInput
          label={words.minimumNoticeForRescheduling}
          value={now.moveNoticeMinutes}
          error={errors['moveNoticeMinutes']}
          onChange={(moveNoticeMinutes) => change({ moveNoticeMinutes })}
        />
      )}
    </Section>
  );
};
