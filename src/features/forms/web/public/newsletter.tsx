import { Sentence } from '../../../../lib/ui/sentence.tsx';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { formWords } from '../../messages/form/area.ts';
import {
  data,
  Form,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { SubmitButton } from '../../../../lib/ui/form/submit-button.tsx';
import { useLocalPath } from '../../../../lib/ui/local-path.ts';
import { callsOf, type ScreenHandle } from '../../../../lib/ui/screen.ts';
import { isRefusal } from '../../../../lib/ui/sentences.ts';
import { toastFor } from '../../../../lib/ui/toast-store.ts';
import type { newsletterContract } from '../../newsletter-contract.ts';
import css from './newsletter.module.css';

type Step = 'confirm' | 'leave';

/** Programs that open links in emails must change nothing, so the link shows a button. */
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

export const handle: ScreenHandle = {
  head: (_shown, language) => ({ title: formWords.in(language).newsletter, noIndex: true }),
};

export function Component() {
  const t = useMessages(formWords);
  const local = useLocalPath();
  const { step, token } = useLoaderData<typeof loader>();
  const result = useActionData<{ email?: string; error?: string }>();
  const isLeaving = step === 'leave';
  return (
    <section className={css.screen}>
      <h1>
        {result?.email
          ? isLeaving
            ? t.leaveDone
            : t.confirmDone
          : isLeaving
            ? t.leaveTitle
            : t.confirmTitle}
      </h1>
      {result?.email ? (
        <p role="status">
          <Sentence say={(email) => (isLeaving ? t.leaveAfter({ email }) : t.confirmAfter({ email }))}>
            <strong>{result.email}</strong>
          </Sentence>
        </p>
      ) : (
        <>
          {result?.error ? (
            <p className={css.problem} role="alert">
              {result.error}
            </p>
          ) : (
            <p>{isLeaving ? t.leaveSays : t.confirmSays}</p>
          )}
          <Form method="post" className={css.form}>
            <input type="hidden" name="token" value={token} />
            <SubmitButton intent={step} busy={t.oneMoment}>
              {isLeaving ? t.leaveButton : t.confirmButton}
            </SubmitButton>
          </Form>
        </>
      )}
      <p>
        <a href={local('/')}>{t.goToHomePage}</a>
      </p>
    </section>
  );
}
