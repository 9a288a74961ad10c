import {
  ActionIcon,
  Button,
  Fieldset,
  NativeSelect,
  Select,
  Stack,
  Switch,
  Text,
  TextInput,
} from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { EditingFooter } from '../../../../../lib/admin-ui/editing/editing-footer.tsx';
import type { Shop, ShopSettings } from '../../../shop-shapes.ts';
import { countryChoices, ELSEWHERE } from './delivery-values.ts';
import { NumberField } from './number-field.tsx';
import { ShopFrame } from './shop-frame.tsx';
import css from './shop-settings.module.css';
import { type ShopEditing, useShopEditing } from './use-shop-editing.ts';

type Rate = ShopSettings['tax']['rates'][number];

const classes: { value: Rate['taxClass']; label: string }[] = [
  { value: 'standard', label: 'Standard' },
  { value: 'reduced', label: 'Reduced' },
  { value: 'zero', label: 'Exempt' },
];

interface RowProps {
  rate: Rate;
  at: number;
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<Rate>) => void;
  onRemove: () => void;
}

function RateRow({ rate, at, errors, onChange, onRemove }: RowProps) {
  const error = (name: keyof Rate) => errors[`tax.rates.${at}.${name}`];
  const where = countryChoices.find(({ value }) => value === rate.country)?.label ?? rate.country;
  return (
    <li className={css.rate}>
      <Select
        label="Country"
        data={countryChoices}
        value={rate.country}
        error={error('country')}
        onChange={(country) => country && onChange({ country })}
        searchable
        allowDeselect={false}
        maxDropdownHeight={260}
        nothingFoundMessage="No countries found."
      />
      <NativeSelect
        label="Tax class"
        data={classes}
        value={rate.taxClass}
        error={error('taxClass')}
        onChange={({ currentTarget }) =>
          onChange({
            taxClass: classes.find(({ value }) => value === currentTarget.value)?.value ?? 'standard',
          })
        }
      />
      <NumberField
        label="Rate"
        suffix="%"
        max={100}
        decimalScale={2}
        value={rate.percent}
        error={error('percent')}
        onChange={(percent) => onChange({ percent })}
      />
      <TextInput
        label="Name"
        placeholder="VAT"
        maxLength={40}
        value={rate.label}
        error={error('label')}
        onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
      />
      <ActionIcon size={36} onClick={onRemove} aria-label={`Remove the rate for ${where}`}>
        <IconTrash size={18} />
      </ActionIcon>
    </li>
  );
}

function Rates({ editing: { now, errors, change } }: { editing: ShopEditing }) {
  const { tax } = now;
  const changeRates = (rates: Rate[]) => change({ tax: { ...tax, rates } });
  const add = () => {
    const taken = new Set(tax.rates.map(({ country, taxClass }) => `${country} ${taxClass}`));
    const free = [tax.home, ELSEWHERE].flatMap((country) =>
      (['standard', 'reduced'] as const).map((taxClass) => ({ country, taxClass })),
    );
    const next = free.find(({ country, taxClass }) => !taken.has(`${country} ${taxClass}`));
    const rate = next ?? { country: tax.home, taxClass: 'standard' as const };
    changeRates([...tax.rates, { ...rate, percent: Number.NaN, label: tax.rates[0]?.label ?? '' }]);
  };
  return (
    <Fieldset legend="Tax rates">
      <Stack>
        <Text size="sm" c="dimmed">
          The rate depends on the delivery country and the product’s tax class. No tax is charged for
          countries without a rate.
        </Text>
        {tax.rates.length > 0 && (
          <ul className={css.rows}>
            {tax.rates.map((rate, at) => (
              <RateRow
                // Rates have no id; they are never reordered.
                key={at}
                rate={rate}
                at={at}
                errors={errors}
                onChange={(part) => changeRates(tax.rates.with(at, { ...rate, ...part }))}
                onRemove={() => changeRates(tax.rates.toSpliced(at, 1))}
              />
            ))}
          </ul>
        )}
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          style={{ alignSelf: 'flex-start' }}
          disabled={tax.rates.length >= 300}
          onClick={add}
        >
          Add rate
        </Button>
      </Stack>
    </Fieldset>
  );
}

function Tax({ shop }: { shop: Shop }) {
  const editing = useShopEditing(shop);
  const { now, errors, change } = editing;
  const { tax } = now;
  const changeTax = (part: Partial<typeof tax>) => change({ tax: { ...tax, ...part } });
  return (
    <Stack maw={860} gap="lg">
      <Fieldset legend="Tax settings" maw={640}>
        <Stack>
          <Switch
            label="Prices include tax"
            description={
              tax.pricesInclude ? 'Customers pay the price shown in the shop.' : 'Tax is added at checkout.'
            }
            checked={tax.pricesInclude}
            onChange={({ currentTarget }) => changeTax({ pricesInclude: currentTarget.checked })}
          />
          <Select
            label="Shop country"
            description="Its rates apply until the customer enters an address, and to downloads."
            data={countryChoices.filter(({ value }) => value !== ELSEWHERE)}
            value={tax.home}
            error={errors['tax.home']}
            onChange={(home) => home && changeTax({ home })}
            searchable
            allowDeselect={false}
            maxDropdownHeight={260}
            nothingFoundMessage="No countries found."
          />
          <TextInput
            label="Tax number"
            description="Printed on invoices. Leave empty if you don’t have one."
            maxLength={40}
            value={tax.number}
            error={errors['tax.number']}
            onChange={({ currentTarget }) => changeTax({ number: currentTarget.value })}
          />
        </Stack>
      </Fieldset>
      <Rates editing={editing} />
      <EditingFooter editing={editing} />
    </Stack>
  );
}

/** Tax settings. */
export const TaxSettings = () => (
  <ShopFrame title="Tax" lead="Tax rates and whether prices include tax.">
    {(shop) => <Tax shop={shop} />}
  </ShopFrame>
);
