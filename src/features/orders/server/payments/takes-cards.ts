import { providersOf } from '../payment-providers/index.ts';
import type { OrderServices } from '../services.ts';
import { readShop } from '../management/shop-queries.ts';

/** Whether this site offers Stripe to buyers. */
export async function takesCards(services: OrderServices, websiteId: string): Promise<boolean> {
  const shop = await services.db.forWebsite(websiteId, (tx) => readShop(tx));
  return shop.enabled && providersOf(services, shop).includes('stripe');
}
