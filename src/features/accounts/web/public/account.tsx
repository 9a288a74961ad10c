import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { accountWords } from '../../messages/account/area.ts';
import {
  data,
  Form,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { siteAddress } from '../../../../lib/links/site-address.ts';
import { atLeast } from '../../../../lib/ui/behaviour/at-least.ts';
import form from '../../../../lib/ui/form/form.module.css';
import { PasswordField } from '../../../../lib/ui/form/password-field.tsx';
import { problemOf, refused, text, type Problem } from '../../../../lib/ui/form/problem.ts';
import { SubmitButton } from '../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../lib/ui/form/summary.tsx';
import { useLocalPath } from '../../../../lib/ui/local-path.ts';
import { callsOf, type ScreenHandle } from '../../../../lib/ui/screen.ts';
import type { accountsContract } from '../../contract.ts';
import { afterSignIn, findAccount } from '../guards.ts';
import { EmailField, NewPasswordField } from './account-fields.tsx';
import css from './account.module.css';
import { PasskeyButton } from './second-step/passkey-button.tsx';
import { SecondStep, sendCode, type StepBegun, stepOf } from './second-step/second-step.tsx';

interface Shown {
  /** Validated. */
  returnTo: string | null;
  /** A one-time link that did not work. */
  stale: boolean;
}

/** Signed-in people are redirected. The server has used a `?token=` before. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const wanted = url.searchParams.get('returnTo');
  const returnTo = siteAddress(wanted, url.origin);
  const stale = url.searchParams.get('link') === 'expired';
  const account = await findAccount({ context });
  if (account) throw afterSignIn({ context, request }, account, wanted);
  return data<Shown>({ returnTo, stale }, { status: stale ? 401 : 200 });
}

export async function action({ context, request }: ActionFunctionArgs) {
  const sent = await request.formData();
  const call = callsOf<typeof accountsContract>(context);
  const body = { email: text(sent, 'email'), password: text(sent, 'password') };
  const intent = text(sent, 'intent');
  const name = intent === 'register' ? 'POST /api/account/register' : 'POST /api/account/login';
  try {
    const account = await (intent === 'second-step'
      ? atLeast(200, sendCode(context, sent))
      : atLeast(200, call(name, { body })));
    if ('secondStep' in account) return { intent: 'second-step', ...account.secondStep };
    return afterSignIn({ context, request }, account, new URL(request.url).searchParams.get('returnTo'));
  } catch (error) {
    return refused(error, sent);
  }
}

export const handle: ScreenHandle = {
  head: (_shown, language) => ({
    title: accountWords.in(language).title,
    description: accountWords.in(language).description,
    height: 0,
  }),
};

export function Component() {
  const t = useMessages(accountWords);
  const { returnTo, stale } = useLoaderData<Shown>();
  const result = useActionData<Problem | StepBegun>();
  const step = stepOf(result);
  const address = returnTo ? here(returnTo) : '/account';
  if (step) return <SecondStep {...step} problem={problemOf(result, 'second-step')} address={address} />;
  return (
    <div className={css.screen}>
      <h1>{t.yourAccount}</h1>
      {stale ? (
        <p className={css.notice} role="status">
          {t.linkExpired}
        </p>
      ) : null}
      <div className={css.sides}>
        <SignIn problem={problemOf(result, 'sign-in')} address={address} />
        <Register problem={problemOf(result, 'register')} address={address} />
      </div>
    </div>
  );
}

const here = (returnTo: string) => `/account?${new URLSearchParams({ returnTo })}`;

interface SideProps {
  problem: Problem | undefined;
  address: string;
}

const SignIn = ({ problem, address }: SideProps) => {
  const t = useMessages(accountWords);
  const local = useLocalPath();
  return (
    <section className={css.side} aria-labelledby="sign-in">
      <h2 id="sign-in">{t.signIn}</h2>
      <p className={css.lead}>{t.welcomeBack}</p>
      <Form className={form.form} method="post" action={address} noValidate>
        <Summary problem={problem} />
        <EmailField problem={problem} />
        <PasswordField name="password" label={t.password} autoComplete="current-password" problem={problem} />
        <SubmitButton intent="sign-in" busy={t.signingIn}>
          {t.signIn}
        </SubmitButton>
        <PasskeyButton address={local(address)} />
        <p>
          <a href={local('/account/forgot')}>{t.forgotPassword}</a>
        </p>
      </Form>
    </section>
  );
};

const Register = ({ problem, address }: SideProps) => {
  const t = useMessages(accountWords);
  return (
    <section className={css.side} aria-labelledby="register">
      <h2 id="register">{t.register}</h2>
      <p className={css.lead}>{t.registerLead}</p>
      <Form className={form.form} method="post" action={address} noValidate>
        <Summary problem={problem} />
        <EmailField problem={problem} />
        <NewPasswordField problem={problem} />
        <SubmitButton intent="register" busy={t.creatingAccount} look="secondary">
          {t.register}
        </SubmitButton>
      </Form>
    </section>
  );
};
