import { data, type LoaderFunctionArgs } from 'react-router';
import { isRefusal } from '../../../../lib/ui/sentences.ts';
import { callsOf } from '../../../../lib/ui/screen.ts';
import type { Page } from '../../contract.ts';
import type { previewsContract } from '../../preview-contract.ts';
import { loadParts, type Parts } from './load-parts.ts';

interface Shown extends Parts {
  page: Page;
}

/** The draft, for people with a preview link. */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<Shown> {
  const call = callsOf<typeof previewsContract>(context);
  const page = await call('GET /api/page-preview/{token}', {
    params: { token: params['token'] ?? '' },
  }).catch((error: unknown) => {
    if (isRefusal(error) && (error.status === 404 || error.status === 400)) throw data(null, { status: 404 });
    throw error;
  });
  return { page, ...(await loadParts(context, page.blocks)) };
}
