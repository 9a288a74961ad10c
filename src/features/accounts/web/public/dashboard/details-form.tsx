import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { dashboardWords } from '../../../messages/dashboard/area.ts';
import { Form } from 'react-router';
import { Field } from '../../../../../lib/ui/form/field.tsx';
import form from '../../../../../lib/ui/form/form.module.css';
import { SubmitButton } from '../../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../../lib/ui/form/summary.tsx';
import type { AccountDetails } from '../../../contract.ts';
import { DoneNote, useOutcome } from './outcome.tsx';

export function DetailsForm({ details }: { details: AccountDetails }) {
  const t = useMessages(dashboardWords);
  const { problem, done } = useOutcome('details');
  return (
    <Form className={form.form} method="post" noValidate preventScrollReset>
      <Summary problem={problem} />
      <Field name="name" label={t.name} autoComplete="name" defaultValue={details.name} problem={problem} />
      <Field
        name="phone"
        label={t.phoneOptional}
        type="tel"
        autoComplete="tel"
        defaultValue={details.phone}
        problem={problem}
      />
      <SubmitButton intent="details" busy={t.saving}>
        {t.saveDetails}
      </SubmitButton>
      <DoneNote text={done} />
    </Form>
  );
}
