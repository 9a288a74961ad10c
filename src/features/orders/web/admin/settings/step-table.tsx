import { ActionIcon, Button, Stack, Text } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { amountAffixes } from '../../../../../lib/admin-ui/numbers/typed-in-admin.ts';
import type { Way } from './delivery-values.ts';
import { MoneyField, NumberField } from './number-field.tsx';
import css from './shop-settings.module.css';
import { currencyDecimals } from '../../../../../lib/values/money.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { orderSettingsAdmin } from '../../../messages/admin-settings/area.ts';

/** Weights are stored in grams, and shown in kilograms. */
const GRAMS = 1_000;

interface Props {
  /** Whether steps begin at a weight; otherwise at an amount. */
  byWeight: boolean;
  currency: string;
  steps: Way['steps'];
  path: string;
  errors: Readonly<Record<string, string>>;
  onChange: (steps: Way['steps']) => void;
}

/** Prices by minimum weight or amount. */
export function StepTable({ byWeight, currency, steps, path, errors, onChange }: Props) {
  const words = useMessages(orderSettingsAdmin);
  const money = amountAffixes(currency);
  const change = (at: number, part: Partial<Way['steps'][number]>) =>
    onChange(steps.map((step, place) => (place === at ? { ...step, ...part } : step)));
  return (
    <Stack gap="xs" role="group" aria-label={words.priceTiers}>
      {steps.map(({ from, price }, at) => (
        <div key={at} className={css.row}>
          <NumberField
            aria-label={words.tierStartsAt({ number: at + 1 })}
            prefix={byWeight ? `${words.fromThere} ` : `${words.fromThere} ${money.prefix}`}
            suffix={byWeight ? ' kg' : money.suffix}
            decimalScale={byWeight ? 3 : currencyDecimals(currency)}
            max={byWeight ? 10_000_000 / GRAMS : 10_000_000}
            value={byWeight ? from / GRAMS : from}
            error={errors[`${path}.${at}.from`]}
            onChange={(value) => change(at, { from: byWeight ? Math.round(value * GRAMS) : value })}
          />
          <MoneyField
            aria-label={words.tierPrice({ number: at + 1 })}
            currency={currency}
            value={price}
            error={errors[`${path}.${at}.price`]}
            onChange={(value) => change(at, { price: value })}
          />
          <ActionIcon
            size={36}
            aria-label={words.removeTier({ number: at + 1 })}
            onClick={() => onChange(steps.toSpliced(at, 1))}
          >
            <IconX size={18} />
          </ActionIcon>
        </div>
      ))}
      {errors[path] && (
        <Text size="sm" c="var(--mantine-color-error)">
          {errors[path]}
        </Text>
      )}
      <Button
        variant="default"
        size="xs"
        leftSection={<IconPlus size={14} aria-hidden />}
        style={{ alignSelf: 'flex-start' }}
        disabled={steps.length >= 50}
        onClick={() => onChange([...steps, { from: Number.NaN, price: Number.NaN }])}
      >
        {words.addTier}
      </Button>
    </Stack>
  );
}
