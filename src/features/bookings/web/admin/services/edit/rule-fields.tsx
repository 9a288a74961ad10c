import { NumberInput, Radio, Stack, Switch } from '@mantine/core';
import { amountOf, type FieldsProps, Section } from './section.tsx';
import { SpanInput } from './span-input.tsx';

/** Whether visitors can book it. */
export const PublishFields = ({ now, change, errors }: FieldsProps) => (
  <Section title="Visibility">
    <Switch
      label="Visitors can book this service"
      description="Turn off to hide it from visitors. Existing bookings are kept."
      checked={now.published}
      error={errors['published']}
      onChange={({ currentTarget }) => change({ published: currentTarget.checked })}
    />
  </Section>
);

/** Notice, booking window, approval, and deadlines for cancelling and rescheduling. */
export const RuleFields = ({ now, change, errors }: FieldsProps) => (
  <Section title="Booking rules">
    <Radio.Group
      label="Confirmation"
      value={now.asksOwner ? 'asked' : 'atOnce'}
      onChange={(value) => change({ asksOwner: value === 'asked' })}
    >
      <Stack gap="xs" mt={6}>
        <Radio value="atOnce" label="Confirm automatically" />
        <Radio
          value="asked"
          label="Confirm manually"
          description="The time is held until you accept or decline."
        />
      </Stack>
    </Radio.Group>
    <SpanInput
      label="Minimum notice for booking"
      value={now.noticeMinutes}
      error={errors['noticeMinutes']}
      onChange={(noticeMinutes) => change({ noticeMinutes })}
    />
    <NumberInput
      label="Booking window (days)"
      description="How far in advance people can book."
      min={1}
      max={730}
      allowDecimal={false}
      value={now.horizonDays}
      error={errors['horizonDays']}
      onChange={(value) => change({ horizonDays: amountOf(value) })}
    />
    <SpanInput
      label="Minimum notice for cancelling"
      description="After that, people have to contact you."
      value={now.cancelNoticeMinutes}
      error={errors['cancelNoticeMinutes']}
      onChange={(cancelNoticeMinutes) => change({ cancelNoticeMinutes })}
    />
    <Switch
      label="Separate notice for rescheduling"
      description="Turn off to use the same notice for rescheduling and cancelling."
      checked={now.moveNoticeMinutes !== null}
      onChange={({ currentTarget }) =>
        change({ moveNoticeMinutes: currentTarget.checked ? now.cancelNoticeMinutes : null })
      }
    />
    {now.moveNoticeMinutes !== null && (
      <SpanInput
        label="Minimum notice for rescheduling"
        value={now.moveNoticeMinutes}
        error={errors['moveNoticeMinutes']}
        onChange={(moveNoticeMinutes) => change({ moveNoticeMinutes })}
      />
    )}
  </Section>
);
