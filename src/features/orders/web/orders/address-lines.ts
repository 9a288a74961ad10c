import { countryName } from '../../../accounts/web/index.ts';
import type { Order } from '../../contract.ts';

/** Where an order goes, line by line; none where nothing is sent. */
export function addressLines({ name, deliveryAddress }: Pick<Order, 'name' | 'deliveryAddress'>): string[] {
  if (!deliveryAddress) return [];
  const { line1, line2, postcode, country } = deliveryAddress;
  return [name, line1, line2, postcode, countryName(country)].filter(Boolean);
}
