import { speakAdmin } from '../../../lib/messages/admin-area.ts';
import { keepCities } from '../../../lib/time-zones/admin-zones.ts';
import { en as englishCities } from '../../../lib/time-zones/cities/en.ts';
import { adminLanguageOf } from '../../../lib/messages/languages.ts';

const files = {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
} as const;

/** Makes the admin speak the language of its document. Awaited before anything is drawn. */
export async function loadAdminWords(): Promise<void> {
  const language = adminLanguageOf(document.documentElement.lang);
  const { catalogues, cities } =
    language === 'en' ? { catalogues: {}, cities: englishCities } : await files[language]();
  speakAdmin(language, catalogues);
  keepCities(cities);
}
