import type { WordsOf } from '../../../../../lib/messages/area.ts';
import type { Client } from '../../../../../lib/http/contract.ts';
import { text } from '../../../../../lib/ui/form/problem.ts';
import type { dashboardWords } from '../../../messages/dashboard/area.ts';
import type { securityContract } from '../../../security-contract.ts';

interface Sent {
  call: Client<typeof securityContract>;
  form: FormData;
  /** The part of an intent after the colon: an id. */
  which: string;
  t: WordsOf<typeof dashboardWords>;
}

/** The result of a form on this screen, by its intent. */
export interface Achieved {
  intent: string;
  done?: string;
  /** Shown once, to be written down. */
  recoveryCodes?: string[];
  /** For an authenticator app. */
  app?: { secret: string; uri: string; qr: { size: number; path: string } };
}

const body = (form: FormData) => ({ body: { password: text(form, 'password') } });

/** Each action of the screen, by its form's intent. */
export const doings: Readonly<Record<string, (sent: Sent) => Promise<Omit<Achieved, 'intent'>>>> = {
  'begin-codes': async ({ call, form }) => ({ app: await call('POST /api/account/codes', body(form)) }),
  'confirm-codes': async ({ call, form, t }) => ({
    done: t.codesTurnedOn,
    ...(await call('POST /api/account/codes/confirm', { body: { code: text(form, 'code') } })),
  }),
  'end-codes': async ({ call, form, t }) => {
    await call('POST /api/account/codes/end', body(form));
    return { done: t.codesTurnedOff };
  },
  'recovery-codes': ({ call, form }) => call('POST /api/account/recovery-codes', body(form)),
  'remove-passkey': async ({ call, form, which, t }) => {
    await call('POST /api/account/passkeys/{id}/end', { params: { id: which }, ...body(form) });
    return { done: t.passkeyRemoved };
  },
  'end-sessions': async ({ call, t }) => {
    await call('POST /api/account/sessions/end', { body: {} });
    return { done: t.signedOutElsewhere };
  },
};
