import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { accountWords } from '../../messages/account/area.ts';
import { personWords } from '../../messages/people/area.ts';
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
import { Sentence } from '../../../../lib/ui/sentence.tsx';
import { SubmitButton } from '../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../lib/ui/form/summary.tsx';
import { isRefusal, sentenceOf } from '../../../../lib/ui/sentences.ts';
import { localPath, useLocalPath } from '../../../../lib/ui/local-path.ts';
import { baseOf, callsOf, type ScreenHandle, wordsFor } from '../../../../lib/ui/screen.ts';
import type { Account, accountsContract } from '../../contract.ts';
import type { peopleContract } from '../../people-contract.ts';
import { findAccount, openDocument } from '../guards.ts';
import css from './account.module.css';

/** The token of the emailed link. After sign-in, it is only in a cookie. */
const tokenOf = (request: Request): { token?: string } => {
  const token = new URL(request.url).searchParams.get('token');
  return token ? { token } : {};
};

/** Only views it: mail programs open every link of an email, and must not accept for the recipient. */
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
    const why =
      error.status === 400 ? wordsFor(context, accountWords).invitationLinkIncomplete : sentenceOf(error);
    return { token, account, invitation: null, why };
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const sent = await request.formData();
  if (text(sent, 'intent') === 'leave') {
    await callsOf<typeof accountsContract>(context)('POST /api/account/logout', { body: {} });
    return redirectDocument(signInAddress(localPath(baseOf(context))(PATH)));
  }
  const password = text(sent, 'password');
  const body = { ...tokenOf(request), ...(sent.has('password') ? { password } : {}) };
  try {
    await atLeast(200, callsOf<typeof peopleContract>(context)('POST /api/invitation/accept', { body }));
    return openDocument({ context, request }, '/admin');
  } catch (error) {
    return refused(error, sent, (path) => (path === 'token' ? null : path));
  }
}

const PATH = '/account/invitation';
const signInAddress = (returnTo: string) => `/account?${new URLSearchParams({ returnTo })}`;

export const handle: ScreenHandle = {
  head: (_shown, language) => ({ title: accountWords.in(language).invitation, noIndex: true, height: 0 }),
};

export function Component() {
  const t = useMessages(accountWords);
  const local = useLocalPath();
  const people = useMessages(personWords);
  const { token, invitation, account, why } = useLoaderData<typeof loader>();
  const problem = problemOf(useActionData<Problem>(), 'accept');
  if (!invitation) return <NoInvitation why={why} account={account} />;
  const { email, role, known } = invitation;
  const action = token === null ? PATH : `${PATH}?${new URLSearchParams({ token })}`;
  const ready = !known || account?.email === email;
  return (
    <div className={`${css.screen} ${css.narrow}`}>
      <h1>{t.youreInvited}</h1>
      <p className={css.told}>
        <Sentence say={(gap) => t.invitedAs({ email: gap })}>
          <strong>{email}</strong>
        </Sentence>{' '}
        {t.yourRole({ role: people[role], access: people[`${role}Access`] })}
      </p>
      {!known && account ? (
        <p className={css.told}>{t.continueAs({ email: account.email, invited: email })}</p>
      ) : null}
      {ready ? (
        <Form className={form.form} method="post" action={action} noValidate>
          <Summary problem={problem} />
          {known ? null : (
            <>
              <input type="hidden" name="email" value={email} autoComplete="username" />
              <PasswordField
                name="password"
                label={t.choosePassword}
                hint={t.passwordHint}
                autoComplete="new-password"
                problem={problem}
              />
            </>
          )}
          <SubmitButton intent="accept" busy={t.accepting}>
            {t.acceptInvitation}
          </SubmitButton>
        </Form>
      ) : (
        <>
          <p>
            {account
              ? t.invitationForSomeoneElse({ invited: email, email: account.email })
              : t.haveAccountAlready}
          </p>
          {account ? (
            <Form className={css.after} method="post" action={action}>
              <SubmitButton intent="leave" busy={t.signingOut}>
                {t.useAnotherAccount}
              </SubmitButton>
            </Form>
          ) : (
            <p className={css.after}>
              <a className="button" href={local(signInAddress(local(PATH)))}>
                {t.signInToAccept}
              </a>
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** An invalid link: why, and what to do instead. */
function NoInvitation({ why, account }: { why: string; account: Account | null }) {
  const t = useMessages(accountWords);
  const local = useLocalPath();
  const inside = account !== null && (account.owner || account.role !== undefined);
  return (
    <div className={`${css.screen} ${css.narrow}`}>
      <h1>{t.invitationInvalid}</h1>
      <p className={css.lead}>{why}</p>
      <p>
        {inside
          ? t.acceptedAlready({ email: account.email })
          : account
            ? t.notOnStaff({ email: account.email })
            : t.signInIfAccepted}
      </p>
      <p className={css.after}>
        {inside ? (
          <a className="button" href="/admin">
            {t.goToAdmin}
          </a>
        ) : account ? (
          <a className="button" data-look="secondary" href={local('/account/dashboard')}>
            {t.goToYourAccount}
          </a>
        ) : (
          <a className="button" href={local('/account')}>
            {t.signIn}
          </a>
        )}
      </p>
      {inside ? null : <p className={css.after}>{t.askToResend}</p>}
    </div>
  );
}
