import type { LoaderFunctionArgs } from 'react-router';
import { callsOf } from '../../../../lib/ui/screen.ts';
import type { Page, pagesContract } from '../../contract.ts';
import { loadParts, type Parts } from './load-parts.ts';

/** The draft, or an earlier version, as visitors would see it; the call refuses everyone but the owner. */
export async function loader({
  context,
  params,
  request,
}: LoaderFunctionArgs): Promise<Parts & { page: Page }> {
  const call = callsOf<typeof pagesContract>(context);
  const version = new URL(request.url).searchParams.get('version');
  const page = await call('GET /api/page', {
    query: { _id: params['id'], draft: 'true', shown: 'true', ...(version ? { version } : {}) },
  });
  return { page, ...(await loadParts(context, page.blocks)) };
}
