import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import { shopWords } from '../../../messages/shop/area.ts';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useMoney } from './money.ts';
import { shopAddress } from './shop-address.ts';
import css from './shop-filter.module.css';

const SHEET_ID = 'shop-filters';
/** Filters that apply without a button. */
const FILTERS = ['from', 'to', 'stock', 'sort'];

/** Message keys of the sort orders. */
type SortName = 'bestSelling' | 'newest' | 'priceLowToHigh' | 'priceHighToLow' | 'nameSort';

interface Props {
  sorts: Readonly<Record<string, SortName>>;
}

/** The shop's search, filters and sorting: a plain form, which script submits on change. A sheet on phones. */
export function ShopFilter({ sorts }: Props) {
  const t = useMessages(shopWords);
  const local = useLocalPath();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const send = () => {
    const typed = form.current ? [...new FormData(form.current)] : [];
    const values = Object.fromEntries(
      typed.map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']),
    );
    void navigate(shopAddress(new URLSearchParams(), values), { replace: true, preventScrollReset: true });
  };
  const text = (name: string) => search.get(name) ?? '';
  useFieldsOfAddress(form, search, send);
  const applied = filtersOf(search).filter(({ name }) => name !== 'q').length;
  return (
    <form
      ref={form}
      method="get"
      action={local('/shop')}
      role="search"
      className={css.filter}
      onSubmit={(event) => {
        event.preventDefault();
        if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
        send();
      }}
    >
      {text('collection') && <input type="hidden" name="collection" value={text('collection')} />}
      <label className={css.search}>
        <span className="visually-hidden">{t.searchTheShop}</span>
        <input
          type="search"
          name="q"
          placeholder={t.search}
          defaultValue={text('q')}
          maxLength={100}
          enterKeyHint="search"
        />
      </label>
      <button type="submit" className="button" data-look="secondary">
        {t.search}
      </button>
      <button type="button" className={css.open} popoverTarget={SHEET_ID}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 8h9M19 8h1M4 16h1M11 16h9M16 5.5v5M8 13.5v5" />
        </svg>
        {t.filterAndSort}
        {applied > 0 && ` (${applied})`}
      </button>
      {/* A popover on phones, which opens and closes without script; in wide windows part of the row. */}
      <div ref={sheet} id={SHEET_ID} popover="auto" className={css.sheet} data-surface="page">
        <div className={css.top}>
          <strong>{t.filterAndSort}</strong>
          <button
            type="button"
            aria-label={t.closeFilters}
            popoverTarget={SHEET_ID}
            popoverTargetAction="hide"
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        </div>
        <FilterFields sorts={sorts} onChange={send} />
        <button type="submit" className={`button ${css.apply}`}>
          {t.showProducts}
        </button>
      </div>
    </form>
  );
}

/** Keeps the fields and the address the same: at first the fields count, because they may be used before script loads; later the address. */
function useFieldsOfAddress(
  form: RefObject<HTMLFormElement | null>,
  search: URLSearchParams,
  send: () => void,
) {
  const sendEarly = useEffectEvent(() => {
    const chosen = form.current && new FormData(form.current);
    const isNew = (name: string) => (chosen?.get(name) ?? '') !== (search.get(name) ?? '');
    const { activeElement } = document;
    const typing =
      activeElement instanceof HTMLInputElement && activeElement.type !== 'checkbox' && activeElement.name;
    if (chosen && FILTERS.some((name) => name !== typing && isNew(name))) send();
  });
  useEffect(() => {
    // A price that is still being typed is applied when its field is left.
    sendEarly();
  }, []);
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current !== search) showAddress(form.current, search);
    shown.current = search;
  }, [form, search]);
}

/** Price, availability and sort order. */
function FilterFields({ sorts, onChange }: Props & { onChange: () => void }) {
  const t = useMessages(shopWords);
  const [search] = useSearchParams();
  const text = (name: string) => search.get(name) ?? '';
  return (
    <>
      <fieldset className={css.prices}>
        <legend>{t.price}</legend>
        <input
          name="from"
          inputMode="decimal"
          aria-label={t.priceFrom}
          placeholder={t.filterFrom}
          defaultValue={text('from')}
          onBlur={({ target }) => target.value !== text('from') && onChange()}
        />
        <span aria-hidden="true">–</span>
        <input
          name="to"
          inputMode="decimal"
          aria-label={t.priceTo}
          placeholder={t.filterTo}
          defaultValue={text('to')}
          onBlur={({ target }) => target.value !== text('to') && onChange()}
        />
      </fieldset>
      <label className={css.stock}>
        <input
          type="checkbox"
          name="stock"
          value="1"
          defaultChecked={text('stock') !== ''}
          onChange={onChange}
        />
        {t.inStock}
      </label>
      <label className={css.sort}>
        <span>{t.sortBy}</span>
        <select name="sort" defaultValue={text('sort')} onChange={onChange}>
          <option value="">{text('q') ? t.bestMatch : t.featured}</option>
          {Object.entries(sorts).map(([value, label]) => (
            <option key={value} value={value}>
              {t[label]}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

/** Sets the fields to the values of the address. */
function showAddress(form: HTMLFormElement | null, search: URLSearchParams): void {
  for (const field of form?.elements ?? [])
    if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = search.has(field.name);
    else if (
      field instanceof HTMLSelectElement ||
      (field instanceof HTMLInputElement && field.type !== 'hidden')
    )
      field.value = search.get(field.name) ?? '';
}

interface Applied {
  name: 'q' | 'price' | 'stock';
  /** Parameters of the address. */
  of: readonly string[];
}

function filtersOf(search: URLSearchParams): Applied[] {
  const all: Applied[] = [
    { name: 'q', of: ['q'] },
    { name: 'price', of: ['from', 'to'] },
    { name: 'stock', of: ['stock'] },
  ];
  return all.filter(({ of }) => of.some((name) => search.get(name)?.trim()));
}

/** Active filters; pressing one removes it. */
export function AppliedFilters() {
  const t = useMessages(shopWords);
  const [search] = useSearchParams();
  const money = useMoney();
  const amount = (name: string) => {
    const text = search.get(name)?.trim().replace(',', '.');
    return text && Number(text) >= 0 ? money(Number(text)) : undefined;
  };
  const words = ({ name }: Applied): string => {
    if (name === 'q') return t.quoted({ q: search.get('q')?.trim().slice(0, 100) ?? '' });
    if (name === 'stock') return t.inStock;
    const [from, to] = [amount('from'), amount('to')];
    if (from && to) return `${from}–${to}`;
    return from ? t.priceAtLeast({ from }) : t.priceAtMost({ to: to ?? '' });
  };
  const local = useLocalPath();
  const without = (names: readonly string[]) =>
    local(shopAddress(search, Object.fromEntries(names.map((name) => [name, '']))));
  const applied = filtersOf(search);
  return (
    <ul className={css.applied} aria-label={t.appliedFilters}>
      {applied.map((one) => (
        <li key={one.name}>
          <a className={css.chip} href={without(one.of)} data-in-place>
            <span className="visually-hidden">{t.removeFilter} </span>
            {words(one)}
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </a>
        </li>
      ))}
      {applied.length > 1 && (
        <li>
          <a href={without(applied.flatMap(({ of }) => of))} data-in-place>
            {t.clearAll}
          </a>
        </li>
      )}
    </ul>
  );
}
