import { type AdminLanguage, adminLanguages, speakAdmin } from '../../../lib/messages/admin-area.ts';

const files = {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  es: () => import('./es.ts'),
} as const;

/** Makes the admin speak the language of its document. Awaited before anything is drawn. */
export async function loadAdminWords(): Promise<void> {
  const { lang } = document.documentElement;
  const language: AdminLanguage = adminLanguages.find((one) => one === lang) ?? 'en';
  speakAdmin(language, language === 'en' ? {} : (await files[language]()).catalogues);
}
