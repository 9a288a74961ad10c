import { ActionIcon, Button, Group, Stack, Switch } from '@mantine/core';
import { AmountInput } from '../../../../../../lib/admin-ui/numbers/amount-input.tsx';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useWebsite } from '../../../../../websites/web/index.ts';
import { FieldError, type FieldsProps, Section } from './section.tsx';
import { SpanInput } from './span-input.tsx';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { servicesAdmin } from '../../../../messages/admin-services/area.ts';

const MOST_LENGTHS = 12;

function useUnit(): { currency: string | undefined; unit: string } {
  const currency = useWebsite().data?.ecommerce.currency;
  return { currency, unit: currency ? ` (${currency})` : '' };
}

/** The price: free, a full price, or a deposit when booking. */
export function PriceFields({ now, change, errors }: FieldsProps) {
  const words = useMessages(servicesAdmin);
  const { currency, unit } = useUnit();
  return (
    <Section title={words.price}>
      <Switch
        label={words.free}
        checked={now.isFree}
        onChange={({ currentTarget }) => change({ isFree: currentTarget.checked })}
      />
      {!now.isFree && (
        <Group grow align="flex-start" preventGrowOverflow={false}>
          <AmountInput
            label={`${words.price}${unit}`}
            description={words.perPersonOrHire}
            required
            currency={currency}
            value={now.price}
            error={errors['price']}
            onChange={(value) => change({ price: value })}
          />
          <AmountInput
            label={`${words.deposit}${unit}`}
            description={words.paidWhenBookingTheRest}
            placeholder={words.fullPrice}
            currency={currency}
            value={now.deposit}
            error={errors['deposit']}
            onChange={(value) => change({ deposit: value })}
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
  const words = useMessages(servicesAdmin);
  const { currency, unit } = useUnit();
  return (
    <Group align="flex-end" gap="xs" wrap="wrap">
      <SpanInput
        label={words.durationOption({ number })}
        value={minutes}
        error={errorAt('minutes')}
        onChange={(next) => onChange({ minutes: next, price })}
      />
      {!isFree && (
        <AmountInput
          label={`${words.price}${unit}`}
          aria-label={words.priceOfDurationOption({ number })}
          w={110}
          currency={currency}
          value={price}
          error={errorAt('price')}
          onChange={(next) => onChange({ minutes, price: next })}
        />
      )}
      <ActionIcon
        variant="default"
        size={36}
        aria-label={words.removeDurationOption({ number })}
        onClick={onRemove}
      >
        <IconX size={16} />
      </ActionIcon>
    </Group>
  );
}

/** The duration, and buffers around it. */
export function LengthFields({ now, change, errors }: FieldsProps) {
  const words = useMessages(servicesAdmin);
  const { durations } = now;
  return (
    <Section title={words.duration}>
      <SpanInput
        label={words.length}
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
            {words.addDurationOption}
          </Button>
        </Group>
      )}
      <Stack gap="sm">
        <SpanInput
          label={words.startTimesEvery}
          description={words.forExampleEvery30Minutes}
          placeholder={words.duration}
          value={now.intervalMinutes}
          error={errors['intervalMinutes']}
          onChange={(intervalMinutes) => change({ intervalMinutes })}
        />
        <Group grow align="flex-start" preventGrowOverflow={false}>
          <SpanInput
            label={words.bufferBefore}
            value={now.bufferBeforeMinutes}
            error={errors['bufferBeforeMinutes']}
            onChange={(bufferBeforeMinutes) => change({ bufferBeforeMinutes })}
          />
          <SpanInput
            label={words.bufferAfter}
            value={now.bufferMinutes}
            error={errors['bufferMinutes']}
            onChange={(bufferMinutes) => change({ bufferMinutes })}
          />
        </Group>
      </Stack>
    </Section>
  );
}
