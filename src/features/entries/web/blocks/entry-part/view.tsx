import { type ReactNode, use } from 'react';
import { isEmptySlot, type SlotContent, type ViewContext } from '../../../../../lib/content/block-kind.ts';
import { useLanguage, useMessages } from '../../../../../lib/messages/use-messages.ts';
import { useOriginal } from '../../../../../lib/ui/original.ts';
import { PictureView } from '../../../../../lib/ui/picture/picture-view.tsx';
import { rooms } from '../../../../../lib/ui/picture/room.ts';
import { directionOf } from '../../../../../lib/values/direction.ts';
import { entryWords } from '../../../messages/entries/area.ts';
import { Comments } from '../../public/comments/comments.tsx';
import { EntryContext, type EntryHere } from '../../public/entry-context.ts';
import { EntryDate } from '../../public/entry-dates.tsx';
import { About, Around, Authors, Related, Terms, valuesBelow } from '../../public/entry-pieces.tsx';
import { EntryValue, EntryValues } from '../../public/entry-values.tsx';
import { EpisodePlayer } from '../../public/episode.tsx';
import type { EntryPart, EntryPartProps } from './block.ts';
import css from './entry-part.module.css';

type Props = EntryPartProps & ViewContext & { content?: SlotContent };

function Title({ here, id }: { here: EntryHere; id: string }) {
  const original = useOriginal();
  const Heading = here.titleId === id ? 'h1' : 'p';
  return (
    <Heading className={css.title} {...original(here.entry, 'name')}>
      {here.entry.name}
    </Heading>
  );
}

function Excerpt({ entry }: EntryHere) {
  const original = useOriginal();
  return (
    <p className={css.lede} {...original(entry, 'excerpt')}>
      {entry.excerpt}
    </p>
  );
}

function ReadingTime({ entry }: EntryHere) {
  const t = useMessages(entryWords);
  return <p className={css.fact}>{t.readingTime({ minutes: entry.readingTime })}</p>;
}

function Tags({ entry }: EntryHere) {
  const t = useMessages(entryWords);
  return (
    <section aria-label={t.tags}>
      <Terms entry={entry} kind="tag" terms={entry.tags} />
    </section>
  );
}

/** What a part shows; nothing where the entry doesn’t have it. */
function shown(here: EntryHere, { part, field, label, look, id, isFirst = false }: Props): ReactNode {
  const { entry, tracks, isOriginal, currency } = here;
  const about = { isOriginal, currency, track: entry.episode?.track };
  const value = entry.values.find(({ key, kind }) => key === field && kind !== 'audio');
  const parts: Record<Exclude<EntryPart, 'content'>, () => ReactNode> = {
    title: () => <Title here={here} id={id} />,
    picture: () =>
      entry.picture && (
        <div className={css.picture}>
          <PictureView picture={entry.picture} room={rooms.normal} fit="natural" isFirst={isFirst} />
        </div>
      ),
    excerpt: () => entry.excerpt && <Excerpt {...here} />,
    about: () => <About entry={entry} />,
    date: () => (
      <p className={css.fact}>
        <EntryDate entry={entry} long />
      </p>
    ),
    authors: () =>
      entry.authors.length > 0 && (
        <p className={css.fact}>
          <Authors entry={entry} />
        </p>
      ),
    readingTime: () => <ReadingTime {...here} />,
    categories: () =>
      entry.categories.length > 0 && <Terms entry={entry} kind="category" terms={entry.categories} />,
    tags: () => entry.tags.length > 0 && <Tags {...here} />,
    field: () =>
      value &&
      (label ? (
        <EntryValues values={[value]} {...about} />
      ) : (
        <EntryValue value={value} look={look} {...about} />
      )),
    fields: () => valuesBelow(entry).length > 0 && <EntryValues values={valuesBelow(entry)} {...about} />,
    player: () => tracks.length > 0 && <EpisodePlayer entry={entry} queue={tracks} />,
    comments: () =>
      here.comments &&
      here.commentsId === id && <Comments key={entry._id} entry={entry} list={here.comments} />,
    around: () => (entry.previous || entry.next) && <Around entry={entry} />,
    related: () => entry.related.length > 0 && <Related entry={entry} />,
  };
  // An import may bring a part that this release doesn’t know.
  return part !== 'content' && Object.hasOwn(parts, part) ? parts[part]() : null;
}

/** Something of the entry that is shown in a layout; nothing on any other page. */
export function EntryPartView(props: Props) {
  const here = use(EntryContext);
  const language = useLanguage();
  const original = useOriginal();
  const { part, content, isFirst = false } = props;
  if (!here) return null;
  // Untranslated texts within say themselves that they are.
  const own = here.isLayoutOriginal ? { lang: language, dir: directionOf(language) } : {};
  if (part === 'content') {
    const instead = here.contentId === props.id && here.instead;
    if (isEmptySlot(content) && !here.sample && !instead) return null;
    return (
      <div
        data-bleed=""
        data-part="content"
        className={css.content}
        {...(here.isOriginal ? original<'content'>({}, 'content') : own)}
      >
        {/* A block of the entry itself that shows a part of an entry shows nothing. */}
        <EntryContext value={null}>
          <div className="blocks">{here.sample ?? (instead || content)}</div>
        </EntryContext>
      </div>
    );
  }
  const inside = shown(here, { ...props, isFirst });
  if (!inside) return here.missing?.(part);
  return (
    <div className={css.part} data-part={part} {...own}>
      {inside}
    </div>
  );
}
