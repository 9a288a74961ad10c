import { Button, Fieldset, Group, MultiSelect, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { countryChoices, newOption, type Zone } from './delivery-values.ts';
import css from './shop-settings.module.css';
import { WayFields } from './way-fields.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { orderSettingsAdmin } from '../../../messages/admin-settings/area.ts';

interface Props {
  zone: Zone;
  /** The path of its errors. */
  path: string;
  errors: Readonly<Record<string, string>>;
  currency: string;
  onChange: (zone: Zone) => void;
  onRemove: () => void;
}

/** A delivery zone: its countries and options. */
export function ZoneCard({ zone, path, errors, currency, onChange, onRemove }: Props) {
  const words = useMessages(orderSettingsAdmin);
  const { name, countries, options } = zone;
  const wrongCountry = Object.entries(errors).find(([key]) => key.startsWith(`${path}.countries`))?.[1];
  const ways = (next: typeof options) => onChange({ ...zone, options: next });
  const swap = (one: number, other: number) => {
    const [a, b] = [options[one], options[other]];
    if (a && b) ways(options.with(one, b).with(other, a));
  };
  return (
    <Fieldset legend={name || words.zone}>
      <Stack>
        <TextInput
          label={words.zoneName}
          description={words.onlyVisibleToYou}
          maxLength={80}
          value={name}
          error={errors[`${path}.name`]}
          onChange={({ currentTarget }) => onChange({ ...zone, name: currentTarget.value })}
        />
        <MultiSelect
          label={words.countries}
          placeholder={countries.length === 0 ? words.searchCountries : ''}
          data={countryChoices()}
          value={countries}
          error={wrongCountry}
          onChange={(next) => onChange({ ...zone, countries: next })}
          searchable
          hidePickedOptions
          maxDropdownHeight={260}
          nothingFoundMessage={words.noCountriesFound}
        />
        <Text fw={600} size="sm">
          {words.deliveryOptions}
        </Text>
        {options.length === 0 && (
          <Text size="sm" c="dimmed">
            {words.noDeliveryOptionsYetSo}
          </Text>
        )}
        <ul className={css.rows}>
          {options.map((way, at) => (
            <WayFields
              key={way.id}
              way={way}
              path={`${path}.options.${at}`}
              errors={errors}
              currency={currency}
              onChange={(next) => ways(options.with(at, next))}
              onRemove={() => ways(options.toSpliced(at, 1))}
              onUp={at > 0 ? () => swap(at, at - 1) : undefined}
            />
          ))}
        </ul>
        <Group justify="space-between" gap="xs">
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => ways([...options, newOption()])}
            disabled={options.length >= 30}
          >
            {words.addDeliveryOption}
          </Button>
          <Button
            variant="subtle"
            color="red"
            size="xs"
            leftSection={<IconTrash size={14} aria-hidden />}
            onClick={onRemove}
            aria-label={words.removeZoneNamed({ name })}
          >
            {words.removeZone}
          </Button>
        </Group>
      </Stack>
    </Fieldset>
  );
}
