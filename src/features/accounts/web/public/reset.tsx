import {
  Form,
  Link,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { atLeast } from '../../../../lib/ui/behaviour/at-least.ts';
import form from '../../../../lib/ui/form/form.module.css';
import { PasswordField } from '../../../../lib/ui/form/password-field.tsx';
import { problemOf, refused, text, type Problem } from '../../../../lib/ui/form/problem.ts';
import { SubmitButton } from '../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../lib/ui/form/summary.tsx';
import { callsOf, type ScreenHandle } from '../../../../lib/ui/screen.ts';
import { notify } from '../../../../lib/ui/toast-store.ts';
import type { accountsContract } from '../../contract.ts';
import { afterSignIn } from '../guards.ts';
import css from './account.module.css';

/** The token of the mailed link; it is tried only when a password is sent. */
export const loader = ({ request }: LoaderFunctionArgs) => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
});

export async function action({ context, request }: ActionFunctionArgs) {
  const sent = await request.formData();
  const url = new URL(request.url);
  const body = { token: url.searchParams.get('token') ?? '', password: text(sent, 'password') };
  try {
    const call = callsOf<typeof accountsContract>(context);
    const account = await atLeast(200, call('POST /api/account/reset', { body }));
    notify('Your password has been changed.', 'good');
    return afterSignIn(account, null, url.origin);
  } catch (error) {
    return refused(error, sent, (path) => (path === 'token' ? null : path));
  }
}

export const handle: ScreenHandle = {
  head: () => ({ title: 'Choose a new password', noIndex: true, height: 0 }),
};

export function Component() {
  const { token } = useLoaderData<typeof loader>();
  const problem = problemOf(useActionData<Problem>(), 'reset');
  // A refusal that is not about the password is about the link.
  const spent = token === '' || (problem !== undefined && !problem.fields['password']);
  return (
    <div className={`${css.screen} ${css.narrow}`}>
      <h1>Choose a new password</h1>
      {token === '' ? <p>This link is incomplete. Open it from the email again.</p> : null}
      {token === '' ? null : (
        <Form className={form.form} method="post" noValidate>
          <Summary problem={problem} />
          <PasswordField
            name="password"
            label="New password"
            hint="At least 8 characters. A few unrelated words are easy to remember and hard to guess."
            autoComplete="new-password"
            problem={problem}
          />
          <SubmitButton intent="reset" busy="Saving…">
            Save password
          </SubmitButton>
        </Form>
      )}
      {spent ? (
        <p className={css.after}>
          <Link to="/account/forgot">Request a new link</Link>
        </p>
      ) : null}
    </div>
  );
}
