import { Form } from 'react-router';
import form from '../../../../../lib/ui/form/form.module.css';
import { PasswordField } from '../../../../../lib/ui/form/password-field.tsx';
import { SubmitButton } from '../../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../../lib/ui/form/summary.tsx';
import css from '../dashboard.module.css';
import { useOutcome } from './outcome.tsx';

export function DeleteAccount({ email }: { email: string }) {
  const { problem } = useOutcome('delete');
  return (
    <details className={css.fold} open={problem ? true : undefined}>
      <summary>Delete my account</summary>
      <Form className={form.form} method="post" noValidate preventScrollReset>
        <p>
          This deletes the account <strong>{email}</strong> with your name, phone number and addresses, and
          signs you out everywhere. You can’t undo this.
        </p>
        <Summary problem={problem} />
        <PasswordField
          name="password"
          label="Confirm your password"
          autoComplete="current-password"
          problem={problem}
        />
        <SubmitButton intent="delete" busy="Deleting…" look="secondary">
          Delete account
        </SubmitButton>
      </Form>
    </details>
  );
}
