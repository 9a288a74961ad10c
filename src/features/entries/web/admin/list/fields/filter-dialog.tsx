import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../../../../lib/admin-ui/dialogs/dialog.tsx';
import { AmountInput } from '../../../../../../lib/admin-ui/numbers/amount-input.tsx';
import { NumberInput } from '../../../../../../lib/admin-ui/numbers/number-input.tsx';
import { DateField } from '../../../../../../lib/admin-ui/time/date-fields.tsx';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import type { FieldWanted } from '../../../../asked-fields.ts';
import { entryListAdmin } from '../../../../messages/admin-list/area.ts';
import type { Field } from './field-columns.ts';
import { type Condition, conditionsOf, wantedOf, type Written, written } from './field-conditions.ts';
import { conditionLabel } from './say-filter.ts';

interface Props {
  /** Those that can be chosen; one where its filter is edited. */
  fields: readonly Field[];
  /** The filter that is edited. */
  wanted?: FieldWanted | undefined;
  currency: string;
  onApply: (key: string, wanted: FieldWanted) => void;
  onClose: () => void;
}

/** What a filter starts with: the first condition of its field, and a value that suits most people. */
function startOf(field: Field | undefined): Written {
  const [condition = 'is'] = field ? conditionsOf(field) : [];
  const first =
    field?.kind === 'choice' ? (field.options[0] ?? null) : field?.kind === 'toggle' ? 'true' : null;
  return { condition, first, last: null };
}

interface ValueProps {
  field: Field;
  label: string;
  value: string | number | null;
  currency: string;
  isMissing: boolean;
  onChange: (value: string | number | null) => void;
}

function ValueInput({ field, label, value, currency, isMissing, onChange }: ValueProps) {
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

/** The form that a filter is written in. */
export default function FilterDialog({ fields, wanted, currency, onApply, onClose }: Props) {
  const words = useMessages(entryListAdmin);
  const [key, setKey] = useState(fields[0]?.key ?? '');
  const field = fields.find((each) => each.key === key);
  const [now, setNow] = useState<Written>(() => (wanted === undefined ? startOf(field) : written(wanted)));
  const [isSent, setSent] = useState(false);
  if (!field) return null;
  const put = (part: Partial<Written>) => setNow({ ...now, ...part });
  const choose = (chosen: string) => {
    setKey(chosen);
    setNow(startOf(fields.find((each) => each.key === chosen)));
    setSent(false);
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const made = wantedOf(field, now);
    setSent(true);
    if (made === null) return;
    onApply(key, made);
    onClose();
  };
  const input = (at: 'first' | 'last', label: string) => (
    <ValueInput
      {...{ field, label, currency }}
      value={now[at]}
      isMissing={isSent && now[at] === null}
      onChange={(value) => put({ [at]: value === '' ? null : value })}
    />
  );
  return (
    <Dialog onClose={onClose} title={wanted === undefined ? words.addFilter : words.editFilter}>
      <form onSubmit={apply} noValidate>
        <Stack gap="sm">
          <NativeSelect
            label={words.field}
            value={key}
            data={fields.map(({ key: value, label }) => ({ value, label }))}
            data-autofocus
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
          <NativeSelect
            label={words.condition}
            value={now.condition}
            data={conditionsOf(field).map((value) => ({ value, label: conditionLabel(field, value) }))}
            onChange={({ currentTarget }) => put({ condition: currentTarget.value as Condition })}
          />
          {now.condition !== 'filled' &&
            input('first', now.condition === 'between' ? words.from : words.value)}
          {now.condition === 'between' && input('last', words.to)}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {words.cancel}
            </Button>
            <Button type="submit">{words.applyFilter}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
