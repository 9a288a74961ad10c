import { data, Form, useActionData, type ActionFunctionArgs } from 'react-router';
import { atLeast } from '../../../../lib/ui/behaviour/at-least.ts';
import { Field } from '../../../../lib/ui/form/field.tsx';
import form from '../../../../lib/ui/form/form.module.css';
import { problemOf, refused, text, type Problem } from '../../../../lib/ui/form/problem.ts';
import { SubmitButton } from '../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../lib/ui/form/summary.tsx';
import { callsOf, type ScreenHandle } from '../../../../lib/ui/screen.ts';
import type { ordersContract } from '../../contract.ts';
import css from './orders.module.css';

interface Sent {
  sentTo: string;
}

/** `/order/cancel`: anyone who bought as a guest asks for the link that opens their order. */
export async function action({ context, request }: ActionFunctionArgs) {
  const sent = await request.formData();
  const email = text(sent, 'email');
  try {
    const body = { number: text(sent, 'number'), email };
    await atLeast(200, callsOf<typeof ordersContract>(context)('POST /api/order/withdrawal-link', { body }));
    return data<Sent>({ sentTo: email.trim() });
  } catch (error) {
    return refused(error, sent);
  }
}

export const handle: ScreenHandle = {
  head: () => ({ title: 'Cancel your order', noIndex: true, height: 0 }),
};

export function Component() {
  const result = useActionData<Problem | Sent>();
  return (
    <div className={css.screen}>
      {result && 'sentTo' in result ? (
        <OnItsWay sentTo={result.sentTo} />
      ) : (
        <Ask problem={problemOf(result, 'find')} />
      )}
    </div>
  );
}

const Ask = ({ problem }: { problem: Problem | undefined }) => (
  <>
    <h1>Cancel your order</h1>
    <p>
      Enter your order number and the email address you ordered with. We’ll email you a link to your order,
      where you can choose what to return.
    </p>
    <Form className={form.form} method="post" noValidate>
      <Summary problem={problem} />
      <Field
        name="number"
        label="Order number"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        maxLength={60}
        hint="It’s in your order confirmation email."
        problem={problem}
      />
      <Field
        name="email"
        label="Email address"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        problem={problem}
      />
      <SubmitButton intent="find" busy="Sending…">
        Email me the link
      </SubmitButton>
      <p>
        Have an account? <a href="/account/orders">View your orders</a>
      </p>
    </Form>
  </>
);

/** Says the same whether there is such an order or not. */
const OnItsWay = ({ sentTo }: Sent) => (
  <div role="status">
    <h1>Check your inbox</h1>
    <p>
      If we have a paid order with this number for <strong>{sentTo}</strong>, a link to it is on its way.
    </p>
    <p>
      Nothing there after a few minutes? Check your spam folder, or <a href="/order/cancel">try again</a>.
    </p>
  </div>
);
