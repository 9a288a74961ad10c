import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { Field } from '../../../../lib/ui/form/field.tsx';
import { PasswordField } from '../../../../lib/ui/form/password-field.tsx';
import type { Problem } from '../../../../lib/ui/form/problem.ts';
import { accountWords } from '../../messages/account/area.ts';

interface Props {
  problem: Problem | undefined;
}

export const EmailField = ({ problem }: Props) => (
  <Field
    name="email"
    label={useMessages(accountWords).emailAddress}
    type="email"
    autoComplete="username"
    autoCapitalize="none"
    spellCheck={false}
    required
    problem={problem}
  />
);

/** A one-time code or a recovery code. */
export const CodeField = ({ problem }: Props) => (
  <Field
    name="code"
    label={useMessages(accountWords).code}
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    required
    problem={problem}
  />
);

export function NewPasswordField({
  name = 'password',
  label,
  problem,
}: Props & { name?: string; label?: string }) {
  const t = useMessages(accountWords);
  return (
    <PasswordField
      name={name}
      label={label ?? t.choosePassword}
      hint={t.passwordHint}
      autoComplete="new-password"
      problem={problem}
    />
  );
}
