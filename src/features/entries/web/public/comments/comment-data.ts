import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import type { Reply } from '../../../../../lib/http/contract.ts';
import { refused, text } from '../../../../../lib/ui/form/problem.ts';
import { baseOf, callsOf } from '../../../../../lib/ui/screen.ts';
import { isRefusal } from '../../../../../lib/ui/sentences.ts';
import type { readerCommentsContract } from '../../../reader-comments-contract.ts';

export type CommentList = Reply<(typeof readerCommentsContract)['GET /api/entries/{id}/comments']>;
export type Outcome = Reply<(typeof readerCommentsContract)['POST /api/entries/{id}/comments']>['outcome'];

/** Which form of the screen is sent, and the prefix of its fields' ids. */
export const COMMENT = 'comment';

const outcomes: readonly Outcome[] = ['confirm', 'pending', 'published'];

/** The entry after a comment without script. */
export const afterComment = (path: string, outcome: Outcome): string =>
  `${path}?sent=${COMMENT}-${outcome}#comment-form`;

/** The outcome that the address tells. */
export const outcomeIn = (query: URLSearchParams): Outcome | undefined =>
  outcomes.find((outcome) => query.get('sent') === `${COMMENT}-${outcome}`);

/** For the loader of an entry. */
export async function loadComments(
  context: LoaderFunctionArgs['context'],
  id: string,
  url: URL,
): Promise<CommentList | undefined> {
  const wanted = Number(url.searchParams.get('comments') ?? 1);
  const page = Number.isInteger(wanted) && wanted >= 1 && wanted <= 2_000 ? wanted : 1;
  try {
    return await callsOf<typeof readerCommentsContract>(context)('GET /api/entries/{id}/comments', {
      params: { id },
      query: { page },
    });
  } catch (error) {
    // Unpublished meanwhile.
    if (isRefusal(error) && error.status === 404) return undefined;
    throw error;
  }
}

/** What the form sends. */
export function commentIn(form: FormData) {
  const [name, email, parent] = ['name', 'email', 'parent'].map((field) => text(form, field).trim());
  return {
    body: text(form, 'body'),
    further: text(form, 'further'),
    ...(name ? { name } : {}),
    ...(email ? { email } : {}),
    ...(parent ? { parent } : {}),
  };
}

/** Handles a comment without script: returns to the entry with a notice, or shows it with the errors and the text. */
export async function takeComment({ context, request }: ActionFunctionArgs, form: FormData) {
  try {
    const { outcome } = await callsOf<typeof readerCommentsContract>(context)(
      'POST /api/entries/{id}/comments',
      { params: { id: text(form, 'entry') }, body: commentIn(form) },
    );
    // The router adds how addresses in the page's language begin.
    return redirect(afterComment(new URL(request.url).pathname.slice(baseOf(context).length), outcome), 303);
  } catch (error) {
    return refused(error, form);
  }
}
