import { Form, useActionData, useLoaderData, type ActionFunctionArgs } from 'react-router';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { atLeast } from '../../../../lib/ui/behaviour/at-least.ts';
import { PasswordField } from '../../../../lib/ui/form/password-field.tsx';
import { problemOf, refused, text, type Problem } from '../../../../lib/ui/form/problem.ts';
import { SubmitButton } from '../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../lib/ui/form/summary.tsx';
import type { ScreenHandle } from '../../../../lib/ui/screen.ts';
import { CodeField, EmailField } from '../../../accounts/web/index.ts';
import { platformWords } from '../../messages/screens/area.ts';
import { goTo, leaveIfSignedIn, nextOf, platformCalls, withNext } from './guards.ts';
import { cardForm, NarrowScreen } from './screen.tsx';
import css from './screen.module.css';

/** The password was right, and a code is needed as well. */
interface StepBegun {
  intent: 'second-step';
  token: string;
}

export const loader = leaveIfSignedIn;

export async function action({ context, request }: ActionFunctionArgs) {
  const sent = await request.formData();
  const call = platformCalls(context);
  try {
    if (text(sent, 'intent') === 'second-step') {
      const body = { token: text(sent, 'token'), code: text(sent, 'code') };
      await atLeast(200, call('POST /api/platform/second-step', { body }));
    } else {
      const body = { email: text(sent, 'email'), password: text(sent, 'password') };
      const reply = await atLeast(200, call('POST /api/platform/login', { body }));
      if ('secondStep' in reply)
        return { intent: 'second-step', token: reply.secondStep.token } satisfies StepBegun;
    }
    return goTo(nextOf(request) ?? '/sites');
  } catch (error) {
    return refused(error, sent);
  }
}

export const handle: ScreenHandle = {
  head: (_shown, language) => ({ title: platformWords.in(language).signIn, noIndex: true }),
};

export function Component() {
  const { next } = useLoaderData<typeof loader>();
  const result = useActionData<Problem | StepBegun>();
  const problem = problemOf(result, 'second-step');
  const token = result && 'token' in result ? result.token : problem?.values['token'];
  if (token && problem?.code !== 'step-expired')
    return <SecondStep token={token} problem={problem} next={next} />;
  return <Password problem={problem ?? problemOf(result, 'sign-in')} next={next} />;
}

interface Props {
  problem: Problem | undefined;
  next: string | null;
}

function Password({ problem, next }: Props) {
  const t = useMessages(platformWords);
  return (
    <NarrowScreen title={t.signIn} lead={t.signInLead}>
      <Form className={cardForm} method="post" noValidate>
        <Summary problem={problem} />
        <EmailField problem={problem} />
        <PasswordField name="password" label={t.password} autoComplete="current-password" problem={problem} />
        <SubmitButton intent="sign-in" busy={t.signingIn}>
          {t.signIn}
        </SubmitButton>
        <p className={`${css.row} ${css.spread}`}>
          <a href="/forgot">{t.forgotPassword}</a>
          <a href={withNext('/sign-up', next)}>{t.createAnAccount}</a>
        </p>
      </Form>
    </NarrowScreen>
  );
}

function SecondStep({ token, problem, next }: Props & { token: string }) {
  const t = useMessages(platformWords);
  return (
    <NarrowScreen title={t.twoStep} lead={t.twoStepLead}>
      <Form className={cardForm} method="post" noValidate>
        <Summary problem={problem} />
        <input type="hidden" name="token" value={token} />
        <CodeField problem={problem} />
        <SubmitButton intent="second-step" busy={t.signingIn}>
          {t.signIn}
        </SubmitButton>
        <p>
          <a href={withNext('/sign-in', next)}>{t.startOver}</a>
        </p>
      </Form>
      <p className={css.hint}>{t.lostPhone}</p>
    </NarrowScreen>
  );
}
