import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { useLocalPath } from '../../../../lib/ui/local-path.ts';
import type { SearchResult, SearchResults } from '../../contract.ts';
import { searchWords } from '../../messages/screen/area.ts';
import css from './search-links.module.css';

type Kind = SearchResult['kind'] | undefined;

const addressOf = (q: string, kind: Kind, page = 1) =>
  `/search?${new URLSearchParams({ q, ...(kind ? { kind } : {}), ...(page > 1 ? { page: String(page) } : {}) })}`;

interface FiltersProps {
  q: string;
  kind: Kind;
  counts: SearchResults['counts'];
  products: number;
}

/** Links to kinds with results; nothing if there is only one. */
export function Filters({ q, kind, counts, products }: FiltersProps) {
  const t = useMessages(searchWords);
  const local = useLocalPath();
  const links = [
    { label: t.products, href: `/shop?${new URLSearchParams({ q })}`, isHere: false, found: products },
    ...(['page', 'service', 'question'] as const).map((one) => ({
      label: t[`${one}s`],
      href: addressOf(q, one),
      isHere: kind === one,
      found: counts[one],
    })),
  ].filter(({ found, isHere }) => found > 0 || isHere);
  if (links.length < 2 && !kind) return null;
  return (
    <nav aria-label={t.filterResults}>
      <ul className={css.filters}>
        {[{ label: t.all, href: addressOf(q, undefined), isHere: !kind }, ...links].map(
          ({ label, href, isHere }) => (
            <li key={label}>
              <a href={local(href)} aria-current={isHere ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

export function Paging({ q, kind, page, pages }: { q: string; kind: Kind; page: number; pages: number }) {
  const t = useMessages(searchWords);
  const local = useLocalPath();
  if (pages < 2 && page === 1) return null;
  return (
    <nav aria-label={t.pagination} className={css.paging}>
      {page > 1 && (
        <a
          className="button"
          data-look="secondary"
          rel="prev"
          href={local(addressOf(q, kind, Math.min(page - 1, pages)))}
        >
          {t.previous}
        </a>
      )}
      {page <= pages && <span>{t.pageOf({ page, pages })}</span>}
      {page < pages && (
        <a className="button" data-look="secondary" rel="next" href={local(addressOf(q, kind, page + 1))}>
          {t.next}
        </a>
      )}
    </nav>
  );
}
