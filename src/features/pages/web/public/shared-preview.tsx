import { data, type LoaderFunctionArgs } from 'react-router';
import { isRefusal } from '../../../../lib/ui/sentences.ts';
import { callsOf, type ScreenHandle } from '../../../../lib/ui/screen.ts';
import type { Page } from '../../contract.ts';
import type { previewsContract } from '../../preview-contract.ts';
import { loadTracks, type ShownTracks } from '../../../audio/web/index.ts';
import { type Forms, loadForms } from '../../../forms/web/index.ts';
import { viewsReady } from './block-views-context.ts';
import { handle as pageHandle } from './page.tsx';

export { Component } from './page.tsx';

interface Shown {
  page: Page;
  forms: Forms;
  tracks: ShownTracks;
}

/** The draft, for whoever was given the link. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Shown> {
  const call = callsOf<typeof previewsContract>(context);
  const page = await call('GET /api/page-preview/{token}', {
    params: { token: params['token'] ?? '' },
  }).catch((error: unknown) => {
    if (isRefusal(error) && (error.status === 404 || error.status === 400)) throw data(null, { status: 404 });
    throw error;
  });
  const [forms, tracks] = await Promise.all([
    loadForms(context, page.blocks),
    loadTracks(context, page.blocks),
    viewsReady(context, page.blocks),
  ]);
  return { page, forms, tracks };
}

export const handle: ScreenHandle<Shown | undefined> = {
  head: (shown) => ({ title: '', ...pageHandle.head?.(shown), noIndex: true }),
};
