import { Form, useActionData, type ActionFunctionArgs } from 'react-router';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { atLeast } from '../../../../lib/ui/behaviour/at-least.ts';
import { problemOf, refused, text, type Problem } from '../../../../lib/ui/form/problem.ts';
import { SubmitButton } from '../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../lib/ui/form/summary.tsx';
import type { ScreenHandle } from '../../../../lib/ui/screen.ts';
import { EmailField } from '../../../accounts/web/index.ts';
import { platformWords } from '../../messages/screens/area.ts';
import { platformCalls } from './guards.ts';
import { cardForm, NarrowScreen } from './screen.tsx';

export async function action({ context, request }: ActionFunctionArgs) {
  const sent = await request.formData();
  try {
    const body = { email: text(sent, 'email') };
    await atLeast(200, platformCalls(context)('POST /api/platform/forgot', { body }));
    return { sent: true };
  } catch (error) {
    return refused(error, sent);
  }
}

export const handle: ScreenHandle = {
  head: (_shown, language) => ({ title: platformWords.in(language).forgotTitle, noIndex: true }),
};

export function Component() {
  const t = useMessages(platformWords);
  const result = useActionData<Problem | { sent: true }>();
  const problem = problemOf(result, 'forgot');
  // Says the same whether the account exists or not.
  if (result && 'sent' in result)
    return (
      <NarrowScreen title={t.checkInbox} lead={t.resetLinkSent}>
        <p>
          <a className="button" data-look="secondary" href="/sign-in">
            {t.backToSignIn}
          </a>
        </p>
      </NarrowScreen>
    );
  return (
    <NarrowScreen title={t.forgotPassword} lead={t.forgotLead}>
      <Form className={cardForm} method="post" noValidate>
        <Summary problem={problem} />
        <EmailField problem={problem} />
        <SubmitButton intent="forgot" busy={t.sending}>
          {t.sendResetLink}
        </SubmitButton>
        <p>
          <a href="/sign-in">{t.backToSignIn}</a>
        </p>
      </Form>
    </NarrowScreen>
  );
}
