import { postalLines } from '../../../../../lib/postal/postal-lines.ts';
import { countryName } from '../../../../accounts/web/index.ts';
import type { Order } from '../../../contract.ts';

/**
 * The delivery address, line by line; empty if nothing is delivered.
 * @param locale the language of the names of country and region
 */
export const addressLines = (
  { name, deliveryAddress: to }: Pick<Order, 'name' | 'deliveryAddress'>,
  locale: string,
): string[] =>
  to ? postalLines(to, { name, country: countryName(to.country, locale), language: locale }) : [];
