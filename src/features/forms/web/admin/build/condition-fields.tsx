import { Group, NativeSelect, Switch, TextInput } from '@mantine/core';
import { withOptions } from '../../../field-types.ts';
import type { FormField } from '../../../form-shapes.ts';

interface Props {
  field: FormField;
  before: readonly FormField[];
  onChange: (field: FormField, what?: string) => void;
}

const firstAnswer = ({ type, options }: FormField): string =>
  type === 'checkbox' ? 'yes' : withOptions.has(type) ? (options?.[0] ?? '*') : '*';

function AnswerChoice({
  other,
  is,
  onChange,
}: {
  other: FormField;
  is: string;
  onChange: (is: string) => void;
}) {
  if (other.type === 'checkbox') return <TextInput label="is" value="ticked" readOnly />;
  const options = withOptions.has(other.type) ? (other.options ?? []) : [];
  return (
    <NativeSelect
      label="is"
      data={[
        ...options.map((option) => ({ value: option, label: option })),
        { value: '*', label: 'any answer' },
      ]}
      value={is}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** Shows a question only if an earlier one has a certain answer. */
export function ConditionFields({ field, before, onChange }: Props) {
  const { when, ...rest } = field;
  const other = before.find(({ name }) => name === when?.field);
  const last = before.at(-1);
  const choose = (name: string) => {
    const chosen = before.find((one) => one.name === name);
    if (chosen) onChange({ ...rest, when: { field: name, is: firstAnswer(chosen) } });
  };
  return (
    <>
      <Switch
        label="Show only for certain answers"
        description={last ? undefined : 'There’s no question before this one.'}
        disabled={!last}
        checked={when !== undefined}
        onChange={({ currentTarget }) => (currentTarget.checked && last ? choose(last.name) : onChange(rest))}
      />
      {when && other && (
        <Group grow align="flex-start">
          <NativeSelect
            label="Show if the answer to"
            data={before.map(({ name, label }) => ({ value: name, label }))}
            value={when.field}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
          <AnswerChoice
            other={other}
            is={when.is}
            onChange={(is) => onChange({ ...rest, when: { ...when, is } })}
          />
        </Group>
      )}
    </>
  );
}
