import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { conflict, invalid, unauthenticated } from '../../../../lib/errors.ts';
import type { SiteRequest } from '../../../../lib/http/requests/request-context.ts';
import { hashToken, newToken } from '../../../../lib/http/sessions/session-cookie.ts';
import { toAccount } from '../account-reply.ts';
import type { GuessLimits } from '../guess-limits.ts';
import { accountById } from '../queries.ts';
import type { AccountServices } from '../services.ts';
import { signIn } from '../session.ts';
import { codesOf } from './code-store.ts';
import { newRecoveryCodes } from './codes.ts';
import { enter, noteWrong, spareDevice } from './enter.ts';
import { checkPassword } from './own-security.ts';
import { insertPasskey, passkeyByCredential, passkeysOf, spendPasskey } from './passkey-queries.ts';
import { stepExpired, stepOver } from './refusals.ts';
import type { SecurityHandlers } from './second-step.ts';
import { endStep, insertChallenge, setChallenge, tryStep, waysOf } from './security-queries.ts';
import { say } from './say.ts';

/** Loaded with the first passkey, because it includes certificate parsing. */
const library = () => import('@simplewebauthn/server');

/** Passkeys belong to the exact host in the browser, so that no other site can request them. */
const placeOf = ({ host, secure }: SiteRequest) => ({
  rpID: host.replace(/:\d+$/, ''),
  expectedOrigin: `${secure ? 'https' : 'http'}://${host}`,
});

const known = (row: { credential_id: string; transports: string[] }) => ({
  id: row.credential_id,
  transports: row.transports,
});

type Calls =
  | 'POST /api/account/passkey/options'
  | 'POST /api/account/passkey'
  | 'POST /api/account/passkeys/options'
  | 'POST /api/account/passkeys';

export const passkeyHandlers = (
  services: AccountServices,
  limits: GuessLimits,
): Pick<SecurityHandlers, Calls> => ({
  'POST /api/account/passkeys/options': async (request, { body: { password } }) => {
    const { site, by } = request;
    await checkPassword(limits, request, password);
    const { rpID } = placeOf(request);
    const token = newToken();
    const options = await request.db(async (tx) => {
      const made = await (
        await library()
      ).generateRegistrationOptions({
        rpName: site.canonicalHost,
        rpID,
        userName: by.email,
        userID: new Uint8Array(Buffer.from(by.accountId)),
        attestationType: 'none',
        excludeCredentials: (await passkeysOf(tx, by.accountId)).map(known),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      const { challenge } = made;
      await insertChallenge(tx, { hash: hashToken(token), accountId: by.accountId, challenge });
      return made;
    });
    return { token, options: { ...options } };
  },

  'POST /api/account/passkeys': async (request, { body: { token, answer, name } }) => {
    const { by } = request;
    const step = await request.db((tx) => tryStep(tx, hashToken(token)));
    if (!step?.challenge || step.account_id !== by.accountId) throw invalid(stepOver());
    const { rpID, expectedOrigin } = placeOf(request);
    const verified = await (
      await library()
    )
      .verifyRegistrationResponse({
        response: { ...answer, clientExtensionResults: {} } as unknown as RegistrationResponseJSON,
        expectedChallenge: step.challenge,
        expectedOrigin,
        expectedRPID: rpID,
      })
      .catch(() => undefined);
    if (!verified?.verified) throw invalid(say().passkeyUnread);
    const { credential } = verified.registrationInfo;
    return request.db(async (tx) => {
      if (!(await endStep(tx, hashToken(token)))) throw invalid(stepOver());
      const first = (await waysOf(tx, by.accountId)).length === 0;
      const kept = await insertPasskey(tx, {
        accountId: by.accountId,
        credentialId: credential.id,
        publicKey: credential.publicKey,
        counter: credential.counter,
        transports: credential.transports ?? [],
        name,
      });
      if (!kept) throw conflict(say().passkeyKnown);
      return { recoveryCodes: first ? await newRecoveryCodes(codesOf(tx, by.accountId)) : [] };
    });
  },

  'POST /api/account/passkey/options': async (request, { body: { token } }) => {
    await limits.token(request);
    const own = token ?? newToken();
    const options = await (
      await library()
    ).generateAuthenticationOptions({
      rpID: placeOf(request).rpID,
      userVerification: 'required',
    });
    const { challenge } = options;
    await request.db(async (tx) => {
      if (token === undefined)
        await insertChallenge(tx, { hash: hashToken(own), accountId: null, challenge });
      else if (!(await setChallenge(tx, hashToken(own), challenge))) throw stepExpired();
    });
    return { token: own, options: { ...options } };
  },

  'POST /api/account/passkey': async (request, { body: { token, answer, remember } }) => {
    const hash = hashToken(token);
    await limits.token(request);
    const step = await request.db((tx) => tryStep(tx, hash));
    if (!step?.challenge) throw stepExpired();
    const key = await request.db((tx) => passkeyByCredential(tx, answer.id));
    const wrong = () => {
      const id = step.account_id ?? key?.account_id;
      if (id !== undefined) noteWrong(request, { id }, 'wrong-passkey');
      return unauthenticated(say().passkeyUnknown);
    };
    if (!key || (step.account_id !== null && step.account_id !== key.account_id)) throw wrong();
    const { rpID, expectedOrigin } = placeOf(request);
    const verified = await (
      await library()
    )
      .verifyAuthenticationResponse({
        response: { ...answer, clientExtensionResults: {} } as unknown as AuthenticationResponseJSON,
        expectedChallenge: step.challenge,
        expectedOrigin,
        expectedRPID: rpID,
        credential: { ...known(key), publicKey: new Uint8Array(key.public_key), counter: key.counter },
      })
      .catch(() => undefined);
    if (!verified?.verified) throw wrong();
    const { newCounter } = verified.authenticationInfo;
    const result = await request.db(async (tx) => {
      const account = await accountById(tx, key.account_id);
      if (!account || !(await endStep(tx, hash))) throw stepExpired();
      if (!(await spendPasskey(tx, key.id, newCounter))) throw wrong();
      const opened = await enter(services, tx, request, account, 'passkey');
      const spare = remember ? await spareDevice(tx, request, account.id) : undefined;
      return opened ? { account, opened, spare } : undefined;
    });
    if (!result) throw unauthenticated(say().passkeyUnknown);
    signIn(request, result.opened, result.account);
    result.spare?.();
    return toAccount(result.account);
  },
});
