import { pageLanguage } from '../../../../../../lib/messages/area.ts';
import { messagesNow } from '../../../../../../lib/messages/use-messages.ts';
import { synonymsAdmin } from '../../../../messages/admin-synonyms/area.ts';
import { en } from '../../../../messages/admin-synonyms/en.ts';

const isKnown = (type: string): type is keyof typeof en => Object.hasOwn(en, type);

/** “featureList” → “feature List” */
const spaced = (type: string): string => type.replaceAll(/(?=[A-Z])/g, ' ');

/**
 * Synonyms for a kind of block, from the trade and from other editors: in the admin's language and in English, whose names
 * many know from other editors.
 */
export function synonymsOf(type: string): string {
  if (!isKnown(type)) return '';
  return pageLanguage() === 'en'
    ? en[type]
    : `${messagesNow(synonymsAdmin)[type].replaceAll(',', '')} ${spaced(type)} ${en[type]}`;
}
