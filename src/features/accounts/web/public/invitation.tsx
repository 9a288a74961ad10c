import {
  Form,
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
import { isRefusal, sentenceOf } from '../../../../lib/ui/sentences.ts';
import { callsOf, type ScreenHandle } from '../../../../lib/ui/screen.ts';
import type { Account, accountsContract } from '../../contract.ts';
import type { peopleContract } from '../../people-contract.ts';
import { roleWords } from '../../roles.ts';
import { findAccount } from '../guards.ts';
import css from './account.module.css';

/** Of the mailed link. Anyone who comes back from signing in has it in a cookie alone. */
const tokenOf = (request: Request): { token?: string } => {
  const token = new URL(request.url).searchParams.get('token');
  return token ? { token } : {};
};

/** Looks only: programs open every link of a mail, and must not accept for anybody. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { token = null } = tokenOf(request);
  const account = await findAccount({ context });
  try {
    const call = callsOf<typeof peopleContract>(context);
    return {
      token,
      account,
      invitation: await call('GET /api/invitation', { query: tokenOf(request) }),
      why: '',
    };
  } catch (error) {
    if (!isRefusal(error) || error.status >= 500) throw error;
    const why = error.status === 400 ? INCOMPLETE : sentenceOf(error);
    return { token, account, invitation: null, why };
  }
}

const INCOMPLETE = 'This link is incomplete. Open it from the email again, or copy the full link.';

export async function action({ context, request }: ActionFunctionArgs) {
  const sent = await request.formData();
  if (text(sent, 'intent') === 'leave') {
    await callsOf<typeof accountsContract>(context)('POST /api/account/logout', { body: {} });
    return redirectDocument(SIGN_IN);
  }
  const password = text(sent, 'password');
  const body = { ...tokenOf(request), ...(sent.has('password') ? { password } : {}) };
  try {
    await atLeast(200, callsOf<typeof peopleContract>(context)('POST /api/invitation/accept', { body }));
    return redirectDocument('/admin');
  } catch (error) {
    return refused(error, sent, (path) => (path === 'token' ? null : path));
  }
}

const PATH = '/account/invitation';
const SIGN_IN = `/account?${new URLSearchParams({ returnTo: PATH })}`;

export const handle: ScreenHandle = { head: () => ({ title: 'Invitation', noIndex: true, height: 0 }) };

export function Component() {
  const { token, invitation, account, why } = useLoaderData<typeof loader>();
  const problem = problemOf(useActionData<Problem>(), 'accept');
  if (!invitation) return <NoInvitation why={why} account={account} />;
  const { email, role, known } = invitation;
  const action = token === null ? PATH : `${PATH}?${new URLSearchParams({ token })}`;
  const ready = !known || account?.email === email;
  return (
    <div className={`${css.screen} ${css.narrow}`}>
      <h1>You’re invited</h1>
      <p className={css.told}>
        You’ve been invited to work on this site as <strong>{email}</strong>. Your role:{' '}
        {roleWords[role].name}. {roleWords[role].says}.
      </p>
      {!known && account ? (
        <p className={css.told}>
          You’re signed in as {account.email}. If you accept, you’ll continue as {email}.
        </p>
      ) : null}
      {ready ? (
        <Form className={form.form} method="post" action={action} noValidate>
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
            Accept invitation
          </SubmitButton>
        </Form>
      ) : (
        <>
          <p>
            {account
              ? `This invitation is for ${email}, but you’re signed in as ${account.email}. Sign in as ${email} to accept it.`
              : `You already have an account with this address. Sign in to accept the invitation.`}
          </p>
          {account ? (
            <Form className={css.after} method="post" action={action}>
              <SubmitButton intent="leave" busy="Signing out…">
                Use another account
              </SubmitButton>
            </Form>
          ) : (
            <p className={css.after}>
              <a className="button" href={SIGN_IN}>
                Sign in to accept
              </a>
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** A link that leads nowhere any more: why, and what to do instead. */
function NoInvitation({ why, account }: { why: string; account: Account | null }) {
  const inside = account !== null && (account.owner || account.role !== undefined);
  return (
    <div className={`${css.screen} ${css.narrow}`}>
      <h1>This invitation isn’t valid</h1>
      <p className={css.lead}>{why}</p>
      <p>
        {inside
          ? `You’re signed in as ${account.email} and already work on this site.`
          : account
            ? `You’re signed in as ${account.email}, who doesn’t work on this site.`
            : 'Already accepted? Sign in with the email address it was sent to.'}
      </p>
      <p className={css.after}>
        {inside ? (
          <a className="button" href="/admin">
            Go to admin
          </a>
        ) : account ? (
          <a className="button" data-look="secondary" href="/account/dashboard">
            Go to your account
          </a>
        ) : (
          <a className="button" href="/account">
            Sign in
          </a>
        )}
      </p>
      {inside ? null : (
        <p className={css.after}>
          If not, ask the person who invited you to resend the invitation under Settings, Staff.
        </p>
      )}
    </div>
  );
}
