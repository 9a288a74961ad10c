import { Form } from 'react-router';
import form from '../../../../../lib/ui/form/form.module.css';
import { PasswordField } from '../../../../../lib/ui/form/password-field.tsx';
import { SubmitButton } from '../../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../../lib/ui/form/summary.tsx';
import { DoneNote, useOutcome } from './outcome.tsx';

export function PasswordForm({ email }: { email: string }) {
  const { problem, done } = useOutcome('password');
  return (
    // Emptied by a new key once the password is changed.
    <Form key={done} className={form.form} method="post" noValidate preventScrollReset>
      <Summary problem={problem} />
      {/* Tells password managers whose password this is. */}
      <input type="hidden" name="email" value={email} autoComplete="username" />
      <PasswordField
        name="current"
        label="Current password"
        autoComplete="current-password"
        problem={problem}
      />
      <PasswordField
        name="next"
        label="New password"
        hint="At least 8 characters. You’ll be signed out everywhere else."
        autoComplete="new-password"
        problem={problem}
      />
      <SubmitButton intent="password" busy="Changing…" look="secondary">
        Change password
      </SubmitButton>
      <DoneNote text={done} />
    </Form>
  );
}
