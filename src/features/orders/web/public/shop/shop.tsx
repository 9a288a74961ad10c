import type { WordsOf } from '../../../../../lib/messages/area.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { shopWords } from '../../../messages/shop/area.ts';
import { data, useLoaderData, useNavigation, useSearchParams, type LoaderFunctionArgs } from 'react-router';
import { callsOf, inPageLanguage, type ScreenHandle } from '../../../../../lib/ui/screen.ts';
import { useOriginal } from '../../../../../lib/ui/original.ts';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import { namesWithin } from '../../../../../lib/values/names-within.ts';
import type { Collection, Product, productsContract } from '../../../../products/contract.ts';
import type { websitesContract } from '../../../../websites/contract.ts';
import { ProductGrid } from './product-grid.tsx';
import { AppliedFilters, ShopFilter } from './shop-filter.tsx';
import { shopAddress } from './shop-address.ts';
import css from './shop.module.css';
import { beginning } from '../../../../../lib/values/beginning.ts';

interface Shown {
  products: Product[];
  collections: Collection[];
  collection: Collection | null;
  more: boolean;
}

const STEP = 24;
const MOST = 480;
/** With so few products, filters are not needed. */
const ENOUGH_TO_FILTER = 8;
const sorts = {
  'best-selling': 'bestSelling',
  newest: 'newest',
  price: 'priceLowToHigh',
  '-price': 'priceHighToLow',
  label: 'nameSort',
} as const;

type Sort = keyof typeof sorts;
const isSort = (text: string | undefined): text is Sort => text !== undefined && Object.hasOwn(sorts, text);

const given = (url: URL, name: string) => url.searchParams.get(name)?.trim() || undefined;
const amount = (text: string | undefined) => {
  const number = Number(text?.replace(',', '.'));
  return text === undefined || !(number >= 0 && number <= 999_999) ? undefined : number;
};

/** The number shown is part of the address, so that going back and reloading lead to the same place. */
function wantedOf(url: URL) {
  const show = Math.round(Number(given(url, 'show'))) || STEP;
  const sort = given(url, 'sort');
  const q = given(url, 'q')?.slice(0, 100);
  const collection = given(url, 'collection')?.slice(0, 120);
  return {
    q,
    collection,
    // A collection has its own order.
    sort: isSort(sort) ? sort : q ? ('best' as const) : collection ? undefined : ('featured' as const),
    minPrice: amount(given(url, 'from')),
    maxPrice: amount(given(url, 'to')),
    inStock: given(url, 'stock') ? ('true' as const) : undefined,
    limit: Math.min(Math.max(show, STEP), MOST) + 1,
  };
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Shown> {
  const call = callsOf<typeof productsContract & typeof websitesContract>(context);
  const wanted = wantedOf(new URL(request.url));
  const { ecommerce } = await call('GET /api/website');
  if (!ecommerce.enabled) throw data(null, { status: 404 });
  const [products, collections] = await Promise.all([
    call('GET /api/products', { query: { ...wanted, ...inPageLanguage(context) } }),
    call('GET /api/collections', { query: inPageLanguage(context) }),
  ]);
  const { collection: named, limit } = wanted;
  const collection = collections.find(({ _id, slug }) => named === slug || named === _id) ?? null;
  if (named && !collection) throw data(null, { status: 404 });
  return {
    products: products.slice(0, limit - 1),
    more: products.length === limit && limit <= MOST,
    collections,
    collection,
  };
}

const MOST_DESCRIPTION = 160;

/** The description for search engines: the collection's, or as many names of products as fit. */
const descriptionOf = ({ collection, products }: Shown): string =>
  collection?.description
    ? beginning(collection.description, MOST_DESCRIPTION)
    : namesWithin(
        products.map(({ label }) => label),
        MOST_DESCRIPTION,
      );

export const handle: ScreenHandle<Shown | undefined> = {
  head: (shown, language) => {
    const description = shown && descriptionOf(shown);
    return {
      title: shown?.collection?.label ?? shopWords.in(language).shop,
      public: true,
      ...(description ? { description } : {}),
    };
  },
};

export function Component() {
  const t = useMessages(shopWords);
  const local = useLocalPath();
  const { products, collections, collection, more } = useLoaderData<Shown>();
  const [search] = useSearchParams();
  const original = useOriginal();
  const filtered = ['q', 'from', 'to', 'stock'].some((name) => search.get(name));
  const { state, location } = useNavigation();
  const loading = state === 'loading' && location.pathname === local('/shop');
  return (
    <div className={css.screen}>
      <div className={css.top}>
        <h1 {...(collection ? original(collection, 'label') : {})}>{collection?.label ?? t.shop}</h1>
        {collection?.description && (
          <p className={css.about} {...original(collection, 'description')}>
            {collection.description}
          </p>
        )}
      </div>
      {collections.length > 0 && <Collections collections={collections} here={collection} />}
      {(filtered || more || products.length >= ENOUGH_TO_FILTER) && (
        <ShopFilter key={`${search.get('collection') ?? ''} ${search.get('q') ?? ''}`} sorts={sorts} />
      )}
      <div className={css.result}>
        <p role="status">{loading ? t.loading : countOf(products.length, more, t)}</p>
        {filtered && <AppliedFilters />}
      </div>
      <div aria-busy={loading} className={css.found} data-loading={loading || undefined}>
        <h2 className="visually-hidden">{t.products}</h2>
        {products.length > 0 ? (
          <ProductGrid products={products} first={4} />
        ) : (
          <p className={css.nothing}>
            {filtered ? (
              <>
                {t.noProductsFound}{' '}
                <a href={local(collection ? `/shop?collection=${collection.slug}` : '/shop')}>
                  {t.clearFilters}
                </a>
              </>
            ) : (
              t.noProductsYet
            )}
          </p>
        )}
        {more && (
          <p className={css.more}>
            <a
              className="button"
              data-look="secondary"
              href={local(shopAddress(search, { show: String(products.length + STEP) }))}
              data-in-place
            >
              {t.showMore}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}

const countOf = (count: number, more: boolean, t: WordsOf<typeof shopWords>): string =>
  more ? t.firstProducts({ count }) : t.productCount({ count });

function Collections({ collections, here }: { collections: readonly Collection[]; here: Collection | null }) {
  const t = useMessages(shopWords);
  const local = useLocalPath();
  const original = useOriginal();
  return (
    <nav aria-label={t.collections} className={css.collections}>
      <ul>
        <li>
          <a href={local('/shop')} aria-current={here === null ? 'page' : undefined}>
            {t.all}
          </a>
        </li>
        {collections.map((each) => (
          <li key={each._id}>
            <a
              href={local(`/shop?collection=${each.slug}`)}
              aria-current={here?._id === each._id ? 'page' : undefined}
              {...original(each, 'label')}
            >
              {each.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
