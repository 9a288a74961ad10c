import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { accountWords } from '../../../messages/account/area.ts';
import { useState } from 'react';
import { browserClient } from '../../../../../lib/http/client.ts';
import { isRefusal } from '../../../../../lib/ui/sentences.ts';
import { toastFor } from '../../../../../lib/ui/toast-store.ts';
import { useHydrated } from '../../../../../lib/ui/use-hydrated.ts';
import type { securityContract } from '../../../security-contract.ts';
import css from '../account.module.css';

interface Props {
  /** Where to go after sign-in, in the language of the page. */
  address: string;
  /** The token of a sign-in with a correct password. */
  token?: string;
}

/**
 * Signs in with a passkey. Hidden without script, and in browsers without passkeys. A press before script has loaded
 * is kept for it.
 */
export function PasskeyButton({ address, token }: Props) {
  const t = useMessages(accountWords);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const hydrated = useHydrated();
  if (hydrated && typeof PublicKeyCredential === 'undefined') return null;

  const use = async () => {
    setBusy(true);
    setError('');
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const call = browserClient<typeof securityContract>();
      const body = token === undefined ? {} : { token };
      const asked = await call('POST /api/account/passkey/options', { body });
      const optionsJSON = asked.options as Parameters<typeof startAuthentication>[0]['optionsJSON'];
      const { clientExtensionResults: _, ...answer } = await startAuthentication({ optionsJSON });
      await call('POST /api/account/passkey', {
        body: { token: asked.token, answer },
      });
      location.assign(address);
    } catch (failure) {
      setError(isRefusal(failure) ? toastFor(failure) : t.noPasskeyUsed);
      setBusy(false);
    }
  };

  return (
    <div className={css.scripted}>
      <button
        type="button"
        className="button"
        data-look="secondary"
        data-replay=""
        disabled={busy}
        onClick={() => void use()}
      >
        {t.usePasskey}
      </button>
      <p role="status">{error}</p>
    </div>
  );
}
