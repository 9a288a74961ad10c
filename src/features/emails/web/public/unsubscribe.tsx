import { Sentence } from '../../../../lib/ui/sentence.tsx';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { unsubscribeWords } from '../../messages/unsubscribe/area.ts';
import {
  Form,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { refused, text, type Problem } from '../../../../lib/ui/form/problem.ts';
import { SubmitButton } from '../../../../lib/ui/form/submit-button.tsx';
import { isRefusal } from '../../../../lib/ui/sentences.ts';
import { callsOf, type ScreenHandle } from '../../../../lib/ui/screen.ts';
import type { templatesContract } from '../../template-contract.ts';
import css from './unsubscribe.module.css';

const tokenOf = (request: Request): string => new URL(request.url).searchParams.get('token') ?? '';

/** Only views it: programs that open every link of an email must not unsubscribe anyone. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const call = callsOf<typeof templatesContract>(context);
  try {
    return await call('GET /api/unsubscribe', { query: { token: tokenOf(request) } });
  } catch (error) {
    if (isRefusal(error) && error.status === 400) return null;
    throw error;
  }
}

/** Handles the button below, and the POST that mail programs send (RFC 8058), which has no intent. */
export async function action({ context, request }: ActionFunctionArgs) {
  const sent = await request.formData();
  const call = callsOf<typeof templatesContract>(context);
  const subscribed = text(sent, 'intent') === 'subscribe';
  try {
    return await call('POST /api/unsubscribe', { body: { token: tokenOf(request), subscribed } });
  } catch (error) {
    return refused(error, sent, () => null);
  }
}

export const handle: ScreenHandle = {
  head: (_shown, language) => ({
    title: unsubscribeWords.in(language).unsubscribe,
    noIndex: true,
    height: 0,
  }),
};

export function Component() {
  const t = useMessages(unsubscribeWords);
  const found = useLoaderData<typeof loader>();
  const result = useActionData<typeof found | Problem>();
  const now = result && 'subscribed' in result ? result : found;
  if (!now)
    return (
      <div className={css.screen}>
        <h1>{t.linkBroken}</h1>
        <p>{t.linkBrokenHint}</p>
      </div>
    );
  return (
    <div className={css.screen} role="status">
      <h1>{now.subscribed ? t.confirmUnsubscribe : t.unsubscribed}</h1>
      <p>
        <Sentence
          say={(email) =>
            now.subscribed
              ? t.sends({ site: now.site, emails: now.mails, email })
              : t.noMore({ site: now.site, emails: now.mails, email })
          }
        >
          <strong>{now.email}</strong>
        </Sentence>
      </p>
      <Form method="post">
        {now.subscribed ? (
          <SubmitButton intent="unsubscribe" busy={t.unsubscribing}>
            {t.unsubscribe}
          </SubmitButton>
        ) : (
          <SubmitButton intent="subscribe" busy={t.oneMoment} look="secondary">
            {t.resubscribe}
          </SubmitButton>
        )}
      </Form>
    </div>
  );
}
