import { useActionData, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { invalid } from '../../../../lib/errors.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { atLeast } from '../../../../lib/ui/behaviour/at-least.ts';
import { problemOf, refused, text, type Problem } from '../../../../lib/ui/form/problem.ts';
import { type ScreenHandle, wordsFor } from '../../../../lib/ui/screen.ts';
import { type Achieved, Codes, PasswordAct, RecoveryCodes } from '../../../accounts/web/index.ts';
import { platformWords } from '../../messages/screens/area.ts';
import { platformCalls, requireCreator } from './guards.ts';
import { Card, NarrowScreen, Notice } from './screen.tsx';

export async function loader(args: LoaderFunctionArgs) {
  await requireCreator(args);
  return platformCalls(args.context)('GET /api/platform/security');
}

/** Each action of the screen, by its form's intent. */
const doings: Readonly<
  Record<string, (args: ActionFunctionArgs, sent: FormData) => Promise<Omit<Achieved, 'intent'>>>
> = {
  'begin-codes': async ({ context }, sent) => ({
    app: await platformCalls(context)('POST /api/platform/codes', byPassword(sent)),
  }),
  'confirm-codes': async ({ context }, sent) => ({
    done: wordsFor(context, platformWords).codesTurnedOn,
    ...(await platformCalls(context)('POST /api/platform/codes/confirm', {
      body: { code: text(sent, 'code') },
    })),
  }),
  'end-codes': async ({ context }, sent) => {
    await platformCalls(context)('POST /api/platform/codes/end', byPassword(sent));
    return { done: wordsFor(context, platformWords).codesTurnedOff };
  },
  'recovery-codes': ({ context }, sent) =>
    platformCalls(context)('POST /api/platform/recovery-codes', byPassword(sent)),
};

const byPassword = (sent: FormData) => ({ body: { password: text(sent, 'password') } });

export async function action(args: ActionFunctionArgs) {
  const sent = await args.request.formData();
  await requireCreator(args);
  const intent = text(sent, 'intent');
  try {
    const work = doings[intent];
    if (!work) throw invalid(wordsFor(args.context, platformWords).formOutOfDate);
    return { intent, ...(await atLeast(200, work(args, sent))) };
  } catch (error) {
    return refused(error, sent);
  }
}

export const handle: ScreenHandle = {
  head: (_shown, language) => ({ title: platformWords.in(language).twoStep, noIndex: true }),
};

export function Component() {
  const t = useMessages(platformWords);
  const { codes, recoveryCodesLeft } = useLoaderData<typeof loader>();
  const result = useActionData<Problem | Achieved>();
  const achieved = result && !('error' in result) ? result : undefined;
  const problem = (intent: string) => problemOf(result, intent);
  return (
    <NarrowScreen title={t.twoStep} lead={t.twoStepScreenLead}>
      {achieved?.done ? <Notice>{achieved.done}</Notice> : null}
      {achieved?.recoveryCodes ? <RecoveryCodes codes={achieved.recoveryCodes} /> : null}
      <Card title={t.oneTimeCodes}>
        <Codes on={codes} app={achieved?.app} again={problem('confirm-codes')} problem={problem} />
      </Card>
      {codes ? (
        <Card title={t.recoveryCodes}>
          <p>{t.recoveryCodesLead({ count: recoveryCodesLeft })}</p>
          <PasswordAct intent="recovery-codes" problem={problem('recovery-codes')} busy={t.creating}>
            {t.createRecoveryCodes}
          </PasswordAct>
        </Card>
      ) : null}
      <p>
        <a href="/account">{t.backToAccount}</a>
      </p>
    </NarrowScreen>
  );
}
