import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { dashboardWords } from '../../../messages/dashboard/area.ts';
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

/** A form that requires the password, to protect a screen that was left open. */
export const PasswordAct = ({ intent, problem, busy, children }: ActProps) => {
  const t = useMessages(dashboardWords);
  return (
    <Form className={form.form} method="post" noValidate preventScrollReset>
      <Summary problem={problem} />
      <PasswordField
        name="password"
        label={t.yourPassword}
        autoComplete="current-password"
        problem={problem}
      />
      <SubmitButton intent={intent} busy={busy} look="secondary">
        {children}
      </SubmitButton>
    </Form>
  );
};

interface CodesProps {
  on: boolean;
  app: Achieved['app'];
  /** The error for a wrong first code: the app has the secret already. */
  again: Problem | undefined;
  problem: (intent: string) => Problem | undefined;
}

export function Codes({ on, app, again, problem }: CodesProps) {
  const t = useMessages(dashboardWords);
  if (on)
    return (
      <>
        <p>{t.codesOn}</p>
        <PasswordAct intent="end-codes" problem={problem('end-codes')} busy={t.turningOff}>
          {t.turnOffCodes}
        </PasswordAct>
      </>
    );
  return (
    <>
      <p>{t.codesLead}</p>
      {app ? (
        <>
          <p>{t.scanQrCode}</p>
          <svg
            viewBox={`0 0 ${app.qr.size} ${app.qr.size}`}
            width="200"
            height="200"
            role="img"
            aria-label={t.qrCode}
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
            label={t.codeFromApp}
            autoComplete="one-time-code"
            inputMode="numeric"
            required
            problem={again}
          />
          <SubmitButton intent="confirm-codes" busy={t.checking}>
            {t.turnOnCodes}
          </SubmitButton>
        </Form>
      ) : (
        <PasswordAct intent="begin-codes" problem={problem('begin-codes')} busy={t.oneMoment}>
          {t.setUpCodes}
        </PasswordAct>
      )}
    </>
  );
}

/** Shown only this once. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  const t = useMessages(dashboardWords);
  return (
    <section className={css.part} aria-label={t.yourRecoveryCodes}>
      <h2>{t.yourRecoveryCodes}</h2>
      <div className={css.body}>
        <p>{t.saveRecoveryCodes}</p>
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
};

interface RemovableProps {
  name: string;
  intent: string;
  problem: Problem | undefined;
}

export const Removable = ({ name, intent, problem }: RemovableProps) => {
  const t = useMessages(dashboardWords);
  return (
    <div>
      <p className={css.device}>{name}</p>
      <details className={css.fold} open={problem ? true : undefined}>
        <summary>
          {t.removePasskeyShort}
          <span className="visually-hidden"> {name}</span>
        </summary>
        <PasswordAct intent={intent} problem={problem} busy={t.removing}>
          {t.removePasskey}
        </PasswordAct>
      </details>
    </div>
  );
};
