import { type Slot, type SlotRules, slotAt, type Taken } from './free-slots.ts';
import { addDays } from '../../lib/values/days.ts';
import { dateAt, minutesOf, WallDay } from './wall-clock.ts';

/** `soon` and `far`: outside the booking window. `begun`: the first date is over, and nobody may join later. */
export type SeriesState = 'open' | 'full' | 'begun' | 'soon' | 'far' | 'over';

export interface SeriesOffer {
  state: SeriesState;
  /** Every date, in milliseconds since 1970. */
  all: number[];
  /** The dates that a booking made now includes. */
  starts: number[];
  /** One for each of `starts`, if it is open. */
  slots: Slot[];
  /** Seats left at each of them. */
  left: number;
}

/** Starts of the single dates, in order and each once. */
export function seriesStarts({ sessions, timezone }: Pick<SlotRules, 'sessions' | 'timezone'>): number[] {
  const starts = sessions.flatMap(
    ({ date, time }) => new WallDay(date, timezone).instant(minutesOf(time)) ?? [],
  );
  return [...new Set(starts)].sort((one, other) => one - other);
}

/**
 * All dates as one: a seat at each of them, or nothing. Both availability and booking use this function. Pure: `now`
 * is milliseconds since 1970.
 */
export function seriesOffer(rules: SlotRules, taken: Taken, now: number, joinsLate: boolean): SeriesOffer {
  const all = seriesStarts(rules);
  const earliest = now + rules.noticeMinutes * 60_000;
  const starts = joinsLate ? all.filter((start) => start >= earliest) : all;
  const not = (state: SeriesState): SeriesOffer => ({ state, all, starts, slots: [], left: 0 });
  const [first] = starts;
  if ((all.at(-1) ?? 0) <= now || first === undefined) return not('over');
  if (first <= now) return not('begun');
  if (first < earliest) return not('soon');
  if (dateAt(first, rules.timezone) > addDays(dateAt(now, rules.timezone), rules.horizonDays))
    return not('far');
  const slots = starts.map((start) => slotAt(rules, taken, start)).filter((slot) => slot !== null);
  if (slots.length < starts.length) return not('full');
  return { state: 'open', all, starts, slots, left: Math.min(...slots.map(({ left }) => left)) };
}

/** The price of a part of a series' dates, in minor units; never less than its share. */
export const shareOf = (price: number, dates: number, all: number, smallest: number): number =>
  dates >= all ? price : Math.ceil((price * dates) / all / smallest) * smallest;

export type DateRules = Pick<
  SlotRules,
  'sessions' | 'timezone' | 'durationMinutes' | 'bufferBeforeMinutes' | 'bufferAfterMinutes'
>;

/** Whether two dates would need the same resource at once, including buffers. */
export function overlaps(rules: DateRules): boolean {
  const least = (rules.durationMinutes + rules.bufferBeforeMinutes + rules.bufferAfterMinutes) * 60_000;
  const starts = seriesStarts(rules);
  return starts.some((start, at) => at > 0 && start - (starts[at - 1] ?? 0) < least);
}
