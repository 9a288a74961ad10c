import type { Tx } from '../../../../lib/db/database.ts';
import { Refusal } from '../../../../lib/errors.ts';
import type { ReservedItem, Seller } from '../../../orders/server/index.ts';
import { bookingMailWords, guestDates, guestPeople } from '../emails/guest-messages.ts';
import { say } from './say.ts';
import { languageOf, localeIn } from '../../../../lib/messages/languages.ts';
import { visitorsLanguage } from '../../../../lib/messages/spoken-language.ts';
import { commaIn } from '../../../../lib/values/direction.ts';
import { inGuestsWords } from '../translations/service-name-queries.ts';
import { type BookingRow, findBooking, findBookingToChange } from './booking-queries.ts';
import { attachToOrder, extendHold, holdAgain } from '../availability/hold-queries.ts';
import { opensBooking } from './key-queries.ts';
import { whenOf } from './present-booking.ts';
import { holdDatesAgain } from '../series/series-queries.ts';
import { findService, type ServiceRow } from '../services/service-queries.ts';
import { needsOf } from '../availability/slot-rules.ts';
import { areOffered, takeSeries } from '../series/take-series.ts';
import { seatsLeftAt, takeSlot } from './take-slot.ts';
import { lockResources } from '../availability/taken-queries.ts';

interface Reserved {
  row: BookingRow;
  service: ServiceRow;
}

/** Long enough for the transaction that pays. */
const WHILE_PAYING = 60;

/** Bookings as a `Seller`: in a cart beside products, held together, paid together. */
export const bookingSeller: Seller = {
  lines: async (tx, items, keep) => {
    const found = await read(tx, items, keep !== null);
    if (keep) await lockForRetaking(tx, [...found.values()]);
    const lines: Awaited<ReturnType<Seller['lines']>>['lines'] = [];
    const problems: Awaited<ReturnType<Seller['lines']>>['problems'] = [];
    for (const { place, id } of items) {
      const reserved = found.get(id);
      // Each once, because it has one place.
      found.delete(id);
      const trouble = reserved ? await inTheWay(tx, reserved, keep?.seconds ?? null) : say().someGone;
      if (trouble) problems.push({ code: 'gone', item: place, sentence: trouble });
      else if (reserved)
        lines.push({ ...lineOf(reserved, place), buyers: await buyersName(tx, reserved.row) });
    }
    return { lines, problems };
  },

  attach: async (tx, orderId, references) => {
    await attachToOrder(tx, orderId, references);
  },

  secure: async (tx, orderId, references) => {
    const found = await readForOrder(tx, references);
    if (found.some(({ row }) => row.order_id !== orderId) || found.length < references.length) return false;
    await lockForRetaking(tx, found);
    for (const reserved of found) if (!(await keepOrRetake(tx, reserved, WHILE_PAYING))) return false;
    return true;
  },
};

/** Bookings whose keys match; in the order of their ids, so that two carts never deadlock. */
async function read(tx: Tx, items: readonly ReservedItem[], lock: boolean) {
  const found = new Map<string, Reserved>();
  for (const { id, key } of items.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const row = await (lock ? findBookingToChange : findBooking)(tx, id);
    const service = row && opensBooking(row, key) && (await findService(tx, row.service_id));
    if (row && service) found.set(id, { row, service });
  }
  return found;
}

async function readForOrder(tx: Tx, ids: readonly string[]): Promise<Reserved[]> {
  const found: Reserved[] = [];
  for (const id of ids.toSorted()) {
    const row = await findBookingToChange(tx, id);
    const service = row && (await findService(tx, row.service_id));
    if (row && service) found.push({ row, service });
  }
  return found;
}

const isLive = ({ row }: Reserved) =>
  row.status === 'held' && row.held_until !== null && row.held_until.getTime() > Date.now();

/** Locks all of them in one order, before any place is taken again. */
const lockForRetaking = (tx: Tx, found: readonly Reserved[]) =>
  lockResources(
    tx,
    found.filter((reserved) => !isLive(reserved)).flatMap(({ service }) => needsOf(service).flat()),
  );

/** An error message, or null if it is available. With `seconds`, it is held for that long. */
async function inTheWay(tx: Tx, reserved: Reserved, seconds: number | null): Promise<string | null> {
  const { row } = reserved;
  const named = { label: row.label, when: guestWhen(row) };
  if (row.status === 'confirmed' || row.status === 'pending') return say().alreadyBooked(named);
  if (row.status === 'cancelled') return say().wasCancelled(named);
  const gone = row.dates ? say().courseLost(named) : say().placeLost(named);
  if (seconds !== null) return (await keepOrRetake(tx, reserved, seconds)) ? null : gone;
  // An overdue one keeps its place until another guest needs it.
  return row.status === 'held' || (await isStillFree(tx, reserved)) ? null : gone;
}

const isStillFree = (tx: Tx, { row, service }: Reserved) =>
  row.dates
    ? areOffered(tx, service, startsOf(row.dates), row.people)
    : seatsLeftAt(tx, service, row).then((left) => left >= row.people);

const startsOf = (dates: readonly { start: string }[]) => dates.map(({ start }) => Date.parse(start));

/** An ended hold gets its place back only if it is still free. */
async function keepOrRetake(tx: Tx, { row, service }: Reserved, seconds: number) {
  if (row.status !== 'held' && row.status !== 'expired') return false;
  if (await extendHold(tx, row.id, seconds)) return true;
  const { start_at: start, duration_minutes: durationMinutes, people } = row;
  try {
    if (row.dates) {
      const only = startsOf(row.dates);
      const dates = await takeSeries(tx, service, { bound: 'visitor', people, only });
      await holdDatesAgain(tx, row.id, dates, seconds);
      return true;
    }
    const slot = await takeSlot(tx, { service, start, durationMinutes, people, byOwner: false });
    await holdAgain(tx, row.id, slot, seconds);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

const guestWhen = (row: Reserved['row']) => whenOf(row, row.timezone, guestDates);

/** When, for how many people, and whether the price is a deposit. */
const details = (row: BookingRow): string => {
  const parts = [
    guestWhen(row),
    guestPeople(row.people, row.locale),
    row.to_pay < row.price ? bookingMailWords(languageOf(row.locale)).deposit : '',
  ];
  return parts.filter(Boolean).join(commaIn(row.locale));
};

/** What the buyer reads, if that isn’t the main language. */
async function buyersName(tx: Tx, row: BookingRow) {
  const language = visitorsLanguage();
  if (language === null || language === languageOf(row.locale)) return undefined;
  const { label } = await inGuestsWords(tx, { ...row, language });
  return { label, variant: details({ ...row, locale: localeIn(language, row.locale) }) };
}

const lineOf = ({ row, service }: Reserved, place: number) => ({
  place,
  product_id: row.service_id,
  variant_id: null,
  label: row.label,
  slug: service.slug,
  kind: 'booking' as const,
  downloads: 0,
  variant_label: details(row),
  price: row.to_pay,
  sku: '',
  stock: null,
  weight: 0,
  tax_class: 'standard' as const,
  shipping_class: '',
  picture: service.image,
  quantity: 1,
  // The shop knows the tax rate.
  taxRate: 0,
  available: null,
  reference: row.id,
});
