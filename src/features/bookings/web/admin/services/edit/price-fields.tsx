import { ActionIcon, Button, Group, NumberInput, Stack, Switch } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useWebsite } from '../../../../../websites/web/index.ts';
import { amountOf, FieldError, type FieldsProps, Section } from './section.tsx';
import { SpanInput } from './span-input.tsx';

const MOST_LENGTHS = 12;

function useUnit(): string {
  const currency = useWebsite().data?.ecommerce.currency;
  return currency ? ` (${currency})` : '';
}

/** The price: free, a full price, or a deposit when booking. */
export function PriceFields({ now, change, errors }: FieldsProps) {
  const unit = useUnit();
  return (
    <Section title="Price">
      <Switch
        label="Free"
        checked={now.isFree}
        onChange={({ currentTarget }) => change({ isFree: currentTarget.checked })}
      />
      {!now.isFree && (
        <Group grow align="flex-start" preventGrowOverflow={false}>
          <NumberInput
            label={`Price${unit}`}
            description="Per person or hire."
            required
            min={0}
            decimalScale={2}
            fixedDecimalScale
            hideControls
            value={now.price}
            error={errors['price']}
            onChange={(value) => change({ price: amountOf(value) })}
          />
          <NumberInput
            label={`Deposit${unit}`}
            description="Paid when booking. The rest is paid on the day."
            placeholder="Full price"
            min={0}
            decimalScale={2}
            fixedDecimalScale
            hideControls
            value={now.deposit}
            error={errors['deposit']}
            onChange={(value) => change({ deposit: amountOf(value) })}
          />
        </Group>
      )}
    </Section>
  );
}

type Option = FieldsProps['now']['durations'][number];

interface OptionProps {
  number: number;
  option: Option;
  isFree: boolean;
  errorAt: (field: keyof Option) => string | undefined;
  onChange: (option: Option) => void;
  onRemove: () => void;
}

function DurationOption({
  number,
  option: { minutes, price },
  isFree,
  errorAt,
  onChange,
  onRemove,
}: OptionProps) {
  const unit = useUnit();
  return (
    <Group align="flex-end" gap="xs" wrap="wrap">
      <SpanInput
        label={`Duration option ${number}`}
        value={minutes}
        error={errorAt('minutes')}
        onChange={(next) => onChange({ minutes: next, price })}
      />
      {!isFree && (
        <NumberInput
          label={`Price${unit}`}
          aria-label={`Price of duration option ${number}`}
          w={110}
          min={0}
          decimalScale={2}
          fixedDecimalScale
          hideControls
          value={price}
          error={errorAt('price')}
          onChange={(next) => onChange({ minutes, price: amountOf(next) })}
        />
      )}
      <ActionIcon
        variant="default"
        size={36}
        aria-label={`Remove duration option ${number}`}
        onClick={onRemove}
      >
        <IconX size={16} />
      </ActionIcon>
    </Group>
  );
}

/** The duration, and buffers around it. */
export function LengthFields({ now, change, errors }: FieldsProps) {
  const { durations } = now;
  return (
    <Section title="Duration">
      <SpanInput
        label="Length"
        value={now.durationMinutes}
        error={errors['durationMinutes']}
        onChange={(durationMinutes) => change({ durationMinutes })}
      />
      {durations.map((option, at) => (
        <DurationOption
          key={at}
          number={at + 1}
          option={option}
          isFree={now.isFree}
          errorAt={(field) => errors[`durations.${at}.${field}`]}
          onChange={(next) => change({ durations: durations.with(at, next) })}
          onRemove={() => change({ durations: durations.toSpliced(at, 1) })}
        />
      ))}
      <FieldError>{errors['durations']}</FieldError>
      {durations.length < MOST_LENGTHS && (
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() => change({ durations: [...durations, { minutes: 90, price: '' }] })}
          >
            Add duration option
          </Button>
        </Group>
      )}
      <Stack gap="sm">
        <SpanInput
          label="Start times every"
          description="For example, every 30 minutes. Leave empty to start as soon as the previous booking ends."
          placeholder="Duration"
          value={now.intervalMinutes}
          error={errors['intervalMinutes']}
          onChange={(intervalMinutes) => change({ intervalMinutes })}
        />
        <Group grow align="flex-start" preventGrowOverflow={false}>
          <SpanInput
            label="Buffer before"
            value={now.bufferBeforeMinutes}
            error={errors['bufferBeforeMinutes']}
            onChange={(bufferBeforeMinutes) => change({ bufferBeforeMinutes })}
          />
          <SpanInput
            label="Buffer after"
            value={now.bufferMinutes}
            error={errors['bufferMinutes']}
            onChange={(bufferMinutes) => change({ bufferMinutes })}
          />
        </Group>
      </Stack>
    </Section>
  );
}
