const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** CLDR takes as long to answer as many components to render, and every page asks several times. */
const scripts = new Map<string, string>();
const MOST_SCRIPTS = 200;

/** The likely script of a locale by CLDR, as its ISO 15924 code; empty where none is known. */
export function scriptOf(locale: string): string {
  let script = scripts.get(locale);
  if (script === undefined) {
    script = new Intl.Locale(locale).maximize().script ?? '';
    if (scripts.size < MOST_SCRIPTS) scripts.set(locale, script);
  }
  return script;
}

/** The direction in which a locale is written: `ar` and `az-Arab` are `rtl`, `az` is `ltr`. */
export const directionOf = (locale: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(scriptOf(locale)) ? 'rtl' : 'ltr';

/** What separates the parts of a line. */
export const commaIn = (locale: string): string => (scriptOf(locale) === 'Arab' ? '، ' : ', ');
