import {
  Form,
  Link,
  redirectDocument,
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
import { isRefusal } from '../../../../lib/ui/sentences.ts';
import { callsOf, type ScreenHandle } from '../../../../lib/ui/screen.ts';
import type { peopleContract } from '../../people-contract.ts';
import { roleWords } from '../../roles.ts';
import { findAccount } from '../guards.ts';
import css from './account.module.css';

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? '';

/** Looks only: programs open every link of a mail, and must not accept for anybody. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const token = tokenOf(request);
  try {
    const call = callsOf<typeof peopleContract>(context);
    const invitation = token ? await call('GET /api/invitation', { query: { token } }) : null;
    return { token, invitation, account: await findAccount({ context }) };
  } catch (error) {
    if (isRefusal(error) && error.status < 500) return { token, invitation: null, account: null };
    throw error;
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const sent = await request.formData();
  const password = text(sent, 'password');
  const body = { token: tokenOf(request), ...(sent.has('password') ? { password } : {}) };
  try {
    await atLeast(200, callsOf<typeof peopleContract>(context)('POST /api/invitation/accept', { body }));
    return redirectDocument('/admin');
  } catch (error) {
    return refused(error, sent, (path) => (path === 'token' ? null : path));
  }
}

export const handle: ScreenHandle = { head: () => ({ title: 'Invitation', noIndex: true, height: 0 }) };

export function Component() {
  const { token, invitation, account } = useLoaderData<typeof loader>();
  const problem = problemOf(useActionData<Problem>(), 'accept');
  if (!invitation)
    return (
      <div className={`${css.screen} ${css.narrow}`}>
        <h1>This invitation does not work</h1>
        <p>
          It was used already, withdrawn, or is older than 7 days. Please ask whoever invited you for a new
          one.
        </p>
      </div>
    );
  const { email, role, known } = invitation;
  const returnTo = `/account/invitation?${new URLSearchParams({ token })}`;
  const ready = !known || account?.email === email;
  return (
    <div className={`${css.screen} ${css.narrow}`}>
      <h1>You are invited</h1>
      <p>
        You are asked to help with this site, as <strong>{email}</strong>. Your role: {roleWords[role].name}.{' '}
        {roleWords[role].says}.
      </p>
      {ready ? (
        <Form className={form.form} method="post" action={returnTo} noValidate>
          <Summary problem={problem} />
          {known ? null : (
            <>
              <input type="hidden" name="email" value={email} autoComplete="username" />
              <PasswordField
                name="password"
                label="Choose a password"
                hint="At least 8 characters. A few unrelated words are easy to remember and hard to guess."
                autoComplete="new-password"
                problem={problem}
              />
            </>
          )}
          <SubmitButton intent="accept" busy="Accepting…">
            Accept the invitation
          </SubmitButton>
        </Form>
      ) : (
        <>
          <p>
            {account
              ? `You are signed in as ${account.email}. Please sign out first, then sign in as ${email} and open this link again.`
              : `There is an account with this address already. Sign in with it, and you come back here.`}
          </p>
          <p className={css.after}>
            {account ? (
              <Link to="/account/dashboard">Go to your account</Link>
            ) : (
              <a className="button" href={`/account?${new URLSearchParams({ returnTo })}`}>
                Sign in to accept
              </a>
            )}
          </p>
        </>
      )}
    </div>
  );
}
