import type { LoaderFunctionArgs } from 'react-router';
import { callsOf } from '../../../../lib/ui/screen.ts';
import type { Page, pagesContract } from '../../contract.ts';
import { viewsReady } from './block-views-context.ts';

export { Component, handle } from './page.tsx';

/** The draft as visitors would see it; the call refuses everybody but the owner. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<{ page: Page }> {
  const call = callsOf<typeof pagesContract>(context);
  const page = await call('GET /api/page', { query: { _id: params['id'], draft: 'true' } });
  await viewsReady(context, page.blocks);
  return { page };
}
