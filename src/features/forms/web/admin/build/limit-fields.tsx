import { Group, NumberInput, TextInput } from '@mantine/core';
import { type FieldType, FILES_MOST } from '../../../field-types.ts';
import type { FormField } from '../../../form-shapes.ts';

interface Props {
  field: FormField;
  errors: Readonly<Record<string, string>>;
  path: string;
  onChange: (patch: Partial<FormField>, what?: string) => void;
}

/** The unit of a limit, and its sensible maximum. */
const counted: Partial<Record<FieldType, { least: string; most: string; top: number; from: number }>> = {
  text: { least: 'Minimum characters', most: 'Maximum characters', from: 1, top: 500 },
  multiline: { least: 'Minimum characters', most: 'Maximum characters', from: 1, top: 10_000 },
  number: { least: 'Minimum', most: 'Maximum', from: -1e9, top: 1e9 },
  choices: { least: 'Minimum choices', most: 'Maximum choices', from: 1, top: 60 },
  file: { least: 'Minimum files', most: 'Maximum files', from: 1, top: 10 },
};

/** Limits of an answer; empty for none. */
export function LimitFields({ field, errors, path, onChange }: Props) {
  if (field.type === 'date')
    return (
      <Group grow align="flex-start">
        {(['earliest', 'latest'] as const).map((key) => (
          <TextInput
            key={key}
            type="date"
            label={key === 'earliest' ? 'Earliest date' : 'Latest date'}
            value={field[key] ?? ''}
            error={errors[`${path}.${key}`]}
            onChange={({ currentTarget }) => onChange({ [key]: currentTarget.value || undefined }, key)}
          />
        ))}
      </Group>
    );
  const words = counted[field.type];
  if (!words) return null;
  return (
    <Group grow align="flex-start">
      {(['least', 'most'] as const).map((key) => (
        <NumberInput
          key={key}
          label={words[key]}
          placeholder={field.type === 'file' && key === 'most' ? String(FILES_MOST) : 'No limit'}
          min={words.from}
          max={words.top}
          allowDecimal={field.type === 'number'}
          value={field[key] ?? ''}
          error={errors[`${path}.${key}`]}
          onChange={(value) => onChange({ [key]: typeof value === 'number' ? value : undefined }, key)}
        />
      ))}
    </Group>
  );
}
