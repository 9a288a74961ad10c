import { Temporal } from 'temporal-polyfill';
import { inRange } from '../../../../lib/values/calendar-day.ts';

const form =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2}(?:\.\d{1,9})?))?\s*(Z|UTC|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * An instant from a date in a file, such as `2026-05-01`, `2026-05-01 14:30` or `2026-05-01T14:30:00+02:00`.
 * @param timeZone of dates that name none
 */
export function instantIn(text: string, timeZone: string): { at: string; isDay: boolean } | null {
  const [, day = '', time, seconds = '00', zone] = form.exec(text.trim()) ?? [];
  if (!day || !inRange(day)) return null;
  const wall = `${day}T${time ?? '00:00'}:${seconds}`;
  try {
    const at = zone
      ? Temporal.Instant.from(`${wall}${offsetOf(zone)}`)
      : Temporal.PlainDateTime.from(wall).toZonedDateTime(timeZone).toInstant();
    return { at: new Date(at.epochMilliseconds).toISOString(), isDay: time === undefined };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const offsetOf = (zone: string): string =>
  /^[+-]/.test(zone) && !zone.includes(':')
    ? `${zone.slice(0, 3)}:${zone.slice(3)}`
    : zone.replace(/utc/i, 'Z');
