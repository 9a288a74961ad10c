import { NumberInput, Radio, Stack, Switch } from '@mantine/core';
import { amountOf, type FieldsProps, Section } from './section.tsx';
import { SpanInput } from './span-input.tsx';

/** Whether visitors can book it. */
export const PublishFields = ({ now, change, errors }: FieldsProps) => (
  <Section title="On your site">
    <Switch
      label="Visitors can book it"
      description="Otherwise only you see it. Bookings that there are stay."
      checked={now.published}
      error={errors['published']}
      onChange={({ currentTarget }) => change({ published: currentTarget.checked })}
    />
  </Section>
);

/** How early, how far ahead, by whose leave, and until when it can be undone. */
export const RuleFields = ({ now, change, errors }: FieldsProps) => (
  <Section title="Rules">
    <Radio.Group
      label="A booking is"
      value={now.asksOwner ? 'asked' : 'atOnce'}
      onChange={(value) => change({ asksOwner: value === 'asked' })}
    >
      <Stack gap="xs" mt={6}>
        <Radio value="atOnce" label="Confirmed at once" />
        <Radio
          value="asked"
          label="Confirmed by you"
          description="Its time is kept for it until you say yes or no."
        />
      </Stack>
    </Radio.Group>
    <SpanInput
      label="Book at least … before"
      value={now.noticeMinutes}
      error={errors['noticeMinutes']}
      onChange={(noticeMinutes) => change({ noticeMinutes })}
    />
    <NumberInput
      label="Days ahead"
      description="How far ahead people can book."
      min={1}
      max={730}
      allowDecimal={false}
      value={now.horizonDays}
      error={errors['horizonDays']}
      onChange={(value) => change({ horizonDays: amountOf(value) })}
    />
    <SpanInput
      label="Cancel at least … before"
      description="Later than that, people have to write to you."
      value={now.cancelNoticeMinutes}
      error={errors['cancelNoticeMinutes']}
      onChange={(cancelNoticeMinutes) => change({ cancelNoticeMinutes })}
    />
    <Switch
      label="Moving has a time of its own"
      description="Otherwise a booking can be moved as long as it can be cancelled."
      checked={now.moveNoticeMinutes !== null}
      onChange={({ currentTarget }) =>
        change({ moveNoticeMinutes: currentTarget.checked ? now.cancelNoticeMinutes : null })
      }
    />
    {now.moveNoticeMinutes !== null && (
      <SpanInput
        label="Move at least … before"
        value={now.moveNoticeMinutes}
        error={errors['moveNoticeMinutes']}
        onChange={(moveNoticeMinutes) => change({ moveNoticeMinutes })}
      />
    )}
  </Section>
);
