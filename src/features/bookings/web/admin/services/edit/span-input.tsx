import { Group, Input, NativeSelect } from '@mantine/core';
import { NumberInput } from '../../../../../../lib/admin-ui/numbers/number-input.tsx';
import { useId, useState } from 'react';
import { pageLanguage } from '../../../../../../lib/messages/area.ts';
import type { Amount } from '../service-draft.ts';
import css from '../services.module.css';
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { servicesAdmin } from '../../../../messages/admin-services/area.ts';

const units = [
  { minutes: 1, label: 'minutes' },
  { minutes: 60, label: 'hours' },
  { minutes: 1440, label: 'days' },
] as const;

interface Props {
  label: string;
  description?: string;
  /** In minutes. */
  value: Amount;
  /** Whether it may be empty, with the meaning of that. */
  placeholder?: string;
  error?: string | undefined;
  onChange: (minutes: Amount) => void;
}

/** Nouns keep their capital letter in German. */
const inSentence = (label: string): string => (pageLanguage() === 'de' ? label : label.toLowerCase());

/** The largest unit in which it is a whole number. */
const unitOf = (value: Amount): number =>
  value === '' || value === 0 ? 1 : (units.findLast(({ minutes }) => value % minutes === 0)?.minutes ?? 1);

/** A duration as a number of minutes, hours or days. */
export function SpanInput({ label, description, value, placeholder, error, onChange }: Props) {
  const words = useMessages(servicesAdmin);
  const id = useId();
  const [chosen, setUnit] = useState(() => unitOf(value));
  const unit = value !== '' && value % chosen !== 0 ? unitOf(value) : chosen;
  const shown = value === '' ? '' : value / unit;
  return (
    <Input.Wrapper id={id} label={label} description={description} error={error}>
      <Group gap={6} wrap="nowrap" mt={4}>
        <NumberInput
          id={id}
          aria-label={label}
          className={css.number ?? ''}
          min={0}
          hideControls
          allowDecimal={false}
          placeholder={placeholder ?? ''}
          value={shown}
          error={error !== undefined}
          onChange={(next) => {
            onChange(next === '' ? '' : next * unit);
          }}
        />
        <NativeSelect
          aria-label={words.unitFor({ label: inSentence(label) })}
          value={String(unit)}
          data={units.map(({ minutes, label: name }) => ({ value: String(minutes), label: words[name] }))}
          onChange={({ currentTarget }) => {
            const next = Number(currentTarget.value);
            setUnit(next);
            if (shown !== '') onChange(Math.round(shown) * next);
          }}
        />
      </Group>
    </Input.Wrapper>
  );
}
