import pg from 'pg';
import { pino } from 'pino';
import { createApp } from '../src/app/app.ts';
import { readConfig } from '../src/app/config.ts';
import type { Figure } from './support/figures.ts';
import { withManyRows } from './support/many-rows.ts';
import { databaseIds, familyOf, processorSeconds } from './support/processes.ts';
import { createTestVisitor } from './support/visitor.ts';

export const name = 'bookings';
export const describe =
  'Free slots of a month (5 people, 2,000 bookings) and bookings 8 at once, without the network, beside a bare transaction on the same database';

const PEOPLE = 5;
const BOOKINGS = 2_000;
const LOOKS = 300;
const AT_ONCE = 8;
const BOOKED = 640;
/** Until a fresh process has compiled its code and planned its statements. */
const WARM = 480;

const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '08:00', to: '20:00' }));
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

export async function run(): Promise<Figure[]> {
  return withManyRows(
    async () => {},
    async (db, websiteId, connection, folder) => {
      const app = await createApp(readConfig({}, []), connection, pino({ level: 'silent' }));
      await app.jobs.start();
      const owner = createTestVisitor(app.db, websiteId, app.operations, { owner: true });
      const visitor = createTestVisitor(app.db, websiteId, app.operations);
      const made = async (call: 'POST /api/resource' | 'POST /api/service', body: object) =>
        ((await owner(call, { body })) as { _id: string })._id;
      const people: string[] = [];
      for (let number = 0; number < PEOPLE; number += 1)
        people.push(await made('POST /api/resource', { name: `Person ${number}` }));
      const common = { hours, horizonDays: 730, published: true };
      const lesson = await made('POST /api/service', {
        ...common,
        label: 'Lesson',
        durationMinutes: 60,
        intervalMinutes: 30,
        needs: [people],
      });
      // One hour with one person each, spread over two months.
      await app.db.forWebsite(websiteId, (tx) => fillBookings(tx, lesson, people));
      const admin = new pg.Client(connection);
      await admin.connect();
      // Autovacuum does this within a minute. Plans made before that are plans for empty tables.
      const haveItLook = () => admin.query('analyze');
      await haveItLook();

      const look = async () => {
        const begun = performance.now();
        const query = { from: dayIn(10), to: dayIn(40) };
        const slots = await visitor('GET /api/service/{id}/slots', { params: { id: lesson }, query });
        if ((slots as unknown[]).length === 0) throw new Error('Nothing is free.');
        return performance.now() - begun;
      };
      for (let round = 0; round < 40; round += 1) await look();
      const looks: number[] = [];
      for (let round = 0; round < LOOKS; round += 1) looks.push(await look());

      // Each booking has its own start time, on services that share people, as on a busy evening.
      let next = 0;
      const starts = (
        (await visitor('GET /api/service/{id}/slots', {
          params: { id: lesson },
          query: { from: dayIn(100), to: dayIn(160) },
        })) as { start: string }[]
      ).filter((_, index) => index % 2 === 0);
      const book = async () => {
        const number = next++;
        const begun = performance.now();
        const { start } = starts[number % starts.length] ?? { start: '' };
        const body = { service: lesson, start, email: `bench-${number}@example.test`, name: 'A Guest' };
        // Limits count by network, so each request has its own.
        const address = `2001:db8:${(number >> 16).toString(16)}:${(number & 0xffff).toString(16)}::1`;
        const guest = createTestVisitor(app.db, websiteId, app.operations, { address });
        await guest('POST /api/booking', { body });
        return performance.now() - begun;
      };
      const burst = async (count: number) => {
        const took: number[] = [];
        const until = next + count;
        const guest = async () => {
          while (next < until) took.push(await book());
        };
        await Promise.all(Array.from({ length: AT_ONCE }, guest));
        return took;
      };
      await burst(80);
      await haveItLook();
      await burst(WARM);
      const all = [process.pid, ...(await familyOf(await databaseIds(folder)))];
      const before = await processorSeconds(all);
      const booked = await burst(BOOKED);
      const after = await processorSeconds(all);

      // The cost of a commit on this machine, without a booking.
      const bare = async () => {
        const begun = performance.now();
        await db.forWebsite(websiteId, (tx) =>
          tx.insertInto('resources').values({ website_id: websiteId, name: 'Bare' }).execute(),
        );
        return performance.now() - begun;
      };
      const commits: number[] = [];
      for (let round = 0; round < 20; round += 1)
        commits.push(...(await Promise.all(Array.from({ length: AT_ONCE }, bare))));
      await admin.end();
      await app.close();
      const processor = before === undefined || after === undefined ? undefined : after - before;
      return [
        { what: 'free slots of a month, p95', value: at(looks, 0.95), unit: 'ms', goal: { atMost: 20 } },
        { what: 'free slots of a month, median', value: at(looks, 0.5), unit: 'ms' },
        { what: 'a booking, 8 at once, p99', value: at(booked, 0.99), unit: 'ms', goal: { atMost: 50 } },
        {
          what: 'a booking, 8 at once, median',
          value: at(booked, 0.5),
          unit: 'ms',
          reference: { what: 'one bare insert, 8 at once', value: at(commits, 0.5) },
        },
        ...(processor === undefined
          ? []
          : [
              {
                what: 'a booking, processor’s time of program and database',
                value: (processor * 1000) / BOOKED,
                unit: 'ms',
              },
            ]),
      ];
    },
  );
}

type Tx = Parameters<Parameters<Awaited<ReturnType<typeof createApp>>['db']['forWebsite']>[1]>[0];

async function fillBookings(tx: Tx, serviceId: string, people: readonly string[]) {
  for (let number = 0; number < BOOKINGS; number += 1) {
    const day = Math.floor(number / 40);
    const hour = 8 + Math.floor((number % 40) / people.length);
    const start = new Date(`${dayIn(2 + day)}T${String(hour).padStart(2, '0')}:00:00Z`);
    const { id } = await tx
      .insertInto('taken_slots')
      .values({
        website_id: tx.site,
        service_id: serviceId,
        start_at: start,
        duration_minutes: 60,
        capacity: 1,
        seats: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('occupancies')
      .values({
        website_id: tx.site,
        slot_id: id,
        resource_id: people[number % people.length] ?? '',
        from_at: start,
        to_at: new Date(start.getTime() + 3_600_000),
      })
      .execute();
    await tx
      .insertInto('bookings')
      .values({
        website_id: tx.site,
        service_id: serviceId,
        slot_id: id,
        label: 'Lesson',
        start_at: start,
        duration_minutes: 60,
        status: 'confirmed',
        email: `guest-${number}@example.test`,
        name: 'A Guest',
        key_hash: Buffer.alloc(32),
      })
      .execute();
  }
}
