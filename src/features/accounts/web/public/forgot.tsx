import { data, Form, Link, useActionData, type ActionFunctionArgs } from 'react-router';
import { atLeast } from '../../../../lib/ui/behaviour/at-least.ts';
import { Field } from '../../../../lib/ui/form/field.tsx';
import form from '../../../../lib/ui/form/form.module.css';
import { problemOf, refused, text, type Problem } from '../../../../lib/ui/form/problem.ts';
import { SubmitButton } from '../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../lib/ui/form/summary.tsx';
import { callsOf, type ScreenHandle } from '../../../../lib/ui/screen.ts';
import type { accountsContract } from '../../contract.ts';
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
  head: () => ({ title: 'Forgotten password', noIndex: true, height: 0 }),
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

const Ask = ({ problem }: { problem: Problem | undefined }) => (
  <>
    <h1>Forgotten your password?</h1>
    <p className={css.lead}>Enter your email address and we’ll send you a link to choose a new one.</p>
    <Form className={form.form} method="post" noValidate>
      <Summary problem={problem} />
      <Field
        name="email"
        label="Email address"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        problem={problem}
      />
      <SubmitButton intent="forgot" busy="Sending…">
        Send reset link
      </SubmitButton>
      <p>
        <Link to="/account">Back to sign in</Link>
      </p>
    </Form>
  </>
);

/** Says the same whether there is such an account or not. */
const OnItsWay = ({ sentTo }: Sent) => (
  <div role="status">
    <h1>Check your inbox</h1>
    <p>
      If there’s an account for <strong>{sentTo}</strong>, you’ll get an email with a link to choose a new
      password. The link expires after one hour.
    </p>
    <p className={css.after}>
      No email after a few minutes? Check your spam folder, or <a href="/account/forgot">try again</a>.
    </p>
  </div>
);
