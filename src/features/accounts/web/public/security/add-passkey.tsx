import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserClient } from '../../../../../lib/http/client.ts';
import { isRefusal, sentenceOf } from '../../../../../lib/ui/sentences.ts';
import { Field } from '../../../../../lib/ui/form/field.tsx';
import form from '../../../../../lib/ui/form/form.module.css';
import { PasswordField } from '../../../../../lib/ui/form/password-field.tsx';
import { text } from '../../../../../lib/ui/form/problem.ts';
import { useHydrated } from '../../../../../lib/ui/use-hydrated.ts';
import type { securityContract } from '../../../security-contract.ts';

const NOT_DONE = 'No passkey was made. Please try again.';

/** Makes a passkey, which needs script; the reply may hold recovery codes. */
export function AddPasskey({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  if (!hydrated || typeof PublicKeyCredential === 'undefined')
    return <p>Passkeys need a browser that knows them, with scripts switched on.</p>;

  const add = async (sent: FormData) => {
    setBusy(true);
    setError('');
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
      setError(isRefusal(failure) ? sentenceOf(failure) : NOT_DONE);
    }
    setBusy(false);
  };

  return (
    <form
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault();
        void add(new FormData(event.currentTarget));
      }}
    >
      <Field name="name" label="What to call it" defaultValue="My device" required />
      <PasswordField name="password" label="Your password" autoComplete="current-password" />
      <button type="submit" className="button" disabled={busy}>
        Add a passkey
      </button>
      <p role="status">{error}</p>
    </form>
  );
}
