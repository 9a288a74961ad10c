import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../../../../../../lib/admin-ui/dialogs/dialog.tsx';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import type { FieldWanted } from '../../../../asked-fields.ts';
import type { ContentType } from '../../../../entry-shapes.ts';
import { entryListAdmin } from '../../../../messages/admin-list/area.ts';
import type { Field } from './field-columns.ts';
import {
  type Condition,
  conditionsOf,
  hasNoValue,
  hasSeveral,
  wantedOf,
  type Written,
  written,
} from './field-conditions.ts';
import { conditionLabel } from './say-filter.ts';
import { SeveralInput, ValueInput } from './value-input.tsx';

interface Props {
  type: ContentType;
  /** Those that can be chosen; one where its filter is edited. */
  fields: readonly Field[];
  /** The filter that is edited. */
  wanted?: FieldWanted | undefined;
  currency: string;
  /** @returns whether it is applied; not with others that are too long together */
  onApply: (key: string, wanted: FieldWanted) => boolean;
  onClose: () => void;
}

/** What a filter starts with: the first condition of its field, and a value that suits most people. */
function startOf(field: Field | undefined): Written {
  const [condition = 'is'] = field ? conditionsOf(field) : [];
  const first =
    field?.kind === 'choice' ? (field.options[0] ?? null) : field?.kind === 'toggle' ? 'true' : null;
  return { condition, first, last: null, several: [] };
}

interface ValuesProps {
  type: ContentType;
  field: Field;
  now: Written;
  currency: string;
  isSent: boolean;
  put: (part: Partial<Written>) => void;
}

/** What the field is compared with, if the condition needs that. */
function Values({ type, field, now, currency, isSent, put }: ValuesProps) {
  const words = useMessages(entryListAdmin);
  const { condition, several } = now;
  if (hasNoValue(condition)) return null;
  if (hasSeveral(condition))
    return (
      <SeveralInput
        {...{ type, field }}
        label={words.values}
        value={several}
        isMissing={isSent && several.length === 0}
        onChange={(next) => put({ several: next })}
      />
    );
  const input = (at: 'first' | 'last', label: string) => (
    <ValueInput
      {...{ field, label, currency }}
      value={now[at]}
      isMissing={isSent && wantedOf(field, { ...now, condition: 'is', first: now[at] }) === null}
      onChange={(value) => put({ [at]: value === '' ? null : value })}
    />
  );
  return (
    <>
      {input('first', condition === 'between' ? words.from : words.value)}
      {condition === 'between' && input('last', words.to)}
    </>
  );
}

/** The form that a filter is written in. */
export default function FilterDialog({ type, fields, wanted, currency, onApply, onClose }: Props) {
  const words = useMessages(entryListAdmin);
  const [key, setKey] = useState(fields[0]?.key ?? '');
  const field = fields.find((each) => each.key === key);
  const [now, setNow] = useState<Written>(() => (wanted === undefined ? startOf(field) : written(wanted)));
  const [isSent, setSent] = useState(false);
  const [isTooLong, setTooLong] = useState(false);
  if (!field) return null;
  const put = (part: Partial<Written>) => {
    setNow({ ...now, ...part });
    setTooLong(false);
  };
  const choose = (chosen: string) => {
    setKey(chosen);
    setNow(startOf(fields.find((each) => each.key === chosen)));
    setSent(false);
    setTooLong(false);
  };
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const made = wantedOf(field, now);
    setSent(true);
    if (made === null) return;
    if (onApply(key, made)) onClose();
    else setTooLong(true);
  };
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
            onChange={({ currentTarget }) =>
              put({
                condition: currentTarget.value as Condition,
                first: now.first ?? startOf(field).first,
              })
            }
          />
          <Values key={key} {...{ type, field, now, currency, isSent, put }} />
          {isTooLong && (
            <Text size="sm" c="var(--mantine-color-error)" role="alert">
              {words.filtersTooLong}
            </Text>
          )}
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
