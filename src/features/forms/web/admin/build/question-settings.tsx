import { NativeSelect, SegmentedControl, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { type FieldType, fieldTypes, withOptions } from '../../../field-types.ts';
import type { FormField } from '../../../form-shapes.ts';
import { fieldLabels } from '../field-labels.ts';
import { ConditionFields } from './condition-fields.tsx';
import { LimitFields } from './limit-fields.tsx';
import { retyped } from './rows.ts';

export interface SettingsProps {
  field: FormField;
  before: readonly FormField[];
  errors: Readonly<Record<string, string>>;
  path: string;
  onChange: (field: FormField, what?: string) => void;
}

const withPlaceholder = new Set<FieldType>(['text', 'multiline', 'email', 'phone', 'number']);

/** All settings of a question. */
export function QuestionSettings({ field, before, errors, path, onChange }: SettingsProps) {
  const set = (patch: Partial<FormField>, what?: string) => onChange({ ...field, ...patch }, what);
  const wrongOption = Object.entries(errors).find(([key]) => key.startsWith(`${path}.options`))?.[1];
  return (
    <Stack gap="sm" pt="sm">
      <TextInput
        label={field.type === 'checkbox' ? 'Consent text' : 'Label'}
        value={field.label}
        error={errors[`${path}.label`]}
        maxLength={200}
        onChange={({ currentTarget }) => set({ label: currentTarget.value }, 'label')}
      />
      <NativeSelect
        label="Answer type"
        data={fieldTypes.map((type) => ({ value: type, label: fieldLabels[type].label }))}
        value={field.type}
        error={errors[`${path}.type`]}
        onChange={({ currentTarget }) => onChange(retyped(field, currentTarget.value as FieldType))}
      />
      {withOptions.has(field.type) && (
        <Textarea
          label="Options"
          description="One per line."
          autosize
          minRows={2}
          maxRows={14}
          value={(field.options ?? []).join('\n')}
          error={wrongOption}
          onChange={({ currentTarget }) => set({ options: currentTarget.value.split('\n') }, 'options')}
          onBlur={() =>
            set({
              options: [...new Set((field.options ?? []).map((option) => option.trim()).filter(Boolean))],
            })
          }
        />
      )}
      <TextInput
        label="Help text"
        description="Shown below the label."
        value={field.help}
        error={errors[`${path}.help`]}
        maxLength={300}
        onChange={({ currentTarget }) => set({ help: currentTarget.value }, 'help')}
      />
      {withPlaceholder.has(field.type) && (
        <TextInput
          label="Placeholder"
          value={field.placeholder}
          maxLength={120}
          onChange={({ currentTarget }) => set({ placeholder: currentTarget.value }, 'placeholder')}
        />
      )}
      <Switch
        label="Required"
        checked={field.required}
        onChange={({ currentTarget }) => set({ required: currentTarget.checked })}
      />
      <LimitFields field={field} errors={errors} path={path} onChange={set} />
      <div>
        <Text size="sm" fw={500} mb={4} id={`${field.name}-width`}>
          Width
        </Text>
        <SegmentedControl
          aria-labelledby={`${field.name}-width`}
          data={[
            { value: 'full', label: 'Full' },
            { value: 'half', label: 'Half' },
            { value: 'third', label: 'Third' },
          ]}
          value={field.width}
          onChange={(width) => set({ width })}
        />
      </div>
      <ConditionFields field={field} before={before} onChange={onChange} />
    </Stack>
  );
}
