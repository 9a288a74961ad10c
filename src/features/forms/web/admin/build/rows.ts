import { withOptions, type FieldType } from '../../../field-types.ts';
import { messagesNow } from '../../../../../lib/messages/use-messages.ts';
import { formsAdmin } from '../../../messages/admin/area.ts';
import type { Form, FormField } from '../../../form-shapes.ts';

/** A form in the editor: questions and step titles in one list. */
export type Row =
  | { kind: 'step'; id: string; title: string }
  | { kind: 'field'; id: string; field: FormField };

export type Questions = Pick<Form, 'steps' | 'content'>;

export function rowsOf({ steps, content }: Questions): Row[] {
  const fieldRow = (field: FormField): Row => ({ kind: 'field', id: field.name, field });
  if (steps.length === 0) return content.map(fieldRow);
  return steps.flatMap((title, index) => [
    { kind: 'step' as const, id: `step-${index}`, title },
    ...content.filter(({ step }) => step === index).map(fieldRow),
  ]);
}

/** A condition requires an earlier field; otherwise it is dropped. */
function mended(fields: readonly FormField[]): FormField[] {
  const before = new Set<string>();
  return fields.map((field) => {
    const { when, ...rest } = field;
    const kept = when && !before.has(when.field) ? rest : field;
    before.add(field.name);
    return kept;
  });
}

export function questionsOf(rows: readonly Row[]): Questions {
  const steps: string[] = [];
  const content: FormField[] = [];
  for (const row of rows) {
    if (row.kind === 'step') steps.push(row.title);
    else content.push({ ...row.field, step: Math.max(0, steps.length - 1) });
  }
  return { steps, content: mended(content) };
}

/** Questions move among each other and past step titles, but not above the first one. */
export function moveRow(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const least = rows[0]?.kind === 'step' ? 1 : 0;
  const target = Math.max(least, Math.min(rows.length - 1, to));
  const moved = rows[from];
  if (!moved || moved.kind === 'step' || target === from) return rows;
  return rows.toSpliced(from, 1).toSpliced(target, 0, moved);
}

const starts = {
  text: { label: 'yourName', name: 'text' },
  multiline: { label: 'message', name: 'message' },
  email: { label: 'email', name: 'email' },
  phone: { label: 'phone', name: 'phone' },
  number: { label: 'howMany', name: 'number' },
  date: { label: 'date', name: 'date' },
  choice: { label: 'whichOne', name: 'choice' },
  choices: { label: 'whichOnes', name: 'choices' },
  checkbox: { label: 'iAgree', name: 'agree' },
  file: { label: 'yourFile', name: 'file' },
} as const satisfies Record<FieldType, { label: string; name: string }>;

const firstOptions = () => {
  const { firstOption, secondOption } = messagesNow(formsAdmin);
  return [firstOption, secondOption];
};

const freeName = (name: string, fields: readonly FormField[]): string => {
  const taken = new Set(fields.map((field) => field.name));
  if (!taken.has(name)) return name;
  for (let count = 2; ; count += 1) if (!taken.has(`${name}-${count}`)) return `${name}-${count}`;
};

export function newField(type: FieldType, fields: readonly FormField[]): FormField {
  const { label, name } = starts[type];
  return {
    name: freeName(name, fields),
    label: messagesNow(formsAdmin)[label],
    type,
    required: false,
    help: '',
    placeholder: '',
    width: 'full',
    step: 0,
    ...(withOptions.has(type) ? { options: firstOptions() } : {}),
  };
}

export const copyField = (field: FormField, fields: readonly FormField[]): FormField => ({
  ...field,
  name: freeName(field.name.replace(/-\d+$/, ''), fields),
});

/** Keeps the settings that both types have. */
export function retyped(field: FormField, type: FieldType): FormField {
  const { name, label, required, help, placeholder, width, step, when, options } = field;
  return {
    name,
    label,
    type,
    required,
    help,
    placeholder,
    width,
    step,
    ...(when ? { when } : {}),
    ...(withOptions.has(type) ? { options: options ?? firstOptions() } : {}),
  };
}
