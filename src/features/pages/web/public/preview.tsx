import type { LoaderFunctionArgs } from 'react-router';
import { callsOf } from '../../../../lib/ui/screen.ts';
import type { Page, pagesContract } from '../../contract.ts';
import { loadTracks, type ShownTracks } from '../../../audio/web/index.ts';
import { type Forms, loadForms } from '../../../forms/web/index.ts';
import { viewsReady } from './block-views-context.ts';

export { Component, handle } from './page.tsx';

/** The draft, or an earlier version, as visitors would see it; the call refuses everybody but the owner. */
export async function loader({
  context,
  params,
  request,
}: LoaderFunctionArgs): Promise<{ page: Page; forms: Forms; tracks: ShownTracks }> {
  const call = callsOf<typeof pagesContract>(context);
  const version = new URL(request.url).searchParams.get('version');
  const page = await call('GET /api/page', {
    query: { _id: params['id'], draft: 'true', shown: 'true', ...(version ? { version } : {}) },
  });
  const [forms, tracks] = await Promise.all([
    loadForms(context, page.blocks),
    loadTracks(context, page.blocks),
    viewsReady(context, page.blocks),
  ]);
  return { page, forms, tracks };
}
