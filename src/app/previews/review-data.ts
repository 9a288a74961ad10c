import { reviewWords } from '../../features/pages/server/index.ts';
import { languageOf } from '../../lib/messages/languages.ts';

/** For the script that lets people comment on a shared preview; null on every other screen. */
export const reviewData = (path: string, locale: string) =>
  path.startsWith('/preview/') ? { words: reviewWords(languageOf(locale)), locale } : null;
