import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { serviceWords } from '../../../messages/service/area.ts';
import type { SubmitEvent } from 'react';
import { Field, Labelled } from '../../../../../lib/ui/form/field.tsx';
import form from '../../../../../lib/ui/form/form.module.css';
import type { Problem } from '../../../../../lib/ui/form/problem.ts';
import { Summary } from '../../../../../lib/ui/form/summary.tsx';
import type { ShownQuestion } from '../../../service-shapes.ts';
import css from './book.module.css';

export interface Guest {
  email: string;
  name: string;
  phone: string;
  note: string;
  answers: Record<string, string>;
}

export const nobody: Guest = { email: '', name: '', phone: '', note: '', answers: {} };

interface Props {
  guest: Guest;
  questions: readonly ShownQuestion[];
  problem: Problem | undefined;
  busy: boolean;
  button: string;
  /** False for a time that is too soon to be rescheduled or cancelled online. */
  changeable: boolean;
  onGuest: (guest: Guest) => void;
  onSend: () => void;
}

/** The guest's details, and answers to the service's questions. The input is kept by the parent, so that a lost time loses none of it. */
export function GuestForm({ guest, questions, problem, busy, button, changeable, onGuest, onSend }: Props) {
  const t = useMessages(serviceWords);
  const on = (name: 'email' | 'name' | 'phone') => ({
    name,
    problem,
    value: guest[name],
    onChange: ({ target }: { target: HTMLInputElement }) => onGuest({ ...guest, [name]: target.value }),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) onSend();
  };
  return (
    <form className={css.guest} onSubmit={submit} noValidate>
      <Summary problem={problem} />
      <Field
        {...on('email')}
        label={t.emailAddress}
        type="email"
        autoComplete="email"
        hint={changeable ? t.confirmationSentHere : t.confirmationTooLate}
      />
      <Field {...on('name')} label={t.fullName} autoComplete="name" />
      <Field {...on('phone')} label={t.phoneNumberOptional} type="tel" autoComplete="tel" />
      {questions.map((question) => (
        <Answer
          key={question.id}
          question={question}
          problem={problem}
          value={guest.answers[question.id] ?? ''}
          onValue={(value) => onGuest({ ...guest, answers: { ...guest.answers, [question.id]: value } })}
        />
      ))}
      <Labelled name="note" label={t.noteOptional} problem={problem}>
        {(parts) => (
          <textarea
            className={form.input}
            rows={3}
            value={guest.note}
            onChange={({ target }) => onGuest({ ...guest, note: target.value })}
            {...parts}
          />
        )}
      </Labelled>
      <button type="submit" className="button" aria-disabled={busy || undefined}>
        {busy ? t.sending : button}
      </button>
    </form>
  );
}

function Answer({
  question: { id, label, kind, required, options, optionTexts },
  problem,
  value,
  onValue,
}: {
  question: ShownQuestion;
  problem: Problem | undefined;
  value: string;
  onValue: (value: string) => void;
}) {
  const t = useMessages(serviceWords);
  const name = `answers.${id}`;
  if (kind === 'checkbox')
    return (
      <Labelled name={name} label={required ? label : t.optional({ label })} problem={problem}>
        {(parts) => (
          <input
            type="checkbox"
            className={css.check}
            checked={value !== ''}
            onChange={({ target }) => onValue(target.checked ? 'Yes' : '')}
            {...parts}
          />
        )}
      </Labelled>
    );
  return (
    <Labelled name={name} label={required ? label : t.optional({ label })} problem={problem}>
      {(parts) => {
        const common = {
          className: form.input,
          value,
          onChange: ({ target }: { target: { value: string } }) => onValue(target.value),
          ...parts,
        };
        if (kind === 'multiline') return <textarea rows={3} {...common} />;
        if (kind === 'text') return <input {...common} />;
        return (
          <select {...common}>
            <option value="">{t.chooseAnAnswer}</option>
            {options?.map((option, at) => (
              <option key={option} value={option}>
                {optionTexts?.[at] ?? option}
              </option>
            ))}
          </select>
        );
      }}
    </Labelled>
  );
}
