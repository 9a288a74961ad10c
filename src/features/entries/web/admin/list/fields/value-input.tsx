import { MultiSelect, NativeSelect, TextInput } from '@mantine/core';
import { AmountInput } from '../../../../../../lib/admin-ui/numbers/amount-input.tsx';
import { NumberInput } from '../../../../../../lib/admin-ui/numbers/number-input.tsx';
import { DateField } from '../../../../../../lib/admin-ui/time/date-fields.tsx';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { MOST_CHOSEN, MOST_SOUGHT } from '../../../../asked-fields.ts';
import type { ContentType } from '../../../../entry-shapes.ts';
import { entryListAdmin } from '../../../../messages/admin-list/area.ts';
import type { Field } from './field-columns.ts';
import { RecordPicker } from './record-picker.tsx';

interface Shared {
  field: Field;
  label: string;
  isMissing: boolean;
}

interface ValueProps extends Shared {
  value: string | number | null;
  currency: string;
  onChange: (value: string | number | null) => void;
}

/** A value that a field is compared with. */
export function ValueInput({ field, label, value, currency, isMissing, onChange }: ValueProps) {
  const words = useMessages(entryListAdmin);
  switch (field.kind) {
    case 'choice':
    case 'toggle':
      return (
        <NativeSelect
          label={label}
          value={String(value ?? '')}
          data={
            field.kind === 'choice'
              ? field.options
              : [
                  { value: 'true', label: words.yes },
                  { value: 'false', label: words.no },
                ]
          }
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    case 'text':
    case 'multiline':
      return (
        <TextInput
          label={label}
          value={String(value ?? '')}
          maxLength={MOST_SOUGHT}
          error={isMissing ? words.enterTheTextToFind : undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    case 'number':
    case 'money': {
      const shared = {
        value: typeof value === 'number' ? value : ('' as const),
        onChange,
        error: isMissing ? words.enterANumber : undefined,
      };
      return field.kind === 'money' ? (
        <AmountInput
          {...shared}
          label={words.amountIn({ label, currency })}
          currency={currency}
          error={isMissing ? words.enterAnAmountLike24 : undefined}
        />
      ) : (
        <NumberInput {...shared} label={label} hideControls />
      );
    }
    default:
      return (
        <DateField
          label={label}
          value={typeof value === 'string' ? value : null}
          onChange={onChange}
          error={isMissing ? words.chooseADate : undefined}
        />
      );
  }
}

interface SeveralProps extends Shared {
  type: ContentType;
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Several options of a choice, or records that a field can refer to. */
export function SeveralInput({ type, field, label, value, isMissing, onChange }: SeveralProps) {
  const words = useMessages(entryListAdmin);
  const shared = { label, onChange, error: isMissing ? words.chooseAtLeastOne : undefined };
  if (field.kind !== 'choice') return <RecordPicker {...{ type, field, value }} {...shared} />;
  return (
    <MultiSelect
      {...shared}
      placeholder={value.length === 0 ? words.search : ''}
      data={[...new Set([...value, ...field.options])]}
      value={[...value]}
      searchable
      hidePickedOptions
      maxValues={MOST_CHOSEN}
      maxDropdownHeight={220}
      // It would cover the button below after the last one was chosen.
      {...(field.options.every((option) => value.includes(option))
        ? {}
        : { nothingFoundMessage: words.noResultsFound })}
    />
  );
}
