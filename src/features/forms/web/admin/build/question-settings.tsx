import { NativeSelect, SegmentedControl, Stack, Switch, Text, Textarea, TextInput } from '@mantine/core';
import { type FieldType, fieldTypes, withOptions } from '../../../field-types.ts';
import type { FormField } from '../../../form-shapes.ts';
import { fieldLabels } from '../field-labels.ts';
import { ConditionFields } from './condition-fields.tsx';
import { LimitFields } from './limit-fields.tsx';
import { retyped } from './rows.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { formsAdmin } from '../../../messages/admin/area.ts';

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
  const words = useMessages(formsAdmin);
  const labels = fieldLabels();
  const set = (patch: Partial<FormField>, what?: string) => onChange({ ...field, ...patch }, what);
  const wrongOption = Object.entries(errors).find(([key]) => key.startsWith(`${path}.options`))?.[1];
  return (
    <Stack gap="sm" pt="sm">
      <TextInput
        label={field.type === 'checkbox' ? words.consentText : words.label}
        value={field.label}
        error={errors[`${path}.label`]}
        maxLength={200}
        onChange={({ currentTarget }) => set({ label: currentTarget.value }, 'label')}
      />
      <NativeSelect
        label={words.answerType}
        data={fieldTypes.map((type) => ({ value: type, label: labels[type].label }))}
        value={field.type}
        error={errors[`${path}.type`]}
        onChange={({ currentTarget }) => onChange(retyped(field, currentTarget.value as FieldType))}
      />
      {withOptions.has(field.type) && (
        <Textarea
          label={words.options}
          description={words.onePerLine}
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
        label={words.helpText}
        description={words.shownBelowTheLabel}
        value={field.help}
        error={errors[`${path}.help`]}
        maxLength={300}
        onChange={({ currentTarget }) => set({ help: currentTarget.value }, 'help')}
      />
      {withPlaceholder.has(field.type) && (
        <TextInput
          label={words.placeholder}
          value={field.placeholder}
          maxLength={120}
          onChange={({ currentTarget }) => set({ placeholder: currentTarget.value }, 'placeholder')}
        />
      )}
      <Switch
        label={words.required}
        checked={field.required}
        onChange={({ currentTarget }) => set({ required: currentTarget.checked })}
      />
      <LimitFields field={field} errors={errors} path={path} onChange={set} />
      <div>
        <Text size="sm" fw={500} mb={4} id={`${field.name}-width`}>
          {words.width}
        </Text>
        <SegmentedControl
          aria-labelledby={`${field.name}-width`}
          data={[
            { value: 'full', label: words.full },
            { value: 'half', label: words.half },
            { value: 'third', label: words.third },
          ]}
          value={field.width}
          onChange={(width) => set({ width })}
        />
      </div>
      <ConditionFields field={field} before={before} onChange={onChange} />
    </Stack>
  );
}
