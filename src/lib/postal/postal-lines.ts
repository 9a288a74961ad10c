import { formatAddress } from 'localized-address-format';
import { regionName, writtenOrder } from './postal-rules.ts';

/** An address as shops and accounts store it. Older ones have no `city`: the town is in the second line. */
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
 * An address for a parcel label, line by line, in its country's order. Nothing stored is left out.
 * @param name the recipient, if the address itself has no name
 * @param country its display name
 * @param language of the reader, for the name of the region
 */
export function postalLines(
  address: PostalAddress,
  { name, country, language }: { name: string; country: string; language: string },
): string[] {
  const { line1, line2, company = '' } = address;
  const script = EAST_ASIAN.test([line1, line2, address.city].join('')) ? 'local' : 'latin';
  const places = new Set(writtenOrder(address.country, script));
  const kept = {
    city: address.city ?? '',
    region: regionName(address.country, address.region ?? '', language),
    postcode: address.postcode,
  };
  // Towns in Japan, or parts that only an older address has: the format has no place for them.
  const rest = (['city', 'region', 'postcode'] as const).map((part) => (places.has(part) ? '' : kept[part]));
  const street = script === 'local' ? [...rest, line1, line2] : [line1, line2, ...rest];
  const lines = formatAddress(
    {
      postalCountry: address.country,
      name: address.name || name,
      organization: company,
      // Joined, because what the format puts after the street belongs after its last line.
      addressLines: [street.filter(Boolean).join('\n')].filter(Boolean),
      locality: kept.city,
      administrativeArea: kept.region,
      postalCode: kept.postcode,
    },
    script,
  );
  return [...lines.flatMap((line) => line.split('\n')), country].map((line) => line.trim()).filter(Boolean);
}
