import { use } from 'react';
import { PictureView } from '../../../../lib/ui/picture/picture-view.tsx';
import { atMost, partOf, RoomContext } from '../../../../lib/ui/picture/room.ts';
import type { EntrySummary } from '../../entry-shapes.ts';
import { EntryDate } from './entry-dates.tsx';
import css from './entry-cards.module.css';

interface CardOptions {
  layout?: 'cards' | 'list' | 'titles';
  columns?: number;
  pictures?: boolean;
  excerpts?: boolean;
  dates?: boolean;
  authors?: boolean;
}

interface Props extends CardOptions {
  entries: readonly EntrySummary[];
  /** How many images are at the top of the page. */
  first?: number;
  /** The level of their headings. */
  level?: 2 | 3;
}

/** Entries as cards, as a list with images, or as titles. The title is the link, and covers the card. */
export function EntryCards({ entries, first = 0, level = 2, ...options }: Props) {
  const { layout = 'cards', columns = 3 } = options;
  return (
    <ul className={css.entries} data-layout={layout} data-columns={layout === 'cards' ? columns : undefined}>
      {entries.map((entry, index) => (
        <li key={entry._id}>
          <Card entry={entry} isFirst={index < first} level={level} {...options} />
        </li>
      ))}
    </ul>
  );
}

function Card({
  entry,
  isFirst,
  level,
  layout = 'cards',
  columns = 3,
  pictures = true,
  excerpts = true,
  dates = true,
  authors = false,
}: CardOptions & { entry: EntrySummary; isFirst: boolean; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const around = use(RoomContext);
  const room = layout === 'list' ? atMost(around, 320) : partOf(around, 1 / columns, 640);
  const { name, href, picture, excerpt } = entry;
  return (
    <article className={css.card}>
      {pictures && layout !== 'titles' && picture && (
        <div className={css.picture}>
          <PictureView
            picture={{ ...picture, alt: '' }}
            room={room}
            fit="cover"
            shape={3 / 2}
            isFirst={isFirst}
          />
        </div>
      )}
      <div className={css.words}>
        <Heading className={css.title}>
          <a className={css.link} href={href}>
            {name}
          </a>
        </Heading>
        {(dates || (authors && entry.authors.length > 0)) && (
          <p className={css.about}>
            {dates && <EntryDate entry={entry} />}
            {authors && entry.authors.length > 0 && (
              <span>{entry.authors.map((author) => author.name).join(', ')}</span>
            )}
          </p>
        )}
        {excerpts && layout !== 'titles' && excerpt && <p className={css.excerpt}>{excerpt}</p>}
      </div>
    </article>
  );
}
