import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { accountWords } from '../../messages/account/area.ts';
import {
  Form,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { atLeast } from '../../../../lib/ui/behaviour/at-least.ts';
import form from '../../../../lib/ui/form/form.module.css';
import { problemOf, refused, text, type Problem } from '../../../../lib/ui/form/problem.ts';
import { SubmitButton } from '../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../lib/ui/form/summary.tsx';
import { useLocalPath } from '../../../../lib/ui/local-path.ts';
import { callsOf, type ScreenHandle, wordsFor } from '../../../../lib/ui/screen.ts';
import { notify } from '../../../../lib/ui/toast-store.ts';
import type { accountsContract } from '../../contract.ts';
import { afterSignIn } from '../guards.ts';
import { NewPasswordField } from './account-fields.tsx';
import css from './account.module.css';

/** The token of the emailed link; it is checked only when a password is sent. */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
});

export async function action({ context, request }: ActionFunctionArgs) {
  const sent = await request.formData();
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const body = { token, password: text(sent, 'password') };
  try {
    const call = callsOf<typeof accountsContract>(context);
    const account = await atLeast(200, call('POST /api/account/reset', { body }));
    notify(wordsFor(context, accountWords).passwordChanged, 'good');
    return afterSignIn({ context, request }, account, null);
  } catch (error) {
    return refused(error, sent, (path) => (path === 'token' ? null : path));
  }
}

export const handle: ScreenHandle = {
  head: (_shown, language) => ({
    title: accountWords.in(language).chooseNewPassword,
    noIndex: true,
    height: 0,
  }),
};

export function Component() {
  const t = useMessages(accountWords);
  const local = useLocalPath();
  const { token } = useLoaderData<typeof loader>();
  const problem = problemOf(useActionData<Problem>(), 'reset');
  // A refusal that is not about the password is about the link.
  const spent = token === '' || (problem !== undefined && !problem.fields['password']);
  return (
    <div className={`${css.screen} ${css.narrow}`}>
      <h1>{t.chooseNewPassword}</h1>
      {token === '' ? <p>{t.resetLinkIncomplete}</p> : null}
      {token === '' ? null : (
        <Form className={form.form} method="post" noValidate>
          <Summary problem={problem} />
          <NewPasswordField label={t.newPassword} problem={problem} />
          <SubmitButton intent="reset" busy={t.saving}>
            {t.savePassword}
          </SubmitButton>
        </Form>
      )}
      {spent ? (
        <p className={css.after}>
          <a href={local('/account/forgot')}>{t.requestNewLink}</a>
        </p>
      ) : null}
    </div>
  );
}
