import { en } from './cities/en.ts';
import { de } from './cities/de.ts';
import { fr } from './cities/fr.ts';
import { it } from './cities/it.ts';
import { pt } from './cities/pt.ts';
import { es } from './cities/es.ts';
import { nl } from './cities/nl.ts';
import { ar } from './cities/ar.ts';
import { sv } from './cities/sv.ts';
import { pl } from './cities/pl.ts';
import { languageOf } from '../messages/languages.ts';
import { nameOfZone } from './zone-name.ts';

const cities = { en, de, fr, it, pt, es, nl, ar, sv, pl };

/** A time zone by its city, for emails: `Europe/Rome` → “Rom”. */
export const zoneName = (timeZone: string, locale: string): string =>
  nameOfZone(timeZone, cities[languageOf(locale)]);
