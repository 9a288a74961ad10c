/** From the runtime's own tables; browser and server agree on these. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name.length <= 60 && /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

/** Languages of two or three letters; browsers know no longer ones, and the database stores none. */
export function isLocale(tag: string): boolean {
  try {
    return /^[a-z]{2,3}(-|$)/i.test(tag) && tag.length <= 35 && Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** `de-at` → `de-AT`; valid tags only. */
export const canonicalLocale = (tag: string): string => Intl.getCanonicalLocales(tag)[0] ?? tag;

export const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code);
