import {
  ActionIcon,
  Button,
  Fieldset,
  Group,
  NativeSelect,
  Stack,
  Switch,
  TagsInput,
  Text,
  TextInput,
} from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { MoveButtons } from '../../../../../../lib/admin-ui/lists/move-buttons.tsx';
import { moveItem } from '../../../../../../lib/admin-ui/lists/move-item.ts';
import type { Question } from '../../../../service-shapes.ts';
import { errorWithin, FieldError, type FieldsProps, Section } from './section.tsx';

const MOST_QUESTIONS = 20;
const kinds: { value: Question['kind']; label: string }[] = [
  { value: 'text', label: 'Single line' },
  { value: 'multiline', label: 'Paragraph' },
  { value: 'choice', label: 'Multiple choice' },
  { value: 'checkbox', label: 'Checkbox' },
];

const newId = (questions: readonly Question[]): string => {
  const taken = new Set(questions.map(({ id }) => id));
  for (let number = questions.length + 1; ; number += 1)
    if (!taken.has(`question-${number}`)) return `question-${number}`;
};

interface InputsProps {
  question: Question;
  errorAt: (field: 'label' | 'options') => string | undefined;
  onChange: (question: Question) => void;
}

function QuestionInputs({ question, errorAt, onChange }: InputsProps) {
  return (
    <>
      <TextInput
        label="Question"
        placeholder="Have you thrown on a wheel before?"
        maxLength={200}
        value={question.label}
        error={errorAt('label')}
        onChange={({ currentTarget }) => onChange({ ...question, label: currentTarget.value })}
      />
      <Group gap="sm" align="flex-end">
        <NativeSelect
          label="Answer"
          data={kinds}
          value={question.kind}
          onChange={({ currentTarget }) =>
            onChange({
              ...question,
              kind: kinds.find(({ value }) => value === currentTarget.value)?.value ?? 'text',
            })
          }
        />
        <Switch
          label="Required"
          mb={8}
          checked={question.required}
          onChange={({ currentTarget }) => onChange({ ...question, required: currentTarget.checked })}
        />
      </Group>
      {question.kind === 'choice' && (
        <TagsInput
          label="Choices"
          description="Press Enter after each."
          maxTags={30}
          value={question.options ?? []}
          error={errorAt('options')}
          onChange={(options) => onChange({ ...question, options })}
        />
      )}
    </>
  );
}

/** Questions for guests. */
export function QuestionFields({ now: { questions }, change, errors }: FieldsProps) {
  const list = useId();
  return (
    <Section title="Questions" says="Name, email address and phone number are always included.">
      {questions.map((question, at) => (
        <Fieldset key={question.id} legend={`Question ${at + 1}`} variant="filled" p="sm">
          <Stack gap="xs">
            <QuestionInputs
              question={question}
              errorAt={(field) => errorWithin(errors, `questions.${at}.${field}`)}
              onChange={(next) => change({ questions: questions.with(at, next) })}
            />
            <Group gap={4}>
              <MoveButtons
                variant="default"
                name={`question ${at + 1}`}
                at={at}
                of={questions.length}
                list={list}
                onMove={(from, to) => change({ questions: moveItem(questions, from, to) })}
              />
              <ActionIcon
                variant="default"
                aria-label={`Remove question ${at + 1}`}
                onClick={() => change({ questions: questions.toSpliced(at, 1) })}
              >
                <IconX size={16} />
              </ActionIcon>
            </Group>
          </Stack>
        </Fieldset>
      ))}
      {questions.length === 0 && (
        <Text size="sm" c="dimmed">
          No questions yet.
        </Text>
      )}
      <FieldError>{errors['questions']}</FieldError>
      {questions.length < MOST_QUESTIONS && (
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() =>
              change({
                questions: [...questions, { id: newId(questions), label: '', kind: 'text', required: false }],
              })
            }
          >
            Add question
          </Button>
        </Group>
      )}
    </Section>
  );
}
