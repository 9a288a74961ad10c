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
import { useMessages } from '../../../../../../lib/messages/use-messages.ts';
import { servicesAdmin } from '../../../../messages/admin-services/area.ts';

const MOST_QUESTIONS = 20;
const kinds = [
  { value: 'text', label: 'singleLine' },
  { value: 'multiline', label: 'paragraph' },
  { value: 'choice', label: 'multipleChoice' },
  { value: 'checkbox', label: 'checkbox' },
] as const satisfies { value: Question['kind']; label: string }[];

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
  const words = useMessages(servicesAdmin);
  return (
    <>
      <TextInput
        label={words.question}
        placeholder={words.exampleQuestion}
        maxLength={200}
        value={question.label}
        error={errorAt('label')}
        onChange={({ currentTarget }) => onChange({ ...question, label: currentTarget.value })}
      />
      <Group gap="sm" align="flex-end">
        <NativeSelect
          label={words.answer}
          data={kinds.map(({ value, label }) => ({ value, label: words[label] }))}
          value={question.kind}
          onChange={({ currentTarget }) =>
            onChange({
              ...question,
              kind: kinds.find(({ value }) => value === currentTarget.value)?.value ?? 'text',
            })
          }
        />
        <Switch
          label={words.required}
          mb={8}
          checked={question.required}
          onChange={({ currentTarget }) => onChange({ ...question, required: currentTarget.checked })}
        />
      </Group>
      {question.kind === 'choice' && (
        <TagsInput
          label={words.choices}
          description={words.pressEnterAfterEach}
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
  const words = useMessages(servicesAdmin);
  const list = useId();
  return (
    <Section title={words.questions} says={words.nameEmailAddressAndPhone}>
      {questions.map((question, at) => (
        <Fieldset key={question.id} legend={words.questionNumber({ number: at + 1 })} variant="filled" p="sm">
          <Stack gap="xs">
            <QuestionInputs
              question={question}
              errorAt={(field) => errorWithin(errors, `questions.${at}.${field}`)}
              onChange={(next) => change({ questions: questions.with(at, next) })}
            />
            <Group gap={4}>
              <MoveButtons
                variant="default"
                name={words.questionWithinSentence({ number: at + 1 })}
                at={at}
                of={questions.length}
                list={list}
                onMove={(from, to) => change({ questions: moveItem(questions, from, to) })}
              />
              <ActionIcon
                variant="default"
                aria-label={words.removeQuestion({ number: at + 1 })}
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
          {words.noQuestionsYet}
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
            {words.addQuestion}
          </Button>
        </Group>
      )}
    </Section>
  );
}
