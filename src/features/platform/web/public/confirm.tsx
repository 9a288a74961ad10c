import { Form, useActionData, type ActionFunctionArgs } from 'react-router';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { atLeast } from '../../../../lib/ui/behaviour/at-least.ts';
import { problemOf, refused, type Problem } from '../../../../lib/ui/form/problem.ts';
import { SubmitButton } from '../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../lib/ui/form/summary.tsx';
import type { ScreenHandle } from '../../../../lib/ui/screen.ts';
import { platformWords } from '../../messages/screens/area.ts';
import { platformCalls, tokenOf } from './guards.ts';
import { cardForm, NarrowScreen, WithStrong } from './screen.tsx';

/** Confirmation needs a button press: mail programs open every link of an email. */
export async function action({ context, request }: ActionFunctionArgs) {
  const sent = await request.formData();
  try {
    const body = { token: tokenOf(request) };
    const { email } = await atLeast(
      200,
      platformCalls(context)('POST /api/platform/proof/confirm', { body }),
    );
    return { confirmed: email };
  } catch (error) {
    return refused(error, sent, () => null);
  }
}

export const handle: ScreenHandle = {
  head: (_shown, language) => ({ title: platformWords.in(language).confirmEmail, noIndex: true }),
};

export function Component() {
  const t = useMessages(platformWords);
  const result = useActionData<Problem | { confirmed: string }>();
  const problem = problemOf(result, 'confirm');
  if (result && 'confirmed' in result)
    return (
      <NarrowScreen
        title={t.thankYou}
        lead={<WithStrong say={(gap) => t.isConfirmed({ email: gap })} value={result.confirmed} />}
      >
        <p>
          <a className="button" href="/sites">
            {t.goToMySites}
          </a>
        </p>
      </NarrowScreen>
    );
  return (
    <NarrowScreen title={t.confirmEmail}>
      <Form className={cardForm} method="post" noValidate>
        <Summary problem={problem} />
        {problem ? (
          <a className="button" data-look="secondary" href="/sites">
            {t.goToMySites}
          </a>
        ) : (
          <>
            <p>{t.confirmEmailLead}</p>
            <SubmitButton intent="confirm" busy={t.confirming}>
              {t.confirmEmailAddress}
            </SubmitButton>
          </>
        )}
      </Form>
    </NarrowScreen>
  );
}
