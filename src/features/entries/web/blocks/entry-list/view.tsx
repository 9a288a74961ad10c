import { use } from 'react';
import type { ViewContext } from '../../../../../lib/content/block-kind.ts';
import { useLocalPath } from '../../../../../lib/ui/local-path.ts';
import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { MorePartsContext, ShownPageContext } from '../../../../pages/web/index.ts';
import { entryWords } from '../../../messages/entries/area.ts';
import type { EntryLists } from '../../entry-lists.ts';
import { Archive } from '../../public/archive.tsx';
import { EntryCards } from '../../public/entry-cards.tsx';
import { Paging } from '../../public/paging.tsx';
import type { EntryListProps } from './block.ts';
import css from './entry-list.module.css';

export function EntryListView(props: EntryListProps & ViewContext) {
  const t = useMessages(entryWords);
  const local = useLocalPath();
  const parts = use(MorePartsContext);
  const { locale } = use(ShownPageContext);
  const { id, title, more, paging, isFirst = false } = props;
  const { layout, columns, pictures, excerpts, dates, authors, categories } = props;
  const options = { layout, columns, pictures, excerpts, dates, authors, categories };
  // On the canvas there is no data.
  if (!parts) return <p className={css.empty}>{t.entriesHere}</p>;
  const { lists, tracks, path } = parts['entries'] as EntryLists;
  const list = lists[id];
  if (!list || (list.entries.length === 0 && !paging)) return null;
  const { type, entries } = list;
  return (
    <section className={css.block} aria-label={title ? undefined : type.plural}>
      {title && <h2 className={css.title}>{title}</h2>}
      {entries.length > 0 ? (
        <EntryCards
          {...{ type, entries, tracks }}
          first={isFirst ? 2 : 0}
          level={title ? 3 : 2}
          {...options}
        />
      ) : (
        <p className={css.empty}>{t.nothingHere}</p>
      )}
      {paging && <Paging list={list} path={path || local(`/${type.slug}`)} />}
      <Archive list={list} locale={locale} />
      {more && !paging && (
        <p className={css.more}>
          <a className="button" data-look="secondary" href={local(`/${type.slug}`)}>
            {more}
          </a>
        </p>
      )}
    </section>
  );
}
