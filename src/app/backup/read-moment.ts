const shape = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2})(:\d{2}(?:\.\d{1,3})?)?\s*(Z|UTC|[+-]\d{2}:\d{2})?$/i;

/** Parses a time such as `2026-10-03 14:05`, in UTC unless it ends with an offset such as `+02:00`. @returns null if it isn't one */
export function readMoment(text: string): Date | null {
  const [, day, minute, second = ':00', zone = 'Z'] = shape.exec(text.trim()) ?? [];
  if (day === undefined) return null;
  const offset = /^utc$/i.test(zone) ? 'Z' : zone.toUpperCase();
  const moment = new Date(`${day}T${minute}${second}${offset}`);
  // A day such as 31 February would silently become another one.
  const midnight = new Date(`${day}T00:00Z`);
  if (Number.isNaN(moment.getTime()) || Number.isNaN(midnight.getTime())) return null;
  return midnight.toISOString().startsWith(day) ? moment : null;
}
