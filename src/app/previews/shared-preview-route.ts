import { data, type LoaderFunctionArgs } from 'react-router';
import type { entriesContract } from '../../features/entries/contract.ts';
import * as preview from '../../features/pages/web/public/shared-preview.ts';
import { callsOf, type ScreenHandle } from '../../lib/ui/screen.ts';
import { isRefusal } from '../../lib/ui/sentences.ts';
import { isUuid } from '../../lib/values/uuid.ts';
import { type Draft, draftHead, draftOf } from './shown-draft.ts';

export { ShownDraft as Component } from './shown-draft.ts';

/** The draft, for people with a preview link. */
export async function loader(args: LoaderFunctionArgs): Promise<Draft> {
  const { context, params, request } = args;
  const call = callsOf<typeof entriesContract>(context);
  const wanted = new URL(request.url).searchParams.get('entry');
  const entry = () =>
    call('GET /api/entry-preview/{token}', {
      params: { token: params['token'] ?? '' },
      // A layout is shown around this entry.
      query: wanted && isUuid(wanted) ? { entry: wanted } : {},
    }).catch((error: unknown) => {
      if (isRefusal(error) && error.status === 404) throw data(null, { status: 404 });
      throw error;
    });
  return draftOf(context, await preview.loader(args), { entry, layout: entry });
}

export const handle: ScreenHandle<Draft | undefined> = {
  head: (draft, language) => ({ ...draftHead(draft, language), noIndex: true }),
};
