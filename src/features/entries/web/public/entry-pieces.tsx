import { useLanguage, useMessages } from '../../../../lib/messages/use-messages.ts';
import { useLocalPath } from '../../../../lib/ui/local-path.ts';
import { useOriginal } from '../../../../lib/ui/original.ts';
import { commaIn } from '../../../../lib/values/direction.ts';
import { calendarPath, termPath } from '../../entry-address.ts';
import { isLasting } from '../../field-kinds.ts';
import type { ShownEntry, ShownTerm, ShownValue } from '../../entry-shapes.ts';
import { entryWords } from '../../messages/entries/area.ts';
import { EntryCards } from './entry-cards.tsx';
import { EntryDate } from './entry-dates.tsx';
import { episodeInWords } from './episode.tsx';
import css from './entry.module.css';

/** Fields of an episode that its heading says. */
const inHeading = new Set(['number', 'season']);

/** The time of an event is in its heading. */
const isTime = ({ time }: ShownEntry, value: unknown): boolean =>
  time !== null &&
  typeof value === 'object' &&
  value !== null &&
  'start' in value &&
  value.start === time.start;

/** What the table of an entry’s fields has: not what its heading says already. */
export const valuesBelow = (entry: ShownEntry): ShownValue[] =>
  entry.values.filter(
    ({ key, kind, value }) =>
      kind !== 'audio' && !isTime(entry, value) && !(entry.episode && inHeading.has(key)),
  );

/** The authors, each with a link to what else they wrote. */
export function Authors({ entry: { authors, type } }: { entry: ShownEntry }) {
  const local = useLocalPath();
  const language = useLanguage();
  return (
    <span>
      {authors.map((author, index) => (
        <span key={author._id}>
          {index > 0 && commaIn(language)}
          <a href={local(termPath(type.slug, 'author', author.slug))}>
            <bdi>{author.name}</bdi>
          </a>
        </span>
      ))}
    </span>
  );
}

/** Authors, date and reading time in one line. */
export function About({ entry }: { entry: ShownEntry }) {
  const t = useMessages(entryWords);
  const local = useLocalPath();
  const { authors, type, time, readingTime, href } = entry;
  const episode = episodeInWords(type, entry, entry.values);
  return (
    <div className={css.about}>
      {episode && <span>{episode}</span>}
      {authors.length > 0 && <Authors entry={entry} />}
      {!isLasting(type.kind) && <EntryDate entry={entry} long />}
      {type.kind === 'post' && <span>{t.readingTime({ minutes: readingTime })}</span>}
      {time && (
        <a href={local(calendarPath(type.slug, href.split('/').at(-1) ?? ''))} data-in-place>
          {t.addToCalendar}
        </a>
      )}
    </div>
  );
}

interface TermsProps {
  entry: ShownEntry;
  kind: 'category' | 'tag';
  terms: readonly ShownTerm[];
}

/** Categories or tags as links. */
export function Terms({ entry: { type }, kind, terms }: TermsProps) {
  const local = useLocalPath();
  if (terms.length === 0) return null;
  return (
    <ul className={css.terms} data-kind={kind}>
      {terms.map((term) => (
        <li key={term._id}>
          <a href={local(termPath(type.slug, kind, term.slug))}>{term.name}</a>
        </li>
      ))}
    </ul>
  );
}

/** Links to the entries before and after it. */
export function Around({ entry: { previous, next } }: { entry: ShownEntry }) {
  const t = useMessages(entryWords);
  const local = useLocalPath();
  const original = useOriginal();
  if (!previous && !next) return null;
  return (
    <nav aria-label={t.pagination} className={css.around}>
      {previous && (
        <a href={local(previous.href)} rel="prev">
          <span>{t.olderEntry}</span>
          <div {...original(previous, 'name')}>{previous.name}</div>
        </a>
      )}
      {next && (
        <a href={local(next.href)} rel="next" className={css.next}>
          <span>{t.newerEntry}</span>
          <div {...original(next, 'name')}>{next.name}</div>
        </a>
      )}
    </nav>
  );
}

/** Entries of the type with the same categories or tags. */
export function Related({ entry: { type, related } }: { entry: ShownEntry }) {
  const t = useMessages(entryWords);
  if (related.length === 0) return null;
  return (
    <section className={css.related}>
      <h2>{t.related}</h2>
      <EntryCards type={type} entries={related} level={3} excerpts={false} />
    </section>
  );
}
