import { pageLanguage } from '../../../../lib/messages/area.ts';

/** A label within a sentence. Nouns in German keep their capital. */
export const inSentence = (label: string): string => (pageLanguage() === 'de' ? label : label.toLowerCase());
