import { formatMoney } from '../../../../lib/values/money.ts';
import { randomUUID } from 'node:crypto';
import type { Booking } from '../../../bookings/contract.ts';
import type { Order } from '../../../orders/contract.ts';
import type { Product } from '../../../products/contract.ts';
import type { Tx } from '../../../../lib/db/database.ts';
import { databaseWithin } from '../../../../lib/db/within.ts';
import { traces } from '../check-queries.ts';
import type { Caller, CheckServices, CheckOutcome, RunCheck, Sentence } from '../services.ts';
import { sayRehearsal as say, staffLocale } from './say.ts';

const CARD = '4242 4242 4242 4242';
const PIECES = 5;
const MOST_MS = 20_000;

class Enough extends Error {}

/** The product did something else than it should have. */
class Unexpected extends Error {
  readonly says: () => string;

  constructor(says: () => string) {
    super(says());
    this.says = says;
  }
}

/**
 * The test run: buys, books, cancels and refunds with the calls that visitors and owners use, with test payments and
 * temporary records. Everything happens in one transaction that is never committed (docs/decisions/032).
 */
export const rehearsal: RunCheck = async (services, request) => {
  const steps: NonNullable<CheckOutcome['steps']> = [];
  const until = performance.now() + MOST_MS;
  try {
    await services.db.forWebsite(request.site.id, async (tx) => {
      const step = async (label: Sentence, work: () => Promise<Sentence>): Promise<boolean> => {
        if (performance.now() > until) throw new Error('The test order took too long and was stopped.');
        try {
          steps.push({ light: 'good', label, says: await work() });
          return true;
        } catch (error) {
          steps.push({
            light: 'bad',
            label,
            says:
              error instanceof Unexpected
                ? error.says
                : error instanceof Error
                  ? error.message
                  : () => say().stepFailed,
          });
          return false;
        }
      };
      const stage = services.rehearse(request, databaseWithin(tx, services.db.limitsPool));
      const email = `rehearsal-${randomUUID()}@example.com`;
      await playShop({ stage, tx, step, email });
      await playBookings({ stage, tx, step, email });
      throw new Enough();
    });
  } catch (error) {
    if (!(error instanceof Enough)) throw error;
  }
  const failed = steps.filter(({ light }) => light === 'bad');
  return failed.length === 0
    ? {
        light: 'good',
        says: () => say().allWorked,
        steps,
      }
    : {
        light: 'bad',
        says: () => say().stepsFailed({ count: failed.length, all: steps.length }),
        steps,
        hints: [
          { text: () => say().deliverySettings, to: '/admin/settings/ecommerce/delivery' },
          { text: () => say().paymentSettings, to: '/admin/settings/ecommerce/payment' },
        ],
      };
};

const expected = (is: boolean, otherwise: () => string): void => {
  if (!is) throw new Unexpected(otherwise);
};

const shown = (amount: number, { currency }: Order): string => formatMoney(amount, currency, staffLocale());

interface Play {
  stage: ReturnType<CheckServices['rehearse']>;
  tx: Tx;
  /** @returns whether the step succeeded */
  step: (label: Sentence, work: () => Promise<Sentence>) => Promise<boolean>;
  email: string;
}

