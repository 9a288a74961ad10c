import { createHash } from 'node:crypto';
import type { Tx } from '../../../../lib/db/database.ts';
import { wordingProblem } from '../../../../lib/messages/check-wording.ts';
import { compileMessages } from '../../../../lib/messages/compile-messages.ts';
import { type Language, languageOf } from '../../../../lib/messages/languages.ts';
import type { SiteWording } from '../../../../lib/messages/site-wording.ts';
import { listWording, type WordingRecord } from './wording-queries.ts';

/** A catalogue of texts for visitors. */
export interface WordingArea {
  area: string;
  group: string;
  where: string;
  to: string | null;
  /** Browsers load it; otherwise only the server says it. */
  inBrowsers: boolean;
}

/** The catalogues of all features, which a site may word otherwise. */
export interface Catalogues {
  areas: readonly WordingArea[];
  /** The original texts of an area in ICU MessageFormat, by key. */
  read(area: string, language: Language): Promise<Readonly<Record<string, string>>>;
}

/** The wording of a site in one language, as it is cached with the site. */
export interface OwnWording {
  words: SiteWording;
  /** The file for browsers, if there is anything to say there. */
  file: { hash: string; json: Buffer } | null;
}

/** The languages in which a site can be worded, beginning with the main one. */
export const wordedLanguages = ({ locale, languages }: { locale: string; languages: readonly string[] }) => [
  ...new Set([locale, ...languages].map(languageOf)),
];

export type OwnWordings = Readonly<Partial<Record<Language, OwnWording>>>;

/**
 * Reads the changed texts in the languages of the site. Those that don't fit the catalogues of this version are left out:
 * an earlier or later version, or another site, may have written them.
 */
export async function readOwnWording(
  catalogues: Catalogues,
  tx: Tx,
  languages: readonly Language[],
): Promise<OwnWordings> {
  const rows = Map.groupBy(await listWording(tx, languages), ({ language }) => language);
  const own: Partial<Record<Language, OwnWording>> = {};
  for (const language of languages) {
    const changed = rows.get(language);
    if (changed) own[language] = await wordingOf(catalogues, language, changed);
  }
  return own;
}

async function wordingOf(
  { areas, read }: Catalogues,
  language: Language,
  all: readonly WordingRecord[],
): Promise<OwnWording> {
  const rows = Map.groupBy(all, ({ area }) => area);
  const words: Record<string, SiteWording[string]> = {};
  for (const { area } of areas) {
    const changed = rows.get(area);
    if (!changed) continue;
    const originals = await read(area, language);
    const fitting = changed.filter(({ key, words: text }) => {
      const original = Object.hasOwn(originals, key) ? originals[key] : undefined;
      return original !== undefined && wordingProblem(text, original) === null;
    });
    if (fitting.length > 0)
      words[area] = compileMessages(Object.fromEntries(fitting.map(({ key, words: text }) => [key, text])));
  }
  const forBrowsers = areas.filter(({ area, inBrowsers }) => inBrowsers && words[area]);
  if (forBrowsers.length === 0) return { words, file: null };
  const json = Buffer.from(
    JSON.stringify(Object.fromEntries(forBrowsers.map(({ area }) => [area, words[area]]))),
  );
  return {
    words,
    file: { hash: createHash('sha256').update(json).digest('hex').slice(0, 32), json },
  };
}
