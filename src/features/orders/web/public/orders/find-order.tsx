import { Sentence } from '../../../../../lib/ui/sentence.tsx';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { orderWords } from '../../../messages/order/area.ts';
import { data, Form, useActionData, type ActionFunctionArgs } from 'react-router';
import { atLeast } from '../../../../../lib/ui/behaviour/at-least.ts';
import { Field } from '../../../../../lib/ui/form/field.tsx';
import form from '../../../../../lib/ui/form/form.module.css';
import { problemOf, refused, text, type Problem } from '../../../../../lib/ui/form/problem.ts';
import { SubmitButton } from '../../../../../lib/ui/form/submit-button.tsx';
import { Summary } from '../../../../../lib/ui/form/summary.tsx';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import { callsOf, type ScreenHandle } from '../../../../../lib/ui/screen.ts';
import type { ordersContract } from '../../../contract.ts';
import css from './orders.module.css';

interface Sent {
  sentTo: string;
}

/** `/order/cancel`: guests request the link to their order. */
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
  head: (_shown, language) => ({ title: orderWords.in(language).cancelYourOrder, noIndex: true, height: 0 }),
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

const Ask = ({ problem }: { problem: Problem | undefined }) => {
  const t = useMessages(orderWords);
  const local = useLocalPath();
  return (
    <>
      <h1>{t.cancelYourOrder}</h1>
      <p>{t.findOrderLead}</p>
      <Form className={form.form} method="post" noValidate>
        <Summary problem={problem} />
        <Field
          name="number"
          label={t.orderNumber}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          maxLength={60}
          hint={t.orderNumberHint}
          problem={problem}
        />
        <Field
          name="email"
          label={t.emailAddress}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          problem={problem}
        />
        <SubmitButton intent="find" busy={t.sending}>
          {t.emailMeTheLink}
        </SubmitButton>
        <p>
          {t.haveAnAccount} <a href={local('/account/orders')}>{t.viewYourOrders}</a>
        </p>
      </Form>
    </>
  );
};

/** Says the same whether the order exists or not. */
const OnItsWay = ({ sentTo }: Sent) => {
  const t = useMessages(orderWords);
  const local = useLocalPath();
  return (
    <div role="status">
      <h1>{t.checkYourInbox}</h1>
      <p>
        <Sentence say={(email) => t.linkOnItsWay({ email })}>
          <strong>{sentTo}</strong>
        </Sentence>
      </p>
      <p>
        <Sentence say={(tryAgain) => t.nothingThere({ tryAgain })}>
          <a href={local('/order/cancel')}>{t.tryAgain}</a>
        </Sentence>
      </p>
    </div>
  );
};
