import type { LoaderFunctionArgs } from 'react-router';
import type { entriesContract } from '../../features/entries/contract.ts';
import * as preview from '../../features/pages/web/public/preview.ts';
import { callsOf, type ScreenHandle } from '../../lib/ui/screen.ts';
import { type Draft, draftHead, draftOf } from './shown-draft.ts';

export { ShownDraft as Component } from './shown-draft.ts';

/** The draft, or an earlier version, for the site's owner and staff. */
export async function loader(args: LoaderFunctionArgs): Promise<Draft> {
  const { context, params, request } = args;
  const call = callsOf<typeof entriesContract>(context);
  const version = new URL(request.url).searchParams.get('version');
  const entry = () =>
    call('GET /api/entries/{id}/draft', {
      params: { id: params['id'] ?? '' },
      ...(version ? { query: { version: Number(version) } } : {}),
    });
  // The editor shows an entry in a layout itself.
  return draftOf(context, await preview.loader(args), { entry });
}

export const handle: ScreenHandle<Draft | undefined> = { head: draftHead };
