import { Group, NativeSelect, Switch, TextInput } from '@mantine/core';
import { withOptions } from '../../../field-types.ts';
import type { FormField } from '../../../form-shapes.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { formsAdmin } from '../../../messages/admin/area.ts';

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
  const words = useMessages(formsAdmin);
  if (other.type === 'checkbox') return <TextInput label={words.is} value={words.ticked} readOnly />;
  const options = withOptions.has(other.type) ? (other.options ?? []) : [];
  return (
    <NativeSelect
      label={words.is}
      data={[
        ...options.map((option) => ({ value: option, label: option })),
        { value: '*', label: words.anyAnswer },
      ]}
      value={is}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** Shows a question only if an earlier one has a certain answer. */
export function ConditionFields({ field, before, onChange }: Props) {
  const words = useMessages(formsAdmin);
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
        label={words.showOnlyForCertainAnswers}
        description={last ? undefined : words.theresNoQuestionBeforeThis}
        disabled={!last}
        checked={when !== undefined}
        onChange={({ currentTarget }) => (currentTarget.checked && last ? choose(last.name) : onChange(rest))}
      />
      {when && other && (
        <Group grow align="flex-start">
          <NativeSelect
            label={words.showIfTheAnswerTo}
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
