import type { LoaderFunctionArgs } from 'react-router';
import type { entriesContract } from '../../features/entries/contract.ts';
import * as preview from '../../features/pages/web/public/shared-preview.ts';
import { callsOf, type ScreenHandle } from '../../lib/ui/screen.ts';
import { type Draft, draftHead, draftOf } from './shown-draft.ts';

export { ShownDraft as Component } from './shown-draft.ts';

/** The draft, for people with a preview link. */
export async function loader(args: LoaderFunctionArgs): Promise<Draft> {
  const { context, params } = args;
  const call = callsOf<typeof entriesContract>(context);
  return draftOf(context, await preview.loader(args), () =>
    call('GET /api/entry-preview/{token}', { params: { token: params['token'] ?? '' } }),
  );
}

export const handle: ScreenHandle<Draft | undefined> = {
  head: (draft, language) => ({ ...draftHead(draft, language), noIndex: true }),
};
