import { useLocalPath } from '../../../../lib/ui/local-path.ts';
import { useMessages } from '../../../../lib/messages/use-messages.ts';
import { monthInWords, monthPath } from '../../entry-address.ts';
import { entryWords } from '../../messages/entries/area.ts';
import type { EntryList } from '../entry-lists.ts';
import { withLatinDigits } from '../../../../lib/values/digits.ts';
import css from './archive.module.css';

/** Further ones are behind a button. */
const AT_FIRST = 12;

type Months = NonNullable<EntryList['months']>;

function Links({
  type,
  months,
  locale,
  shown,
}: {
  type: string;
  months: Months;
  locale: string;
  shown: string | null;
}) {
  const local = useLocalPath();
  return (
    <ul className={css.months}>
      {months.map(({ month, entries }) => (
        <li key={month}>
          <a href={local(monthPath(type, month))} aria-current={month === shown ? 'page' : undefined}>
            {monthInWords(month, locale)}
          </a>{' '}
          <span className={css.count}>({entries.toLocaleString(withLatinDigits(locale))})</span>
        </li>
      ))}
    </ul>
  );
}

interface BesideProps {
  list: Pick<EntryList, 'type' | 'months'>;
  locale: string;
  shown: string;
}

/** Links to the months with entries before and after the one shown. */
export function MonthsBeside({ list: { type, months }, locale, shown }: BesideProps) {
  const local = useLocalPath();
  const at = months?.findIndex(({ month }) => month === shown) ?? -1;
  // The newest month is the first.
  const [older, newer] = [months?.[at + 1], months?.[at - 1]];
  if (at === -1 || (!older && !newer)) return null;
  const link = (month: string, rel: 'prev' | 'next') => (
    <a className="button" data-look="secondary" rel={rel} href={local(monthPath(type.slug, month))}>
      {monthInWords(month, locale)}
    </a>
  );
  return (
    <p className={css.beside}>
      {older && link(older.month, 'prev')}
      {newer && link(newer.month, 'next')}
    </p>
  );
}

/** Links to the months of a list. @param shown the one whose entries are shown */
export function Archive({
  list: { type, months },
  locale,
  shown = null,
}: {
  list: Pick<EntryList, 'type' | 'months'>;
  locale: string;
  shown?: string | null;
}) {
  const t = useMessages(entryWords);
  if (!months || months.length === 0) return null;
  const [first, later] = [months.slice(0, AT_FIRST), months.slice(AT_FIRST)];
  return (
    <nav className={css.archive} aria-label={`${type.page.name}: ${t.archive}`}>
      <p className={css.title}>{t.archive}</p>
      <Links type={type.slug} months={first} {...{ locale, shown }} />
      {later.length > 0 && (
        <details open={later.some(({ month }) => month === shown)}>
          <summary>{t.earlierMonths}</summary>
          <Links type={type.slug} months={later} {...{ locale, shown }} />
        </details>
      )}
    </nav>
  );
}
