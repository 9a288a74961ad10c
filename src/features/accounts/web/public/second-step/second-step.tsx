import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { accountWords } from '../../../messages/account/area.ts';
import { Form, type ActionFunctionArgs } from 'react-router';
import form from '../../../../../lib/ui/form/form.module.css';
import { type Problem, text } from '../../../../../lib/ui/form/problem.ts';
import { SubmitButton } from '../../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../../lib/ui/form/summary.tsx';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import { callsOf } from '../../../../../lib/ui/screen.ts';
import type { SecondStep as Begun } from '../../../contract.ts';
import type { securityContract } from '../../../security-contract.ts';
import { CodeField } from '../account-fields.tsx';
import css from '../account.module.css';
import { PasskeyButton } from './passkey-button.tsx';

/** The answer to the password. */
export type StepBegun = Begun['secondStep'] & { intent: string };

type Step = Pick<StepBegun, 'token' | 'ways'>;

/** The current step: just started, or refused with its input. */
export function stepOf(result: Problem | StepBegun | undefined): Step | undefined {
  if (result?.intent !== 'second-step') return undefined;
  if ('ways' in result) return result;
  const { step = '', ways = '' } = result.values;
  const known = (['code', 'passkey'] as const).filter((way) => ways.split(' ').includes(way));
  return step && result.code !== 'step-expired' ? { token: step, ways: known } : undefined;
}

export const sendCode = (context: ActionFunctionArgs['context'], sent: FormData) =>
  callsOf<typeof securityContract>(context)('POST /api/account/second-step', {
    body: { token: text(sent, 'step'), code: text(sent, 'code'), remember: sent.has('remember') },
  });

interface Props extends Step {
  problem: Problem | undefined;
  /** The path of the account’s screen, without language. */
  address: string;
}

/** After the password: a code, a passkey, or a recovery code. */
export const SecondStep = ({ token, ways, problem, address }: Props) => {
  const t = useMessages(accountWords);
  const local = useLocalPath();
  return (
    <div className={`${css.screen} ${css.narrow}`}>
      <h1>{t.twoStepVerification}</h1>
      <p>{ways.includes('code') ? t.enterCode : t.usePasskeyOrCode}</p>
      {ways.includes('passkey') ? <PasskeyButton address={local(address)} token={token} /> : null}
      <Form className={form.form} method="post" action={address} noValidate>
        <Summary problem={problem} />
        <input type="hidden" name="step" value={token} />
        <input type="hidden" name="ways" value={ways.join(' ')} />
        <CodeField problem={problem} />
        <label>
          <input type="checkbox" name="remember" value="yes" /> {t.rememberDevice}
        </label>
        <SubmitButton intent="second-step" busy={t.signingIn}>
          {t.signIn}
        </SubmitButton>
      </Form>
      <p>{t.lostDevices}</p>
    </div>
  );
};
