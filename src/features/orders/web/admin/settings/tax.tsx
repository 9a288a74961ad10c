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
import { useMemo } from 'react';
import { EditingFooter } from '../../../../../lib/admin-ui/editing/editing-footer.tsx';
import { TranslateLink } from '../../../../websites/web/index.ts';
import type { Shop, ShopSettings } from '../../../shop-shapes.ts';
import { countryChoices, ELSEWHERE } from './delivery-values.ts';
import { NumberField } from './number-field.tsx';
import { ShopFrame } from './shop-frame.tsx';
import css from './shop-settings.module.css';
import { type ShopEditing, useShopEditing } from './use-shop-editing.ts';
import type { WordsOf } from '../../../../../lib/messages/area.ts';
import { percentSuffix } from '../../../../../lib/admin-ui/numbers/typed-in-admin.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { orderSettingsAdmin } from '../../../messages/admin-settings/area.ts';

type Rate = ShopSettings['tax']['rates'][number];

const classes = (words: WordsOf<typeof orderSettingsAdmin>): { value: Rate['taxClass']; label: string }[] => [
  { value: 'standard', label: words.standardRate },
  { value: 'reduced', label: words.reducedRate },
  { value: 'zero', label: words.exempt },
];

interface RowProps {
  rate: Rate;
  at: number;
  errors: Readonly<Record<string, string>>;
  onChange: (part: Partial<Rate>) => void;
  onRemove: () => void;
}

function RateRow({ rate, at, errors, onChange, onRemove }: RowProps) {
  const words = useMessages(orderSettingsAdmin);
  const error = (name: keyof Rate) => errors[`tax.rates.${at}.${name}`];
  const where = countryChoices().find(({ value }) => value === rate.country)?.label ?? rate.country;
  return (
    <li className={css.rate}>
      <Select
        label={words.country}
        data={countryChoices()}
        value={rate.country}
        error={error('country')}
        onChange={(country) => country && onChange({ country })}
        searchable
        allowDeselect={false}
        maxDropdownHeight={260}
        nothingFoundMessage={words.noCountriesFound}
      />
      <NativeSelect
        label={words.taxClass}
        data={classes(words)}
        value={rate.taxClass}
        error={error('taxClass')}
        onChange={({ currentTarget }) =>
          onChange({
            taxClass: classes(words).find(({ value }) => value === currentTarget.value)?.value ?? 'standard',
          })
        }
      />
      <NumberField
        label={words.rate}
        suffix={percentSuffix()}
        max={100}
        decimalScale={2}
        value={rate.percent}
        error={error('percent')}
        onChange={(percent) => onChange({ percent })}
      />
      <TextInput
        label={words.name}
        placeholder={words.vat}
        maxLength={40}
        value={rate.label}
        error={error('label')}
        onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
      />
      <ActionIcon size={36} onClick={onRemove} aria-label={words.removeTheRateFor({ where })}>
        <IconTrash size={18} />
      </ActionIcon>
    </li>
  );
}

function Rates({ editing: { now, errors, change } }: { editing: ShopEditing }) {
  const words = useMessages(orderSettingsAdmin);
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
    <Fieldset legend={words.taxRates}>
      <Stack>
        <Text size="sm" c="dimmed">
          {words.theRateDependsOnThe}
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
        {tax.rates.some(({ label }) => label !== '') && <TranslateLink kind="shop" id="taxes" />}
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          style={{ alignSelf: 'flex-start' }}
          disabled={tax.rates.length >= 300}
          onClick={add}
        >
          {words.addRate}
        </Button>
      </Stack>
    </Fieldset>
  );
}

function Tax({ shop }: { shop: Shop }) {
  const words = useMessages(orderSettingsAdmin);
  const editing = useShopEditing(shop);
  const { now, errors, change } = editing;
  const { tax } = now;
  const shopCountries = useMemo(() => countryChoices().filter(({ value }) => value !== ELSEWHERE), []);
  const changeTax = (part: Partial<typeof tax>) => change({ tax: { ...tax, ...part } });
  return (
    <Stack maw={860} gap="lg">
      <Fieldset legend={words.taxSettings} maw={640}>
        <Stack>
          <Switch
            label={words.pricesIncludeTax}
            description={tax.pricesInclude ? words.customersPayThePriceShown : words.taxIsAddedAtCheckout}
            checked={tax.pricesInclude}
            onChange={({ currentTarget }) => changeTax({ pricesInclude: currentTarget.checked })}
          />
          <Select
            label={words.shopCountry}
            description={words.itsRatesApplyUntilThe}
            data={shopCountries}
            value={tax.home}
            error={errors['tax.home']}
            onChange={(home) => home && changeTax({ home })}
            searchable
            allowDeselect={false}
            maxDropdownHeight={260}
            nothingFoundMessage={words.noCountriesFound}
          />
          <TextInput
            label={words.taxNumber}
            description={words.printedOnInvoicesLeaveEmpty}
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
export const TaxSettings = () => {
  const words = useMessages(orderSettingsAdmin);
  return (
    <ShopFrame title={words.tax} lead={words.taxRatesAndWhetherPrices}>
      {(shop) => <Tax shop={shop} />}
    </ShopFrame>
  );
};
