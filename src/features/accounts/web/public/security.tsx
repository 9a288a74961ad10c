import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { dashboardWords } from '../../messages/dashboard/area.ts';
import { useState } from 'react';
import { useActionData, useLoaderData, useRouteLoaderData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { invalid } from '../../../../lib/errors.ts';
import { atLeast } from '../../../../lib/ui/behaviour/at-least.ts';
import { problemOf, refused, text, type Problem } from '../../../../lib/ui/form/problem.ts';
import { useLocalPath } from '../../../../lib/ui/local-path.ts';
import { callsOf, type ScreenHandle, wordsFor } from '../../../../lib/ui/screen.ts';
import type { Website } from '../../../websites/contract.ts';
import type { Security, securityContract, SignIn } from '../../security-contract.ts';
import { requireAccount } from '../guards.ts';
import css from './dashboard.module.css';
import { type Achieved, doings } from './security/actions.ts';
import { AddPasskey } from './security/add-passkey.tsx';
import { Codes, Part, PasswordAct, RecoveryCodes, Removable } from './security/parts.tsx';
import { SignIns } from './security/sign-ins.tsx';

interface Shown {
  security: Security;
  signIns: SignIn[];
}

export async function loader(args: LoaderFunctionArgs): Promise<Shown> {
  await requireAccount(args);
  const call = callsOf<typeof securityContract>(args.context);
  const [security, signIns] = await Promise.all([
    call('GET /api/account/security'),
    call('GET /api/account/sign-ins'),
  ]);
  return { security, signIns };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  await requireAccount(args);
  const call = callsOf<typeof securityContract>(args.context);
  const intent = text(form, 'intent');
  const [name = '', which = ''] = intent.split(':');
  const t = wordsFor(args.context, dashboardWords);
  try {
    const work = doings[name];
    if (!work) throw invalid(t.formOutOfDate);
    return { intent, ...(await atLeast(200, work({ call, form, which, t }))) };
  } catch (error) {
    return refused(error, form);
  }
}

export const handle: ScreenHandle = {
  head: (_shown, language) => ({
    title: dashboardWords.in(language).security,
    noIndex: true,
    height: 0,
    runs: true,
  }),
};

export function Component() {
  const t = useMessages(dashboardWords);
  const local = useLocalPath();
  const { security, signIns } = useLoaderData<Shown>();
  const result = useActionData<Problem | Achieved>();
  const { locale, timezone } = useRouteLoaderData<{ website: Website }>('root')?.website ?? {
    locale: 'en-GB',
    timezone: 'Europe/London',
  };
  const [made, setMade] = useState<string[]>([]);
  const achieved = result && !('error' in result) ? result : undefined;
  const codes = achieved?.recoveryCodes ?? made;
  const problem = (intent: string) => problemOf(result, intent);
  const has = security.codes || security.passkeys.length > 0;
  return (
    <div className={css.screen}>
      <div className={css.top}>
        <h1>{t.security}</h1>
        <a className="button" data-look="secondary" href={local('/account/dashboard')}>
          {t.yourAccount}
        </a>
      </div>
      {security.required && !has ? <p role="status">{t.twoStepRequired}</p> : null}
      <p role="status">{achieved?.done}</p>
      {codes.length > 0 ? <RecoveryCodes codes={codes} /> : null}
      <Part title={t.oneTimeCodes}>
        <Codes on={security.codes} app={achieved?.app} again={problem('confirm-codes')} problem={problem} />
      </Part>
      <Part title={t.passkeys}>
        <p>{t.passkeysLead}</p>
        {security.passkeys.map((passkey) => (
          <Removable
            key={passkey._id}
            name={passkey.name}
            intent={`remove-passkey:${passkey._id}`}
            problem={problem(`remove-passkey:${passkey._id}`)}
          />
        ))}
        <AddPasskey onCodes={setMade} />
      </Part>
      {has ? (
        <Part title={t.recoveryCodes}>
          <p>{t.recoveryCodesLead({ count: security.recoveryCodesLeft })}</p>
          <PasswordAct intent="recovery-codes" problem={problem('recovery-codes')} busy={t.creating}>
            {t.createRecoveryCodes}
          </PasswordAct>
        </Part>
      ) : null}
      <Part title={t.signInHistory}>
        <SignIns signIns={signIns} locale={locale} timezone={timezone} problem={problem('end-sessions')} />
      </Part>
    </div>
  );
}
