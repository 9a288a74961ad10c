import type { LoaderFunctionArgs } from 'react-router';
import type { Block } from '../../../../lib/content/block-kind.ts';
import { loadTracks, type ShownTracks } from '../../../audio/web/index.ts';
import { loadServices, type ShownServices } from '../../../bookings/web/index.ts';
import { type Forms, loadForms } from '../../../forms/web/index.ts';
import { loadProducts, type ShownProducts } from '../../../orders/web/index.ts';
import { viewsReady } from './block-views-context.ts';
import { loadMore, type MoreParts } from './more-parts.ts';

/** The data that a page's blocks need besides themselves. */
export interface Parts {
  forms: Forms;
  tracks: ShownTracks;
  products: ShownProducts;
  services: ShownServices;
  more: MoreParts;
}

/** For every loader of a page: requests only what its blocks need, in parallel. */
export async function loadParts(
  context: LoaderFunctionArgs['context'],
  blocks: readonly Block[],
  url?: URL,
): Promise<Parts> {
  const [forms, tracks, products, services, more] = await Promise.all([
    loadForms(context, blocks),
    loadTracks(context, blocks),
    loadProducts(context, blocks),
    loadServices(context, blocks),
    loadMore(context, blocks, url),
    viewsReady(context, blocks),
  ]);
  return { forms, tracks, products, services, more };
}
