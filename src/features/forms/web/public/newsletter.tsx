import {
  data,
  Form,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { SubmitButton } from '../../../../lib/ui/form/submit-button.tsx';
import { callsOf, type ScreenHandle } from '../../../../lib/ui/screen.ts';
import { isRefusal } from '../../../../lib/ui/sentences.ts';
import { toastFor } from '../../../../lib/ui/toast-store.ts';
import type { newsletterContract } from '../../newsletter-contract.ts';
import css from './newsletter.module.css';

type Step = 'confirm' | 'leave';

const words: Record<
  Step,
  { title: string; says: string; button: string; busy: string; done: string; after: string }
> = {
  confirm: {
    title: 'Confirm your subscription',
    says: 'Select the button to confirm. You can unsubscribe at any time.',
    button: 'Confirm subscription',
    busy: 'One moment…',
    done: 'You’re subscribed',
    after: 'Thank you. You’ll get our next newsletter at',
  },
  leave: {
    title: 'Unsubscribe from the newsletter?',
    says: 'You won’t get any more newsletters from us.',
    button: 'Unsubscribe',
    busy: 'One moment…',
    done: 'You’re unsubscribed',
    after: 'We won’t send any more newsletters to',
  },
};

/** Programs that look at links in mails must change nothing, so the link shows a button. */
export function loader({ params, request }: LoaderFunctionArgs): { step: Step; token: string } {
  const { step } = params;
  if (step !== 'confirm' && step !== 'leave') throw data(null, { status: 404 });
  return { step, token: new URL(request.url).searchParams.get('token') ?? '' };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const step = params['step'] === 'leave' ? 'leave' : 'confirm';
  const token = (await request.formData()).get('token');
  try {
    const { email } = await callsOf<typeof newsletterContract>(context)(`POST /api/newsletter/${step}`, {
      body: { token: typeof token === 'string' ? token : '' },
    });
    return { email };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return data({ error: toastFor(error) }, { status: error.status });
  }
}

export const handle: ScreenHandle = { head: () => ({ title: 'Newsletter', noIndex: true }) };

export function Component() {
  const { step, token } = useLoaderData<typeof loader>();
  const result = useActionData<{ email?: string; error?: string }>();
  const { title, says, button, busy, done, after } = words[step];
  return (
    <section className={css.screen}>
      <h1>{result?.email ? done : title}</h1>
      {result?.email ? (
        <p role="status">
          {after} <strong>{result.email}</strong>.
        </p>
      ) : (
        <>
          {result?.error ? (
            <p className={css.problem} role="alert">
              {result.error}
            </p>
          ) : (
            <p>{says}</p>
          )}
          <Form method="post" className={css.form}>
            <input type="hidden" name="token" value={token} />
            <SubmitButton intent={step} busy={busy}>
              {button}
            </SubmitButton>
          </Form>
        </>
      )}
      <p>
        <a href="/">Go to the home page</a>
      </p>
    </section>
  );
}
