import { defineData } from '../../messages/area.ts';
import { languageOf } from '../../messages/languages.ts';
import { type CityRows, nameOfZone } from '../zone-name.ts';

const cities = defineData<CityRows>({
  en: () => import('./en.ts').then(({ en }) => en),
  de: () => import('./de.ts').then(({ de }) => de),
  fr: () => import('./fr.ts').then(({ fr }) => fr),
  it: () => import('./it.ts').then(({ it }) => it),
  pt: () => import('./pt.ts').then(({ pt }) => pt),
  es: () => import('./es.ts').then(({ es }) => es),
  nl: () => import('./nl.ts').then(({ nl }) => nl),
  ar: () => import('./ar.ts').then(({ ar }) => ar),
  sv: () => import('./sv.ts').then(({ sv }) => sv),
  pl: () => import('./pl.ts').then(({ pl }) => pl),
});

/** A time zone by its city, for the screens of visitors: `Europe/Rome` → “Rom”. */
export const zoneName = (timeZone: string, locale: string): string =>
  nameOfZone(timeZone, cities.in(languageOf(locale)));
