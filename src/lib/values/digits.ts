const latin = new Map<string, string>();
const MOST_LOCALES = 200;

/**
 * A locale whose numbers and times have the digits 0–9, as have order numbers, inputs and the words of the interface. CLDR’s own are
 * others for some, such as `ar-EG`.
 */
export function withLatinDigits<Locale extends string | undefined>(locale: Locale): Locale | string {
  if (locale === undefined) return locale;
  let found = latin.get(locale);
  if (found === undefined) {
    const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions();
    found =
      numberingSystem === 'latn' ? locale : new Intl.Locale(locale, { numberingSystem: 'latn' }).toString();
    if (latin.size < MOST_LOCALES) latin.set(locale, found);
  }
  return found;
}
