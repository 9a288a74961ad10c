import { demoProducts, demoShop } from './products.ts';
import { demoServices } from './services.ts';
import { demoSite } from './site.ts';

const { currency, locale } = demoSite;

/** `£24`, `£3.95`. */
export const pounds = (amount: number): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amount);

function only<T extends { label: string }>(list: readonly T[], label: string): T {
  const found = list.find((each) => each.label === label);
  if (!found) throw new Error(`The demo has no "${label}".`);
  return found;
}

/** The lowest price of a product or a service, as its page shows it. */
export const productPrice = (label: string): string => pounds(only(demoProducts, label).price);
export const servicePrice = (label: string): string => pounds(only(demoServices, label).price ?? 0);

/** The first delivery option of the zone that contains the country. */
function postage(country: string): { from: string; freeFrom: string | null } {
  const zone = demoShop.shipping.zones.find(({ countries }) => countries.includes(country));
  const option = zone?.options[0];
  if (!option) throw new Error(`The demo delivers nothing to ${country}.`);
  const [step] = option.steps;
  return {
    from: pounds(step?.price ?? option.price),
    freeFrom: option.freeFrom === null ? null : pounds(option.freeFrom),
  };
}

export const postageAtHome = postage('GB');
export const postageToEurope = postage('FR');
