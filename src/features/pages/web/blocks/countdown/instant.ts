/** A zone's offset from UTC at an instant, in minutes. */
function offset(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value ?? 0);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return Math.round((local - instant) / 60_000);
}

/** The instant, in milliseconds, of a local date and time in a zone; `null` if the date doesn't exist. */
export function instantOf(date: string, time: string, timeZone: string): number | null {
  const wall = Date.parse(`${date}T${time || '00:00'}:00Z`);
  // Date.parse takes the 31st of June for the 1st of July.
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 10) !== date) return null;
  const guess = wall - offset(wall, timeZone) * 60_000;
  // The offset may have changed between the estimate and the result.
  return wall - offset(guess, timeZone) * 60_000;
}

export interface Remaining {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** The remaining time, or `null` when it has passed. */
export function remaining(milliseconds: number): Remaining | null {
  if (milliseconds <= 0) return null;
  const all = Math.ceil(milliseconds / 1000);
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
  };
}
