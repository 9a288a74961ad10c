const KEY = 'sitewright-booking-keys';
const MOST = 20;

/** Keys of bookings made in this browser, so that guests can view them without an account. */
export function bookingKeys(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const entries = Object.entries(stored ?? {}).filter(([, key]) => typeof key === 'string');
    return Object.fromEntries(entries.slice(-MOST)) as Record<string, string>;
  } catch {
    return {};
  }
}

/** Kept as long as the browser allows. */
export function rememberBooking(id: string, key: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...bookingKeys(), [id]: key }));
  } catch {
    // The link in the email has a key too.
  }
}
