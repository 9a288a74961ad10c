import {
  data,
  Form,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { text } from '../../../../lib/ui/form/problem.ts';
import { SubmitButton } from '../../../../lib/ui/form/submit-button.tsx';
import { useLocalPath } from '../../../../lib/ui/local-path.ts';
import { callsOf, type ScreenHandle } from '../../../../lib/ui/screen.ts';
import { isRefusal } from '../../../../lib/ui/sentences.ts';
import { toastFor } from '../../../../lib/ui/toast-store.ts';
import { commentWords } from '../../messages/comments/area.ts';
import type { readerCommentsContract } from '../../reader-comments-contract.ts';
import { afterComment } from './comments/comment-data.ts';
import css from './confirm-comment.module.css';

/** Programs that open links in emails must change nothing, so the link shows a button. */
export const loader = ({ request }: LoaderFunctionArgs): { token: string } => ({
  token: new URL(request.url).searchParams.get('token') ?? '',
});

export async function action({ context, request }: ActionFunctionArgs) {
  const token = text(await request.formData(), 'token');
  try {
    const { href, outcome } = await callsOf<typeof readerCommentsContract>(context)(
      'POST /api/entry-comments/confirm',
      { body: { token } },
    );
    return redirect(afterComment(href, outcome), 303);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return data({ error: toastFor(error) }, { status: error.status });
  }
}

export const handle: ScreenHandle = {
  head: (_shown, language) => ({ title: commentWords.in(language).confirmTitle, noIndex: true }),
};

export function Component() {
  const t = useMessages(commentWords);
  const local = useLocalPath();
  const { token } = useLoaderData<typeof loader>();
  const result = useActionData<{ error?: string }>();
  return (
    <section className={css.screen}>
      <h1>{t.confirmTitle}</h1>
      {result?.error ? (
        <p className={css.problem} role="alert">
          {result.error}
        </p>
      ) : (
        <p>{t.confirmSays}</p>
      )}
      <Form method="post" className={css.form}>
        <input type="hidden" name="token" value={token} />
        <SubmitButton intent="confirm" busy={t.oneMoment}>
          {t.confirmButton}
        </SubmitButton>
      </Form>
      <p>
        <a href={local('/')}>{t.goToHomePage}</a>
      </p>
    </section>
  );
}
