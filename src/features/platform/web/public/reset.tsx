import { Form, redirect, useActionData, type ActionFunctionArgs } from 'react-router';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { atLeast } from '../../../../lib/ui/behaviour/at-least.ts';
import { problemOf, refused, text, type Problem } from '../../../../lib/ui/form/problem.ts';
import { SubmitButton } from '../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../lib/ui/form/summary.tsx';
import type { ScreenHandle } from '../../../../lib/ui/screen.ts';
import { NewPasswordField } from '../../../accounts/web/index.ts';
import { platformWords } from '../../messages/screens/area.ts';
import { platformCalls, tokenOf } from './guards.ts';
import { cardForm, NarrowScreen } from './screen.tsx';

/** The token of the emailed link is checked only when a password is sent. */
export async function action({ context, request }: ActionFunctionArgs) {
  const sent = await request.formData();
  const body = { token: tokenOf(request), password: text(sent, 'password') };
  try {
    await atLeast(200, platformCalls(context)('POST /api/platform/reset', { body }));
    return redirect('/sign-in');
  } catch (error) {
    return refused(error, sent, (path) => (path === 'token' ? null : path));
  }
}

export const handle: ScreenHandle = {
  head: (_shown, language) => ({ title: platformWords.in(language).chooseNewPassword, noIndex: true }),
};

export function Component() {
  const t = useMessages(platformWords);
  const problem = problemOf(useActionData<Problem>(), 'reset');
  return (
    <NarrowScreen title={t.chooseNewPassword} lead={t.signedOutEverywhere}>
      <Form className={cardForm} method="post" noValidate>
        <Summary problem={problem} />
        <NewPasswordField label={t.newPassword} problem={problem} />
        <SubmitButton intent="reset" busy={t.saving}>
          {t.savePassword}
        </SubmitButton>
        {/* A refusal that is not about the password is about the link. */}
        {problem && !problem.fields['password'] ? (
          <p>
            <a href="/forgot">{t.requestNewLink}</a>
          </p>
        ) : null}
      </Form>
    </NarrowScreen>
  );
}
