import { useMessages } from '../../../../../lib/messages/use-messages.ts';
import { serviceWords } from '../../../messages/service/area.ts';
import { zoneName } from '../../../../../lib/time-zones/cities/area.ts';
import { dayAt, timeAt } from '../../../booking-labels.ts';
import css from './book.module.css';
import type { ShownTime } from './use-times.ts';

interface Props {
  times: readonly ShownTime[];
  chosen: string | null;
  zone: string;
  /** The site's zone, shown beside times that differ. */
  home: string;
  locale: string;
  /** Seats of the service. */
  capacity: number;
  /** With the day, if the times are from several days. */
  withDay?: boolean;
  onChoose: (time: ShownTime) => void;
}

/** Times with a waiting list only: collapsed if others are free. */
export function FullTimes({ open, ...list }: Props & { open: boolean }) {
  const t = useMessages(serviceWords);
  const { times } = list;
  if (times.length === 0) return null;
  return (
    <details className={css.full} open={open}>
      <summary>{t.fullTimes({ count: times.length })}</summary>
      <TimeList {...list} />
    </details>
  );
}

/** Space for this many times, until they have loaded. */
export function BlankTimes({ count, lines }: { count: number; lines: number }) {
  return (
    <ul className={css.times} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <li key={at}>
          <span className={css.time} data-blank="">
            <strong>&nbsp;</strong>
            {Array.from({ length: lines }, (__, line) => (
              <span key={line} className={css.note}>
                &nbsp;
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Times to choose from, each a button. */
export function TimeList({ times, chosen, zone, home, locale, capacity, withDay, onChoose }: Props) {
  const t = useMessages(serviceWords);
  if (times.length === 0) return null;
  return (
    <ul className={css.times}>
      {times.map((time) => {
        const at = new Date(time.start);
        const there = timeAt(at, home, locale);
        const here = timeAt(at, zone, locale);
        return (
          <li key={time.start}>
            <button
              type="button"
              className={css.time}
              aria-pressed={time.start === chosen}
              onClick={() => onChoose(time)}
            >
              {withDay && <span className={css.note}>{dayAt(at, zone, locale)}</span>}
              <strong>{here}</strong>
              {there !== here && (
                <span className={css.note}>{t.inTime({ there, home: zoneName(home, locale) })}</span>
              )}
              {time.left === 0 ? (
                <span className={css.note}>{t.fullJoinWaitingList}</span>
              ) : capacity > 1 ? (
                <span className={css.note}>{t.placesLeft({ count: time.left })}</span>
              ) : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
