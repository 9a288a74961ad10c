import type { LoaderFunctionArgs } from 'react-router';
import type { Block } from '../../../lib/content/block-kind.ts';
import { callsOf, inPageLanguage } from '../../../lib/ui/screen.ts';
import type { Product, productsContract } from '../../products/contract.ts';
import type { websitesContract } from '../../websites/contract.ts';
import { chooseFrom, chosenOf, keyOf, type ListWanted, type ShownProducts } from './products-context.ts';

const noWords = { type: 'doc' as const, content: [] };

const isForSale = ({ state }: Product) => state === undefined || state === 'listed';

/** The products that these blocks show; none if the shop is closed. */
export async function loadShown(
  context: LoaderFunctionArgs['context'],
  blocks: readonly Block[],
): Promise<ShownProducts | null> {
  const lists = new Map<string, ListWanted>();
  const single = new Set<string>();
  for (const { type, props } of blocks) {
    const own = props as unknown as ListWanted & { product: string | null };
    if (type === 'products') lists.set(keyOf(own), own);
    else single.add(own.product ?? 'newest');
  }
  const call = callsOf<typeof productsContract & typeof websitesContract>(context);
  if (!(await call('GET /api/website')).ecommerce.enabled) return null;

  const language = inPageLanguage(context);
  const list = async (wanted: ListWanted): Promise<Product[]> => {
    const { show, collection, tag, count } = wanted;
    const ids = chosenOf(wanted);
    if ((show === 'chosen' && ids.length === 0) || (show === 'collection' && !collection)) return [];
    if (show === 'tag' && !tag.trim()) return [];
    const found = await call('GET /api/products', {
      query: {
        state: 'listed',
        limit: count,
        ...language,
        ...(show === 'chosen' ? { productIds: ids.join(',') } : {}),
        ...(show === 'collection' && collection ? { collection } : {}),
        ...(show === 'tag' ? { tag: tag.trim() } : {}),
      },
    });
    // A card shows no description, which would otherwise be sent with the page.
    const lean = found.map((product) => ({ ...product, description: noWords }));
    return show === 'chosen' ? [...chooseFrom(lean, wanted)] : lean;
  };
  const one = async (id: string): Promise<Product | undefined> => {
    if (id === 'newest') {
      const [newest] = await call('GET /api/products', { query: { state: 'listed', limit: 1, ...language } });
      return newest;
    }
    // A deleted or unavailable product leaves a gap, not a broken page.
    return call('GET /api/product/{id}', { params: { id }, query: language }).catch(() => undefined);
  };
  const [found, singles, collections] = await Promise.all([
    Promise.all([...lists].map(async ([key, wanted]) => [key, await list(wanted)] as const)),
    Promise.all([...single].map(async (id) => [id, await one(id)] as const)),
    [...lists.values()].some(({ show }) => show === 'collection') ? call('GET /api/collections') : [],
  ]);
  return {
    lists: Object.fromEntries(found),
    single: Object.fromEntries(
      singles.flatMap(([id, product]) => (product && isForSale(product) ? [[id, product]] : [])),
    ),
    collections: Object.fromEntries(collections.map(({ _id, slug }) => [_id, slug])),
  };
}
