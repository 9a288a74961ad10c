import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { accountWords } from '../../messages/account/area.ts';
import { data, Form, useActionData, type ActionFunctionArgs } from 'react-router';
import { atLeast } from '../../../../lib/ui/behaviour/at-least.ts';
import form from '../../../../lib/ui/form/form.module.css';
import { problemOf, refused, text, type Problem } from '../../../../lib/ui/form/problem.ts';
import { Sentence } from '../../../../lib/ui/sentence.tsx';
import { SubmitButton } from '../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../lib/ui/form/summary.tsx';
import { useLocalPath } from '../../../../lib/ui/local-path.ts';
import { callsOf, type ScreenHandle } from '../../../../lib/ui/screen.ts';
import type { accountsContract } from '../../contract.ts';
import { EmailField } from './account-fields.tsx';
import css from './account.module.css';

interface Sent {
  sentTo: string;
}

export async function action({ context, request }: ActionFunctionArgs) {
  const sent = await request.formData();
  const email = text(sent, 'email');
  try {
    const call = callsOf<typeof accountsContract>(context);
    await atLeast(200, call('POST /api/account/forgot', { body: { email } }));
    return data<Sent>({ sentTo: email.trim() });
  } catch (error) {
    return refused(error, sent);
  }
}

export const handle: ScreenHandle = {
  head: (_shown, language) => ({
    title: accountWords.in(language).forgotTitle,
    noIndex: true,
    height: 0,
  }),
};

export function Component() {
  const result = useActionData<Problem | Sent>();
  return (
    <div className={`${css.screen} ${css.narrow}`}>
      {result && 'sentTo' in result ? (
        <OnItsWay sentTo={result.sentTo} />
      ) : (
        <Ask problem={problemOf(result, 'forgot')} />
      )}
    </div>
  );
}

const Ask = ({ problem }: { problem: Problem | undefined }) => {
  const t = useMessages(accountWords);
  const local = useLocalPath();
  return (
    <>
      <h1>{t.forgotPassword}</h1>
      <p className={css.lead}>{t.forgotLead}</p>
      <Form className={form.form} method="post" noValidate>
        <Summary problem={problem} />
        <EmailField problem={problem} />
        <SubmitButton intent="forgot" busy={t.sending}>
          {t.sendResetLink}
        </SubmitButton>
        <p>
          <a href={local('/account')}>{t.backToSignIn}</a>
        </p>
      </Form>
    </>
  );
};

/** Says the same whether the account exists or not. */
const OnItsWay = ({ sentTo }: Sent) => {
  const t = useMessages(accountWords);
  const local = useLocalPath();
  return (
    <div role="status">
      <h1>{t.checkInbox}</h1>
      <p>
        <Sentence say={(email) => t.resetLinkSent({ email })}>
          <strong>{sentTo}</strong>
        </Sentence>
      </p>
      <p className={css.after}>
        <Sentence say={(tryAgain) => t.noEmailYet({ tryAgain })}>
          <a href={local('/account/forgot')}>{t.tryAgain}</a>
        </Sentence>
      </p>
    </div>
  );
};
