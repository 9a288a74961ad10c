import { type PostalAddress, postalLines } from '../../../../lib/postal/postal-lines.ts';

const regions = new Map<string, Intl.DisplayNames>();

/** A country as people of the site's language call it; the code itself where none has that one. */
function countryName(code: string, locale: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  let names = regions.get(locale);
  if (!names) regions.set(locale, (names = new Intl.DisplayNames([locale], { type: 'region' })));
  return names.of(code) ?? code;
}

/** The lines of an address, as they are written on a parcel; none where nothing is sent. */
export const addressLines = (
  { name, address }: { name: string; address: PostalAddress | null },
  locale: string,
): string[] => (address ? postalLines(address, { name, country: countryName(address.country, locale) }) : []);

/** What was bought, with the variant that was chosen. */
export const itemName = ({ label, variant_label: variant }: { label: string; variant_label: string }) =>
  variant && variant !== label ? `${label}, ${variant}` : label;

interface Clock {
  locale: string;
  timezone: string;
}

/** A date by the site's clock. */
export const shownDay = (time: Date, { locale, timezone }: Clock): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: timezone }).format(time);

/** A date and a time by the site's clock, with the name of that clock. */
export const shownTime = (time: Date, { locale, timezone }: Clock): string =>
  new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: timezone,
    timeZoneName: 'short',
  }).format(time);
