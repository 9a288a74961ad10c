import { Form, useActionData, useLoaderData, type ActionFunctionArgs } from 'react-router';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { atLeast } from '../../../../lib/ui/behaviour/at-least.ts';
import { problemOf, refused, text, type Problem } from '../../../../lib/ui/form/problem.ts';
import { SubmitButton } from '../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../lib/ui/form/summary.tsx';
import type { ScreenHandle } from '../../../../lib/ui/screen.ts';
import { EmailField, NewPasswordField } from '../../../accounts/web/index.ts';
import { platformWords } from '../../messages/screens/area.ts';
import { goTo, leaveIfSignedIn, nextOf, platformCalls, withNext } from './guards.ts';
import { cardForm, NarrowScreen, WithLink } from './screen.tsx';

export const loader = leaveIfSignedIn;

export async function action({ context, request }: ActionFunctionArgs) {
  const sent = await request.formData();
  const body = { email: text(sent, 'email'), password: text(sent, 'password') };
  try {
    await atLeast(200, platformCalls(context)('POST /api/platform/register', { body }));
    return goTo(nextOf(request) ?? '/sites/new');
  } catch (error) {
    return refused(error, sent);
  }
}

export const handle: ScreenHandle = {
  head: (_shown, language) => ({
    title: platformWords.in(language).createAccountTitle,
    description: platformWords.in(language).createAccountDescription,
  }),
};

export function Component() {
  const t = useMessages(platformWords);
  const { next } = useLoaderData<typeof loader>();
  const problem = problemOf(useActionData<Problem>(), 'sign-up');
  return (
    <NarrowScreen title={t.createAccountTitle} lead={t.createAccountLead}>
      <Form className={cardForm} method="post" noValidate>
        <Summary problem={problem} />
        <EmailField problem={problem} />
        <NewPasswordField problem={problem} />
        <SubmitButton intent="sign-up" busy={t.creatingAccount}>
          {t.createAccount}
        </SubmitButton>
        <p>
          <WithLink say={(gap) => t.haveAccount({ signIn: gap })} to={withNext('/sign-in', next)}>
            {t.signIn}
          </WithLink>
        </p>
      </Form>
    </NarrowScreen>
  );
}
