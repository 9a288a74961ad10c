import { createService, insertResource } from '../../features/bookings/server/index.ts';
import type { Tx } from '../../lib/db/database.ts';
import type { Made } from './references.ts';
import type { BookingContent } from './site-content.ts';

/** Adds staff, rooms and services to a new site. @returns its services */
export async function fillBookings(tx: Tx, { resources, services }: BookingContent): Promise<Made[]> {
  const ids = new Map<string, string>();
  for (const [key, name] of Object.entries(resources)) ids.set(key, (await insertResource(tx, name)).id);
  const made: Made[] = [];
  for (const { needs, ...fields } of services) {
    const service = { ...fields, needs: needs.map((choices) => choices.map((key) => ids.get(key) ?? '')) };
    made.push(['service', fields.label, await createService(tx, service)]);
  }
  return made;
}
