import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { layout } from '../../../messages/layout/area.ts';
import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import css from './header-search.module.css';
import { CloseIcon, SearchIcon } from './icons.tsx';
import { useClosing } from './use-closing.ts';

/** Site search: an icon that opens a field below the header, without script too. */
export function HeaderSearch() {
  const t = useMessages(layout);
  const place = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useClosing(place);
  // It may have been opened before script took over.
  useEffect(() => {
    const open = place.current?.querySelector('details[open]');
    if (open?.contains(document.activeElement)) input.current?.focus();
  }, []);
  return (
    <div ref={place} className={css.place}>
      <details
        className={css.search}
        onToggle={({ currentTarget }) => currentTarget.open && input.current?.focus()}
      >
        <summary className={css.toggle}>
          <SearchIcon />
          <CloseIcon />
          <span className="visually-hidden">{t.search}</span>
        </summary>
        <Form method="get" action="/search" role="search" className={css.panel} data-surface="page">
          <div className={css.row}>
            <input
              ref={input}
              type="search"
              name="q"
              aria-label={t.search}
              placeholder={t.search}
              maxLength={100}
              required
              enterKeyHint="search"
            />
            <button type="submit" className="button">
              {t.search}
            </button>
          </div>
        </Form>
      </details>
    </div>
  );
}
