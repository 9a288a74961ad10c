import { Form } from 'react-router';
import { Field } from '../../../../../lib/ui/form/field.tsx';
import form from '../../../../../lib/ui/form/form.module.css';
import { SubmitButton } from '../../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../../lib/ui/form/summary.tsx';
import type { AccountDetails } from '../../../contract.ts';
import { DoneNote, useOutcome } from './outcome.tsx';

export function DetailsForm({ details }: { details: AccountDetails }) {
  const { problem, done } = useOutcome('details');
  return (
    <Form className={form.form} method="post" noValidate preventScrollReset>
      <Summary problem={problem} />
      <Field name="name" label="Name" autoComplete="name" defaultValue={details.name} problem={problem} />
      <Field
        name="phone"
        label="Phone (optional)"
        type="tel"
        autoComplete="tel"
        defaultValue={details.phone}
        problem={problem}
      />
      <SubmitButton intent="details" busy="Saving…">
        Save details
      </SubmitButton>
      <DoneNote text={done} />
    </Form>
  );
}
