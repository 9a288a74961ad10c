import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Field } from '../../../../../lib/ui/form/field.tsx';
import form from '../../../../../lib/ui/form/form.module.css';
import { PasswordField } from '../../../../../lib/ui/form/password-field.tsx';
import type { Problem } from '../../../../../lib/ui/form/problem.ts';
import { SubmitButton } from '../../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../../lib/ui/form/summary.tsx';
import css from '../dashboard.module.css';
import type { Achieved } from './actions.ts';

export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.part} aria-label={title}>
    <h2>{title}</h2>
    <div className={css.body}>{children}</div>
  </section>
);

interface ActProps {
  intent: string;
  problem: Problem | undefined;
  busy: string;
  children: string;
}

/** Something that takes the password, so that nobody does it at a screen that was left open. */
export const PasswordAct = ({ intent, problem, busy, children }: ActProps) => (
  <Form className={form.form} method="post" noValidate preventScrollReset>
    <Summary problem={problem} />
    <PasswordField name="password" label="Your password" autoComplete="current-password" problem={problem} />
    <SubmitButton intent={intent} busy={busy} look="secondary">
      {children}
    </SubmitButton>
  </Form>
);

interface CodesProps {
  on: boolean;
  app: Achieved['app'];
  /** Of a first code that was wrong: the app has the secret already. */
  again: Problem | undefined;
  problem: (intent: string) => Problem | undefined;
}

export function Codes({ on, app, again, problem }: CodesProps) {
  if (on)
    return (
      <>
        <p>On. After your password, you enter the code from your app.</p>
        <PasswordAct intent="end-codes" problem={problem('end-codes')} busy="Turning off…">
          Turn off one-time codes
        </PasswordAct>
      </>
    );
  return (
    <>
      <p>
        An authenticator app on your phone shows a new code every 30 seconds. You enter it after your
        password.
      </p>
      {app ? (
        <>
          <p>Scan this QR code with the app, or enter the key below it.</p>
          <svg
            viewBox={`0 0 ${app.qr.size} ${app.qr.size}`}
            width="200"
            height="200"
            role="img"
            aria-label="QR code for your authenticator app"
          >
            <rect width="100%" height="100%" fill="#fff" />
            <path d={app.qr.path} fill="#000" />
          </svg>
          <p>
            <code>{app.secret}</code>
          </p>
        </>
      ) : null}
      {app || again ? (
        <Form className={form.form} method="post" noValidate preventScrollReset>
          <Summary problem={again} />
          <Field
            name="code"
            label="Code from the app"
            autoComplete="one-time-code"
            inputMode="numeric"
            required
            problem={again}
          />
          <SubmitButton intent="confirm-codes" busy="Checking…">
            Turn on one-time codes
          </SubmitButton>
        </Form>
      ) : (
        <PasswordAct intent="begin-codes" problem={problem('begin-codes')} busy="One moment…">
          Set up one-time codes
        </PasswordAct>
      )}
    </>
  );
}

/** Shown this once. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => (
  <section className={css.part} aria-label="Your recovery codes">
    <h2>Your recovery codes</h2>
    <div className={css.body}>
      <p>Save these codes now: they aren’t shown again. Each one works once.</p>
      <ul className={css.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </div>
  </section>
);

interface RemovableProps {
  name: string;
  intent: string;
  problem: Problem | undefined;
}

export const Removable = ({ name, intent, problem }: RemovableProps) => (
  <div>
    <p className={css.device}>{name}</p>
    <details className={css.fold} open={problem ? true : undefined}>
      <summary>
        Remove<span className="visually-hidden"> {name}</span>
      </summary>
      <PasswordAct intent={intent} problem={problem} busy="Removing…">
        Remove passkey
      </PasswordAct>
    </details>
  </div>
);
