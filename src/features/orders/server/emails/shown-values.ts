import { type PostalAddress, postalLines } from '../../../../lib/postal/postal-lines.ts';
import { commaIn } from '../../../../lib/values/direction.ts';
import { withLatinDigits } from '../../../../lib/values/digits.ts';

const regions = new Map<string, Intl.DisplayNames>();

/** A country's name in the site's language; the code itself if it has none. */
function countryName(code: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  let names = regions.get(locale);
  if (!names) regions.set(locale, (names = new Intl.DisplayNames([locale], { type: 'region' })));
  return names.of(code) ?? code;
}

/** The lines of an address, as on a parcel label; empty if nothing is sent. */
export const addressLines = (
  { name, address }: { name: string; address: PostalAddress | null },
  locale: string,
): string[] =>
  address
    ? postalLines(address, { name, country: countryName(address.country, locale), language: locale })
    : [];

const isArabic = /\p{Script=Arabic}/u;

/** A product's name with the chosen variant. */
export const itemName = ({ label, variant_label: variant }: { label: string; variant_label: string }) =>
  variant && variant !== label ? label + commaIn(isArabic.test(variant) ? 'ar' : 'en') + variant : label;

/** The same as the buyer read it, in the language of the order. */
export const buyersItemName = (item: {
  label: string;
  variant_label: string;
  buyers_label: string | null;
  buyers_variant: string | null;
}): string =>
  itemName(
    item.buyers_label === null
      ? item
      : { label: item.buyers_label, variant_label: item.buyers_variant ?? '' },
  );

interface Clock {
  locale: string;
  timezone: string;
}

/** A date in the site's time zone. */
export const shownDay = (time: Date, { locale, timezone }: Clock): string =>
  new Intl.DateTimeFormat(withLatinDigits(locale), { dateStyle: 'long', timeZone: timezone }).format(time);

/** A date and a time in the site's time zone, with the zone's name. */
export const shownTime = (time: Date, { locale, timezone }: Clock): string =>
  new Intl.DateTimeFormat(withLatinDigits(locale), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
    timeZoneName: 'short',
  }).format(time);
