import { Temporal } from 'temporal-polyfill';

/** `2026-03-14`, in the zone given beside it. */
export type PlainDate = string;

const MINUTE = 60_000;

/** `09:30` as minutes after midnight; `24:00` is the end of the day. */
export function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
}

/** Days from `from` to `to`, both inclusive. */
export function datesBetween(from: PlainDate, to: PlainDate): PlainDate[] {
  const last = Temporal.PlainDate.from(to);
  const dates: PlainDate[] = [];
  for (
    let date = Temporal.PlainDate.from(from);
    Temporal.PlainDate.compare(date, last) <= 0;
    date = date.add({ days: 1 })
  )
    dates.push(date.toString());
  return dates;
}

/** 1 is Monday, 7 is Sunday. */
export const weekdayOf = (date: PlainDate): number => Temporal.PlainDate.from(date).dayOfWeek;

/** The local date at an instant (milliseconds since 1970). */
export const dateAt = (instant: number, timezone: string): PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timezone).toPlainDate().toString();

/** Offsets of known days, by zone and date: looking one up takes longer than filling it with times. */
const steadyDays = new Map<string, number | null>();
const MOST_DAYS_KNOWN = 20_000;

/** `09:30`, the local time at an instant. */
export const timeAt = (instant: number, timezone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(instant)
    .toZonedDateTimeISO(timezone)
    .toPlainTime()
    .toString()
    .slice(0, 5);

/**
 * One day in a zone: converts local times to instants. Most days keep one offset, so that addition is enough; only around
 * a clock change each time is looked up.
 */
export class WallDay {
  readonly #date: PlainDate;
  readonly #timezone: string;
  /** Milliseconds since 1970 of 00:00, if the offset is constant from 12 hours before to 12 hours after the day. */
  readonly #steady: number | null;

  constructor(date: PlainDate, timezone: string) {
    this.#timezone = timezone;
    this.#date = date;
    const name = `${timezone} ${date}`;
    const known = steadyDays.get(name);
    if (known !== undefined) {
      this.#steady = known;
      return;
    }
    const before = this.#zoned(-720);
    const after = this.#zoned(36 * 60);
    this.#steady =
      before.offsetNanoseconds === after.offsetNanoseconds &&
      after.epochMilliseconds - before.epochMilliseconds === 48 * 60 * MINUTE
        ? before.epochMilliseconds + 720 * MINUTE
        : null;
    if (steadyDays.size >= MOST_DAYS_KNOWN) steadyDays.clear();
    steadyDays.set(name, this.#steady);
  }

  #wall(minutes: number): Temporal.PlainDateTime {
    return Temporal.PlainDate.from(this.#date).toPlainDateTime().add({ minutes });
  }

  #zoned(minutes: number): Temporal.ZonedDateTime {
    return this.#wall(minutes).toZonedDateTime(this.#timezone, { disambiguation: 'compatible' });
  }

  /**
   * The instant that many minutes after midnight by the clock; may be on the next day. For a time that occurs twice, the
   * first; for one that the clocks skip, `null`.
   */
  instant(minutes: number): number | null {
    if (this.#steady !== null && minutes >= 0 && minutes <= 36 * 60) return this.#steady + minutes * MINUTE;
    const zoned = this.#zoned(minutes);
    const wanted = this.#wall(minutes);
    return zoned.toPlainDateTime().equals(wanted) ? zoned.epochMilliseconds : null;
  }

  /** As `instant`, but a skipped time is the end of the gap: for closing times. */
  boundary(minutes: number): number {
    const exact = this.instant(minutes);
    if (exact !== null) return exact;
    // `later` of a skipped time is as far after the gap as the time is after the gap's start.
    const zoned = this.#zoned(minutes);
    return zoned.getTimeZoneTransition('previous')?.epochMilliseconds ?? zoned.epochMilliseconds;
  }
}