/** Sells a product, refunds one order and cancels another. */
async function playShop({ stage, tx, step, email }: Play): Promise<void> {
  const owner = stage.callsAs('owner');
  const stock = async (product: Product) =>
    (await owner<Product>('GET /api/product/{id}', { params: { id: product._id } })).stock;

  let product: Product | undefined;
  await step(
    () => say().createProduct,
    async () => {
      await owner('PUT /api/shop/settings', { body: { enabled: true, settings: { provider: 'auto' } } });
      const body = {
        label: `Rehearsal ${randomUUID()}`,
        price: 12.5,
        stock: PIECES,
        weight: 100,
        published: true,
      };
      product = await owner<Product>('POST /api/product', { body });
      return () => say().productCreated({ count: PIECES });
    },
  );
  const sold = product;
  if (!sold) return;
  const begin = async () => begun(stage.callsAs('visitor'), sold, email);
  let order: Order | undefined;
  await step(
    () => say().placeOrder,
    async () => {
      const placed = await begin();
      order = placed;
      expected((await stock(sold)) !== null, () => say().stockNotReserved);
      return () => say().orderPlaced({ number: placed.number, total: shown(placed.total, placed) });
    },
  );
  const bought = order;
  const paid =
    bought !== undefined &&
    (await step(
      () => say().pay,
      async () => {
        const buyer = stage.callsAs('visitor', { 'x-order-key': bought.accessKey ?? '' });
        await buyer('POST /api/payment/test', { body: { order: bought._id, card: CARD } });
        const now = await owner<Order>('GET /api/order/{id}', { params: { id: bought._id } });
        expected(now.status === 1, () => say().orderNotPaid);
        const { mails, notified } = await traces(tx, bought._id);
        expected(notified, () => say().noNotification);
        expected((await stock(sold)) === PIECES - 2, () => say().stockNotReduced);
        return () => say().paid({ emails: mails, stock: PIECES - 2 });
      },
    ));
  if (bought && paid)
    await step(
      () => say().refundOrder,
      async () => {
        const params = { id: bought._id };
        await owner('POST /api/order/{id}/refund', { params, body: { reason: 'Rehearsal' } });
        const { refund } = await traces(tx, bought._id);
        expected(refund !== null && (await stage.giveBack(refund)), () => say().paymentNotRefunded);
        const now = await owner<Order>('GET /api/order/{id}', { params });
        expected(now.status === 4, () => say().orderNotRefunded);
        return () => say().orderRefunded({ amount: shown(now.refunded, now) });
      },
    );
  await step(
    () => say().cancelOrder,
    async () => {
      const other = await begin();
      await owner('PUT /api/order/{id}', { params: { id: other._id }, body: { status: 3 } });
      return () => say().orderCancelled({ number: other.number });
    },
  );
}

/** Books the first time of a service and cancels it. */
async function playBookings({ stage, step, email }: Play): Promise<void> {
  const owner = stage.callsAs('owner');
  let booking: Booking | undefined;
  await step(
    () => say().makeBooking,
    async () => {
      const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' }));
      const body = {
        label: `Rehearsal ${randomUUID()}`,
        price: 0,
        durationMinutes: 60,
        hours,
        published: true,
      };
      const service = await owner<{ _id: string }>('POST /api/service', { body });
      const visitor = stage.callsAs('visitor');
      const slot = await visitor<{ start: string } | null>('GET /api/service/{id}/next', {
        params: { id: service._id },
      });
      if (!slot) throw new Unexpected(() => say().noTimeFound);
      booking = await visitor<Booking>('POST /api/booking', {
        body: { service: service._id, start: slot.start, email, name: 'Rehearsal' },
      });
      return () => say().timeBooked;
    },
  );
  const booked = booking;
  if (booked)
    await step(
      () => say().cancelBooking,
      async () => {
        const params = { id: booked._id };
        const now = await owner<Booking>('PUT /api/booking/{id}', { params, body: { status: 'cancelled' } });
        expected(now.status === 'cancelled', () => say().bookingNotCancelled);
        return () => say().timeAvailableAgain;
      },
    );
}

/** An order of two items, delivered to the first country with delivery. */
async function begun(visitor: Caller, product: Product, email: string): Promise<Order> {
  const { countries } = await visitor<{ countries: string[] }>('GET /api/payment/keys/stripe/publishable');
  const country = countries.find((code) => /^[A-Z]{2}$/.test(code)) ?? 'GB';
  return visitor<Order>('POST /api/order/pending', {
    body: {
      origin: '/order/checkout',
      deliveryAddress: {
        line1: '1 Rehearsal Street',
        line2: '',
        postcode: 'AB1 2CD',
        country,
      },
      payment: {},
      email,
      name: 'Rehearsal',
      terms: true,
      items: [{ productId: product._id, quantity: 2 }],
    },
  });
}
