import { formatAddress } from 'localized-address-format';
import { writtenOrder } from './postal-rules.ts';

/** As shops and accounts keep it. Those from before towns were asked for have no `city`: it stands in the second line. */
export interface PostalAddress {
  line1: string;
  line2: string;
  postcode: string;
  /** ISO 3166-1, two letters. */
  country: string;
  city?: string | undefined;
  region?: string | undefined;
  /** The recipient's name, if that is not the buyer. */
  name?: string | undefined;
  company?: string | undefined;
}

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * An address as it is written on a parcel, line by line, in its country's order. Nothing that is kept of it is left out.
 * @param name who it is for, where the address itself names nobody
 * @param country its shown name
 */
export function postalLines(
  address: PostalAddress,
  { name, country }: { name: string; country: string },
): string[] {
  const { line1, line2, company = '' } = address;
  const script = EAST_ASIAN.test([line1, line2, address.city].join('')) ? 'local' : 'latin';
  const places = new Set(writtenOrder(address.country, script));
  const kept = { city: address.city ?? '', region: address.region ?? '', postcode: address.postcode };
  // Towns in Japan, or what only an older address has: the format has no place for it.
  const rest = (['city', 'region', 'postcode'] as const).map((part) => (places.has(part) ? '' : kept[part]));
  const street = script === 'local' ? [...rest, line1, line2] : [line1, line2, ...rest];
  const lines = formatAddress(
    {
      postalCountry: address.country,
      name: address.name || name,
      organization: company,
      // As one, since what the format writes behind the street belongs behind its last line.
      addressLines: [street.filter(Boolean).join('\n')].filter(Boolean),
      locality: kept.city,
      administrativeArea: kept.region,
      postalCode: kept.postcode,
    },
    script,
  );
  return [...lines.flatMap((line) => line.split('\n')), country].map((line) => line.trim()).filter(Boolean);
}
