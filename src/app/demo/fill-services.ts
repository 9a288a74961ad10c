import { createService, insertResource } from '../../features/bookings/server/index.ts';
import type { Tx } from '../../lib/db/database.ts';
import { demoResources, demoServices } from './services.ts';

/** Gives the demo studio its people, its rooms and what can be booked there. */
export async function fillServices(tx: Tx, websiteId: string): Promise<void> {
  const ids = new Map<string, string>();
  for (const [key, name] of Object.entries(demoResources))
    ids.set(key, (await insertResource(tx, websiteId, name)).id);
  for (const { needs, ...fields } of demoServices)
    await createService(tx, websiteId, {
      ...fields,
      needs: needs.map((choices) => choices.map((key) => ids.get(key) ?? '')),
    });
}
