import { Group, TextInput } from '@mantine/core';
import { NumberInput } from '../../../../../lib/admin-ui/numbers/number-input.tsx';
import { type FieldType, FILES_MOST } from '../../../field-types.ts';
import type { FormField } from '../../../form-shapes.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { formsAdmin } from '../../../messages/admin/area.ts';

interface Props {
  field: FormField;
  errors: Readonly<Record<string, string>>;
  path: string;
  onChange: (patch: Partial<FormField>, what?: string) => void;
}

/** The unit of a limit, and its sensible maximum. */
const counted = {
  text: { least: 'minimumCharacters', most: 'maximumCharacters', from: 1, top: 500 },
  multiline: { least: 'minimumCharacters', most: 'maximumCharacters', from: 1, top: 10_000 },
  number: { least: 'minimum', most: 'maximum', from: -1e9, top: 1e9 },
  choices: { least: 'minimumChoices', most: 'maximumChoices', from: 1, top: 60 },
  file: { least: 'minimumFiles', most: 'maximumFiles', from: 1, top: 10 },
} as const satisfies Partial<Record<FieldType, unknown>>;

const isCounted = (type: FieldType): type is keyof typeof counted => Object.hasOwn(counted, type);

/** Limits of an answer; empty for none. */
export function LimitFields({ field, errors, path, onChange }: Props) {
  const words = useMessages(formsAdmin);
  if (field.type === 'date')
    return (
      <Group grow align="flex-start">
        {(['earliest', 'latest'] as const).map((key) => (
          <TextInput
            key={key}
            type="date"
            label={key === 'earliest' ? words.earliestDate : words.latestDate}
            value={field[key] ?? ''}
            error={errors[`${path}.${key}`]}
            onChange={({ currentTarget }) => onChange({ [key]: currentTarget.value || undefined }, key)}
          />
        ))}
      </Group>
    );
  if (!isCounted(field.type)) return null;
  const limits = counted[field.type];
  return (
    <Group grow align="flex-start">
      {(['least', 'most'] as const).map((key) => (
        <NumberInput
          key={key}
          label={words[limits[key]]}
          placeholder={field.type === 'file' && key === 'most' ? String(FILES_MOST) : words.noLimit}
          min={limits.from}
          max={limits.top}
          allowDecimal={field.type === 'number'}
          value={field[key] ?? ''}
          error={errors[`${path}.${key}`]}
          onChange={(value) => onChange({ [key]: typeof value === 'number' ? value : undefined }, key)}
        />
      ))}
    </Group>
  );
}
