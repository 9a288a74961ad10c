/** Letters that do not come apart into a plain one and a mark. */
const spelt: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

/** Small letters without marks, as slugs and search words need them: “Über” → `uber`. */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[ßæœøłđ]/g, (letter) => spelt[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

/** How German is written where there are only letters from a to z. Elsewhere such letters lose their marks. */
const german: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Arabic letters and digits, with those of Persian and Urdu, in Latin ones. Vowels that aren't written are left out. */
const arabic = new Map(
  `ا a ب b ت t ث th ج j ح h خ kh د d ذ dh ر r ز z س s ش sh ص s ض d ط t ظ z ع a غ gh ف f ق q ك k ل l م m ن n ه h و w ي y ى a ة a
   پ p چ ch ژ zh گ g ک k ی y ٠ 0 ١ 1 ٢ 2 ٣ 3 ٤ 4 ٥ 5 ٦ 6 ٧ 7 ٨ 8 ٩ 9`
    .split(/\s+/)
    .flatMap((letter, at, all): [string, string][] => (at % 2 === 0 ? [[letter, all[at + 1] ?? '']] : [])),
);

/** Small letters for addresses, from a to z where the name's script is known. @param language of the site, or its locale */
export function latinLetters(name: string, language: string): string {
  const small = name.toLowerCase().normalize('NFC');
  const spelled = /^de\b/.test(language) ? small.replace(/[äöü]/g, (letter) => german[letter] ?? '') : small;
  return plainLetters(spelled).replace(/[\u0600-\u06ff]/g, (letter) => arabic.get(letter) ?? letter);
}

/**
 * An address from a name, `fallback` where no letter is left: “Über uns & Café” → `uber-uns-cafe`.
 * @param language of the site, or its locale: in German the same name is `ueber-uns-cafe`
 */
export function slugOf(name: string, fallback: string, language: string): string {
  const slug = latinLetters(name, language)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 70)
    .replace(/^-+|-+$/g, '');
  return slug || fallback;
}

/** The addresses that a name may have been given: it isn't known in which language, or by which version. */
export const possibleSlugs = (name: string, fallback: string): string[] => [
  ...new Set([slugOf(name, fallback, 'en'), slugOf(name, fallback, 'de')]),
];

/** The first of `slug`, `slug-2`, `slug-3` … that is free. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug;
  for (let number = 2; ; number += 1) if (!taken.has(`${slug}-${number}`)) return `${slug}-${number}`;
}
