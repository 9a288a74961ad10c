/** A day as `2026-03-29`. */
export type Day = string;

/** Offsets change only at full quarters of an hour. */
const QUARTER_MS = 900_000;
const MOST_ZONES = 600;

const formats = new Map<string, Intl.DateTimeFormat>();
const known = new Map<string, { quarter: number; day: Day }>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    if (formats.size > MOST_ZONES) formats.clear();
    // Sweden formats dates as ISO does.
    format = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** The day of an instant (milliseconds) in a time zone; the last answer of each zone is kept, because most come in order. */
export function dayIn(timeZone: string, at: number): Day {
  const quarter = Math.floor(at / QUARTER_MS);
  const kept = known.get(timeZone);
  if (kept?.quarter === quarter) return kept.day;
  const day = formatOf(timeZone).format(at);
  known.set(timeZone, { quarter, day });
  return day;
}
