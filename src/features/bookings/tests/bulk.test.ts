import { afterAll, beforeAll, expect, test } from 'vitest';
import { at, type BookingWorld, bookingWorld } from '../../../../tests/support/booking-world.ts';
import { asAdmin } from '../../../../tests/support/postgres.ts';
import type { Service } from '../service-shapes.ts';

let world: BookingWorld;
beforeAll(async () => void (world = await bookingWorld()));
afterAll(async () => {
  await world.expectInvariants();
  await world.close();
});

const read = (service: Service) => world.calls.done<Service>('GET', `/api/service/${service._id}`);
const change = (...services: object[]) => world.calls.owner('PUT', '/api/services', { services });
const remove = (...services: Service[]) =>
  world.calls.owner('POST', '/api/services/delete', { services: services.map(({ _id }) => _id) });

test('several services are changed together, each in its own way, in the order of the call', async () => {
  const [one, two] = [await world.service({ price: 45, deposit: 10 }), await world.service({ price: 20 })];
  const reply = await change(
    { _id: two._id, version: two.version, price: 22.5 },
    { _id: one._id, version: one.version, price: 49.5, deposit: null, published: false },
  );
  expect(reply.status, reply.text).toBe(200);
  expect(reply.json()).toMatchObject([
    { _id: two._id, price: 22.5, version: two.version + 1 },
    { _id: one._id, price: 49.5, deposit: null, published: false },
  ]);
  expect(await read(one)).toMatchObject({ price: 49.5, label: one.label, hours: one.hours });
});

// Fails if each service is changed in a transaction of its own.
test('nothing changes if one has another version, is listed twice, or has a price that isn’t allowed', async () => {
  const [one, two] = [await world.service({ price: 45 }), await world.service({ price: 20 })];
  const price = 1;
  const good = { _id: one._id, version: one.version, price };
  const stale = await change(good, { _id: two._id, version: two.version + 1, price });
  expect([stale.status, stale.json()]).toMatchObject([
    409,
    { code: 'stale-version', current: { price: 20 } },
  ]);
  for (const bad of [
    { _id: one._id, price },
    { _id: two._id, price: -1 },
    { _id: two._id, price: 0.001 },
    { _id: two._id, price, label: 'Other' },
  ])
    expect((await change(good, bad)).status, JSON.stringify(bad)).toBe(400);
  expect([(await read(one)).price, (await read(two)).price]).toEqual([45, 20]);
  expect((await change()).status).toBe(400);
  const many = Array.from({ length: 101 }, () => good);
  expect((await change(...many)).status).toBe(400);
});

test('services without bookings are deleted together; one that was booked keeps all of them', async () => {
  const [free, other, booked] = [await world.service(), await world.service(), await world.service()];
  await world.booked(booked, at('09:00'));
  const refused = await remove(free, booked);
  expect(refused.status).toBe(409);
  expect((refused.json() as { error: string }).error).toContain(`“${booked.label}” has bookings`);
  await read(free);
  expect((await remove(free, other)).status).toBe(204);
  expect((await world.calls.owner('GET', `/api/service/${free._id}`)).status).toBe(404);
  expect((await remove(other)).status).toBe(404);
  await read(booked);
});

test('staff read why in the language of their admin; keys in English', async () => {
  const [one, two] = [await world.service(), await world.service()];
  await world.booked(one, at('09:00'));
  await world.booked(two, at('09:00'));
  const { key } = await world.calls.done<{ key: string }>('POST', '/api/api-key', {
    name: 'Till',
    rights: { services: 'write' },
    days: null,
  });
  const admin = { referer: `http://${world.one.host}/admin/services` };
  const refusal = async (headers: Record<string, string>, cookie?: string) => {
    const reply = await world.ask({
      host: world.one.host,
      method: 'POST',
      path: '/api/services/delete',
      body: { services: [one._id, two._id] },
      headers,
      ...(cookie ? { cookie } : {}),
    });
    return [reply.status, (reply.json() as { error: string }).error];
  };
  const { cookie } = world.one.owner;
  expect(await refusal({ ...admin, 'accept-language': 'de' }, cookie)).toEqual([
    409,
    expect.stringMatching(/^2 dieser Leistungen haben Buchungen: „.+“, „.+“\. Blenden Sie sie/),
  ]);
  const english = [409, expect.stringMatching(/^2 of these services have bookings: “.+”, “.+”\. Hide them/)];
  expect(await refusal({ ...admin, 'accept-language': 'en' }, cookie)).toEqual(english);
  expect(await refusal({ 'accept-language': 'de', authorization: `Bearer ${key}` })).toEqual(english);
});

test('the history has a change of several services once', async () => {
  const told = () =>
    asAdmin(world.admin, async (client) => {
      const { rows } = await client.query(
        `select id from sitewright.history where website_id = $1 and word = 'services-changed'`,
        [world.one.id],
      );
      return rows.length;
    });
  const before = await told();
  const [one, two] = [await world.service(), await world.service()];
  expect((await change(...[one, two].map(({ _id }) => ({ _id, published: false })))).status).toBe(200);
  expect(await told()).toBe(before + 1);
});
