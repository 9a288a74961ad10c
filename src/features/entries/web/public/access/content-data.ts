import type { ActionFunctionArgs, ShouldRevalidateFunction } from 'react-router';
import { text } from '../../../../../lib/ui/form/problem.ts';
import { callsOf, inAnyLanguage } from '../../../../../lib/ui/screen.ts';
import { isRefusal } from '../../../../../lib/ui/sentences.ts';
import type { websitesContract } from '../../../../websites/contract.ts';
import type { entriesContract } from '../../../contract.ts';
import { loadComments } from '../comments/comment-data.ts';
import { showEntry, type Shown } from '../show-entry.ts';

/** Which form of the screen is sent. */
export const CONTENT = 'content';

/** The content of a restricted entry for the person who asks, or why it isn’t shown. */
export type Content =
  | { intent: typeof CONTENT; shown: Shown }
  | { intent: typeof CONTENT; shown: null; failed: boolean };

export const isContent = (answer: unknown): answer is Content =>
  typeof answer === 'object' && answer !== null && 'intent' in answer && answer.intent === CONTENT;

/**
 * Asks for the content. The screen’s own document is the same for everybody, so it isn’t part of the loader. Without script, the form
 * shows the content as an answer that nobody keeps.
 */
export async function takeContent(
  { context, params, request }: ActionFunctionArgs,
  form: FormData,
): Promise<Content> {
  const url = new URL(request.url);
  const { type = '', slug = '' } = params;
  const comments = text(form, 'comments');
  if (comments) url.searchParams.set('comments', comments);
  try {
    const website = await callsOf<typeof websitesContract>(context)('GET /api/website');
    const query = { type, slug, ...inAnyLanguage(context, website) };
    const entry = await callsOf<typeof entriesContract>(context)('GET /api/entry/content', {
      query,
    });
    const shown = await showEntry(context, entry, url);
    const list = await loadComments(context, entry._id, url);
    return { intent: CONTENT, shown: { ...shown, ...(list ? { comments: list } : {}) } };
  } catch (error) {
    // The session has ended, or the entry is for others now. Anything else may go away.
    const isRefused = isRefusal(error) && (error.status === 401 || error.status === 403);
    return { intent: CONTENT, shown: null, failed: !isRefused };
  }
}

/** Asking for the content changes nothing that the loaders read. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formData, defaultShouldRevalidate }) =>
  formData?.get('intent') === CONTENT ? false : defaultShouldRevalidate;
