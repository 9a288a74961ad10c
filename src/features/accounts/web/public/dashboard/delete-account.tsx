import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { dashboardWords } from '../../../messages/dashboard/area.ts';
import { Form } from 'react-router';
import form from '../../../../../lib/ui/form/form.module.css';
import { PasswordField } from '../../../../../lib/ui/form/password-field.tsx';
import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { SubmitButton } from '../../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../../lib/ui/form/summary.tsx';
import css from '../dashboard.module.css';
import { useOutcome } from './outcome.tsx';

export function DeleteAccount({ email }: { email: string }) {
  const t = useMessages(dashboardWords);
  const { problem } = useOutcome('delete');
  return (
    <details className={css.fold} open={problem ? true : undefined}>
      <summary>{t.deleteMyAccount}</summary>
      <Form className={form.form} method="post" noValidate preventScrollReset>
        <p>
          <Sentence say={(gap) => t.deleteAccountLead({ email: gap })}>
            <strong>{email}</strong>
          </Sentence>
        </p>
        <Summary problem={problem} />
        <PasswordField
          name="password"
          label={t.confirmPassword}
          autoComplete="current-password"
          problem={problem}
        />
        <SubmitButton intent="delete" busy={t.deleting} look="secondary">
          {t.deleteAccount}
        </SubmitButton>
      </Form>
    </details>
  );
}
