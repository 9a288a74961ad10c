import { useLocalPath } from '../../../../lib/ui/local-path.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { entryWords } from '../../messages/entries/area.ts';
import { isLasting } from '../../field-kinds.ts';
import type { EntryList } from '../entry-lists.ts';
import css from './paging.module.css';

/** Links to the further pages of a list, and to its feed. */
export function Paging({
  list: { type, page, pages },
  path,
}: {
  list: Pick<EntryList, 'type' | 'page' | 'pages'>;
  path: string;
}) {
  const t = useMessages(entryWords);
  const local = useLocalPath();
  const at = (number: number) => (number > 1 ? `${path}?page=${number}` : path);
  return (
    <div className={css.foot}>
      {(pages > 1 || page > 1) && (
        <nav aria-label={t.pagination} className={css.paging}>
          {page > 1 && (
            <a className="button" data-look="secondary" rel="prev" href={at(Math.min(page - 1, pages))}>
              {t.previous}
            </a>
          )}
          {page <= pages && <span>{t.pageOf({ page, pages })}</span>}
          {page < pages && (
            <a className="button" data-look="secondary" rel="next" href={at(page + 1)}>
              {t.next}
            </a>
          )}
        </nav>
      )}
      <p className={css.feeds}>
        {type.kind === 'event' && (
          <a href={local(`/${type.slug}/events.ics`)} data-in-place>
            {t.addToCalendar}
          </a>
        )}
        {!isLasting(type.kind) && (
          <a href={local(`/${type.slug}/feed.xml`)} data-in-place>
            {t.rssFeed}
          </a>
        )}
      </p>
    </div>
  );
}
