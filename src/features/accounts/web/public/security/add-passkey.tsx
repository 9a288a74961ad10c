import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { dashboardWords } from '../../../messages/dashboard/area.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserClient } from '../../../../../lib/http/client.ts';
import { isRefusal } from '../../../../../lib/ui/sentences.ts';
import { Field } from '../../../../../lib/ui/form/field.tsx';
import form from '../../../../../lib/ui/form/form.module.css';
import { PasswordField } from '../../../../../lib/ui/form/password-field.tsx';
import { type Problem, problemFrom, text } from '../../../../../lib/ui/form/problem.ts';
import { Summary } from '../../../../../lib/ui/form/summary.tsx';
import { useHydrated } from '../../../../../lib/ui/use-hydrated.ts';
import type { securityContract } from '../../../security-contract.ts';

/** Registers a passkey, which needs script; the reply may contain recovery codes. A press before script has loaded is kept for it. */
export function AddPasskey({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const t = useMessages(dashboardWords);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  if (hydrated && typeof PublicKeyCredential === 'undefined') return <p>{t.passkeysNeedScript}</p>;

  const add = async (sent: FormData) => {
    setBusy(true);
    setProblem(undefined);
    try {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const call = browserClient<typeof securityContract>();
      const password = text(sent, 'password');
      const asked = await call('POST /api/account/passkeys/options', { body: { password } });
      const optionsJSON = asked.options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
      const { clientExtensionResults: _, ...answer } = await startRegistration({ optionsJSON });
      const { recoveryCodes } = await call('POST /api/account/passkeys', {
        body: { token: asked.token, answer, name: text(sent, 'name') },
      });
      onCodes(recoveryCodes);
      await revalidate();
    } catch (failure) {
      setProblem(
        isRefusal(failure)
          ? problemFrom(failure, { intent: 'add-passkey' })
          : { intent: 'add-passkey', error: t.noPasskeyAdded, fields: {}, values: {} },
      );
    }
    setBusy(false);
  };

  return (
    <>
      <noscript>
        <p>{t.passkeysNeedScript}</p>
      </noscript>
      <form
        className={`${form.form} ${form.scripted}`}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void add(new FormData(event.currentTarget));
        }}
      >
        <Summary problem={problem} />
        <Field name="name" label={t.passkeyName} defaultValue={t.myDevice} required problem={problem} />
        <PasswordField name="password" label={t.password} autoComplete="current-password" problem={problem} />
        <button type="submit" className="button" data-replay="" aria-disabled={busy || undefined}>
          {t.addPasskey}
        </button>
      </form>
    </>
  );
}
