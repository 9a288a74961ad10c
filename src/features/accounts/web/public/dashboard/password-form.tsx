import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { dashboardWords } from '../../../messages/dashboard/area.ts';
import { Form } from 'react-router';
import form from '../../../../../lib/ui/form/form.module.css';
import { PasswordField } from '../../../../../lib/ui/form/password-field.tsx';
import { SubmitButton } from '../../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../../lib/ui/form/summary.tsx';
import { DoneNote, useOutcome } from './outcome.tsx';

export function PasswordForm({ email }: { email: string }) {
  const t = useMessages(dashboardWords);
  const { problem, done } = useOutcome('password');
  return (
    // A new key clears it once the password is changed.
    <Form key={done} className={form.form} method="post" noValidate preventScrollReset>
      <Summary problem={problem} />
      {/* Tells password managers whose password this is. */}
      <input type="hidden" name="email" value={email} autoComplete="username" />
      <PasswordField
        name="current"
        label={t.currentPassword}
        autoComplete="current-password"
        problem={problem}
      />
      <PasswordField
        name="next"
        label={t.newPassword}
        hint={t.newPasswordHint}
        autoComplete="new-password"
        problem={problem}
      />
      <SubmitButton intent="password" busy={t.changing} look="secondary">
        {t.changePassword}
      </SubmitButton>
      <DoneNote text={done} />
    </Form>
  );
}
