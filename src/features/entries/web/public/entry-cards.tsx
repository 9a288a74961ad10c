import { use } from 'react';
import { useLocalPath } from '../../../../lib/ui/local-path.ts';
import { useLanguage, useMessages } from '../../../../lib/messages/use-messages.ts';
import { useOriginal } from '../../../../lib/ui/original.ts';
import { commaIn } from '../../../../lib/values/direction.ts';
import { isolatedIn } from '../../../../lib/values/isolated.ts';
import { PictureView } from '../../../../lib/ui/picture/picture-view.tsx';
import { atMost, halvedFrom, partOf, type Room, RoomContext } from '../../../../lib/ui/picture/room.ts';
import { useMoney } from '../../../orders/web/index.ts';
import type { AudioTrack } from '../../../audio/contract.ts';
import { termPath } from '../../entry-address.ts';
import type { EntrySummary, ShownEntry } from '../../entry-shapes.ts';
import { entryWords } from '../../messages/entries/area.ts';
import { EntryDate } from './entry-dates.tsx';
import { EpisodePlay, episodeInWords } from './episode.tsx';
import css from './entry-cards.module.css';

interface CardOptions {
  layout?: 'cards' | 'lead' | 'list' | 'titles';
  columns?: number;
  pictures?: boolean;
  excerpts?: boolean;
  dates?: boolean;
  authors?: boolean;
  categories?: boolean;
}

interface Props extends CardOptions {
  type: ShownEntry['type'];
  entries: readonly EntrySummary[];
  /** What the episodes among them play; without it, none has a play button. */
  tracks?: readonly AudioTrack[];
  /** How many images are at the top of the page. */
  first?: number;
  /** The level of their headings. */
  level?: 2 | 3;
}

/** Windows in which cards are beside each other, and in which there are more than two in a row, in pixels. */
const BESIDE = 640;
const WIDE = 960;

/** Entries as cards, the first of them large if wanted, as a list with images, or as titles. The title is the link, and covers the card. */
export function EntryCards({ entries, tracks = [], first = 0, level = 2, ...options }: Props) {
  const { layout = 'cards', columns = 3 } = options;
  // A press plays one, and queues those below it.
  const queue = entries.flatMap(
    ({ episode }) => (episode && tracks.find(({ _id }) => _id === episode.track)) ?? [],
  );
  const isGrid = layout === 'cards' || layout === 'lead';
  return (
    <ul className={css.entries} data-layout={layout} data-columns={isGrid ? columns : undefined}>
      {entries.map((entry, index) => (
        <li key={entry._id} data-lead={(layout === 'lead' && index === 0) || undefined}>
          <Card
            {...options}
            entry={entry}
            queue={queue}
            isFirst={index < first}
            isLead={layout === 'lead' && index === 0}
            level={level}
          />
        </li>
      ))}
    </ul>
  );
}

function roomIn(around: Room, layout: CardOptions['layout'], columns: number, isLead: boolean): Room {
  if (isLead) return partOf(around, 0.6, BESIDE);
  if (layout === 'list') return atMost(around, 320);
  if (columns < 3) return partOf(around, 1 / columns, BESIDE);
  return halvedFrom(partOf(around, 1 / columns, WIDE), around, BESIDE);
}

interface CardProps extends CardOptions {
  type: ShownEntry['type'];
  entry: EntrySummary;
  queue: readonly AudioTrack[];
  isFirst: boolean;
  isLead: boolean;
  level: 2 | 3;
}

function Card({
  type,
  entry,
  queue,
  isFirst,
  isLead,
  level,
  layout = 'cards',
  columns = 3,
  pictures = true,
  excerpts = true,
  categories = false,
  ...facts
}: CardProps) {
  const Heading = `h${level}` as const;
  const around = use(RoomContext);
  const local = useLocalPath();
  const original = useOriginal();
  const money = useMoney();
  const { name, href, picture, excerpt } = entry;
  const isWhole = layout !== 'titles';
  return (
    <article className={css.card}>
      {pictures && isWhole && picture && (
        <div className={css.picture} data-square={entry.episode ? '' : undefined}>
          <PictureView
            picture={{ ...picture, alt: '' }}
            room={roomIn(around, layout, columns, isLead)}
            fit="cover"
            shape={entry.episode ? 1 : 3 / 2}
            isFirst={isFirst}
          />
        </div>
      )}
      <div className={css.words}>
        {categories && entry.categories.length > 0 && (
          <p className={css.categories}>
            {entry.categories.map((term) => (
              <a key={term._id} href={local(termPath(type.slug, 'category', term.slug))}>
                {term.name}
              </a>
            ))}
          </p>
        )}
        <Heading className={css.title}>
          <a className={css.link} href={local(href)} {...original(entry, 'name')}>
            {name}
          </a>
        </Heading>
        {entry.price !== null && <p className={css.price}>{money(entry.price)}</p>}
        {excerpts && isWhole && excerpt && (
          <p className={css.excerpt} {...original(entry, 'excerpt')}>
            {excerpt}
          </p>
        )}
        <About type={type} entry={entry} {...facts} />
        {isWhole && <EpisodePlay entry={entry} queue={queue} />}
      </div>
    </article>
  );
}

function About({
  type,
  entry,
  dates = true,
  authors = false,
}: Pick<CardProps, 'type' | 'entry' | 'dates' | 'authors'>) {
  const t = useMessages(entryWords);
  const episode = episodeInWords(type, entry);
  const language = useLanguage();
  const names = authors ? entry.authors.map(({ name }) => isolatedIn(language, name)) : [];
  const by = names.join(commaIn(language));
  if (!dates && !by && !episode) return null;
  return (
    <p className={css.about}>
      {episode && <span>{episode}</span>}
      {by && <span>{by}</span>}
      {dates && <EntryDate entry={entry} />}
      {dates && type.kind === 'post' && <span>{t.readingTime({ minutes: entry.readingTime })}</span>}
    </p>
  );
}
