import { useEffect, useRef } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useNavigation } from 'react-router';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { callsOf, inPageLanguage, type ScreenHandle } from '../../../../lib/ui/screen.ts';
import { useLocalPath } from '../../../../lib/ui/local-path.ts';
import { ProductGrid } from '../../../orders/web/index.ts';
import type { Product, productsContract } from '../../../products/contract.ts';
import type { websitesContract } from '../../../websites/contract.ts';
import type { searchContract, SearchResult, SearchResults } from '../../contract.ts';
import { searchWords } from '../../messages/screen/area.ts';
import { ResultList } from './result-list.tsx';
import { Filters, Paging } from './search-links.tsx';
import css from './search.module.css';

interface Shown {
  q: string;
  kind: SearchResult['kind'] | undefined;
  pageNumber: number;
  found: SearchResults;
  products: Product[];
  moreProducts: boolean;
  /** No response, such as without a connection. */
  failed?: true;
}

const STEP = 10;
const MOST_PAGES = 100;
const PRODUCTS = 4;
const LONGEST = 100;
/** Debounce, so that one burst of typing causes one request. */
const PAUSE_MS = 200;
const kinds: readonly string[] = ['page', 'question', 'service'] satisfies SearchResult['kind'][];
const isKind = (text: string): text is SearchResult['kind'] => kinds.includes(text);

const nothing: SearchResults = { results: [], counts: { page: 0, question: 0, service: 0 }, more: false };

function wantedOf(url: URL): Pick<Shown, 'q' | 'kind' | 'pageNumber'> {
  const given = (name: string) => url.searchParams.get(name)?.trim() ?? '';
  const kind = given('kind');
  const page = Math.round(Number(given('page'))) || 1;
  return {
    q: given('q').slice(0, LONGEST),
    kind: isKind(kind) ? kind : undefined,
    pageNumber: Math.min(Math.max(page, 1), MOST_PAGES),
  };
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Shown> {
  const call = callsOf<typeof searchContract & typeof productsContract & typeof websitesContract>(context);
  const wanted = wantedOf(new URL(request.url));
  const { q, kind, pageNumber: page } = wanted;
  const none = { ...wanted, found: nothing, products: [], moreProducts: false };
  if (!q) return none;
  const productsOf = async () => {
    const { ecommerce } = await call('GET /api/website');
    if (!ecommerce.enabled) return [];
    return call('GET /api/products', {
      query: { q, sort: 'best', limit: PRODUCTS + 1, ...inPageLanguage(context) },
    });
  };
  try {
    const [found, products] = await Promise.all([
      call('GET /api/search', {
        query: { q, page, limit: STEP, ...(kind ? { kind } : {}), ...inPageLanguage(context) },
      }),
      productsOf(),
    ]);
    return {
      ...wanted,
      found,
      products: products.slice(0, PRODUCTS),
      moreProducts: products.length > PRODUCTS,
    };
  } catch (error) {
    // Input must not be lost; the server reports the failure by its status.
    if (typeof document === 'undefined' || request.signal.aborted) throw error;
    return { ...none, failed: true };
  }
}

export const handle: ScreenHandle<Shown | undefined> = {
  head: (shown, language) => {
    const { search } = searchWords.in(language);
    return { title: shown?.q ? `${shown.q} – ${search}` : search, noIndex: true, public: true };
  },
};

export function Component() {
  const t = useMessages(searchWords);
  const local = useLocalPath();
  const shown = useLoaderData<Shown>();
  const { q, kind, pageNumber: page, found, products, moreProducts, failed } = shown;
  const { state, location } = useNavigation();
  const isLoading = state === 'loading' && location.pathname === local('/search');
  const { counts } = found;
  const ofKind = kind ? counts[kind] : counts.page + counts.question + counts.service;
  const here = kind ? ofKind : ofKind + products.length;
  const hasProducts = !kind && page === 1 && products.length > 0;
  const said = () => {
    if (isLoading) return t.searching;
    if (!q) return t.enterWords;
    if (failed) return t.unavailable;
    if (here === 0) return t.noResults({ q });
    return found.more || (moreProducts && !kind)
      ? t.moreResults({ count: here, q })
      : t.results({ count: here, q });
  };
  return (
    <div className={css.screen}>
      <h1>{t.search}</h1>
      <SearchForm q={q} />
      {q && !failed && <Filters q={q} kind={kind} counts={counts} products={products.length} />}
      <p role="status" className={css.said}>
        {said()}
      </p>
      <div aria-busy={isLoading} className={css.found} data-loading={isLoading || undefined}>
        {failed && (
          <p>
            <a href={local(`/search?q=${encodeURIComponent(q)}`)} data-in-place>
              {t.tryAgain}
            </a>
          </p>
        )}
        {q && !failed && here === 0 && <p className={css.hint}>{t.noResultsHint}</p>}
        {hasProducts && (
          <section className={css.products}>
            <h2>{t.products}</h2>
            <ProductGrid products={products} first={PRODUCTS} />
            {moreProducts && (
              <p>
                <a href={local(`/shop?q=${encodeURIComponent(q)}`)}>{t.seeAllProducts}</a>
              </p>
            )}
          </section>
        )}
        <ResultList results={found.results} />
        <Paging q={q} kind={kind} page={page} pages={Math.min(Math.ceil(ofKind / STEP), MOST_PAGES)} />
      </div>
    </div>
  );
}

/** A plain form, which script submits while the visitor types. */
function SearchForm({ q }: { q: string }) {
  const t = useMessages(searchWords);
  const local = useLocalPath();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef<string>(undefined);
  const navigate = useNavigate();
  const send = () => {
    clearTimeout(timer.current);
    const typed = input.current?.value.trim() ?? '';
    if (typed === q) return;
    const address = typed ? `/search?${new URLSearchParams({ q: typed })}` : '/search';
    void navigate(address, { replace: true, preventScrollReset: true });
  };
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    // Input from before script loaded is searched for; another search from the header, or going back, is shown.
    if (shown.current === undefined && field.value.trim() !== q) timer.current = setTimeout(send);
    else if (document.activeElement !== field) field.value = q;
    shown.current = q;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <form
      method="get"
      action={local('/search')}
      role="search"
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <input
        ref={input}
        type="search"
        name="q"
        aria-label={t.searchSite}
        placeholder={t.searchSite}
        defaultValue={q}
        maxLength={LONGEST}
        enterKeyHint="search"
        autoComplete="off"
        onInput={() => {
          clearTimeout(timer.current);
          timer.current = setTimeout(send, PAUSE_MS);
        }}
      />
      <button type="submit" className="button">
        {t.search}
      </button>
    </form>
  );
}
